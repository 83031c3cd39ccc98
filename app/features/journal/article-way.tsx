import type { SitePath } from "~/locale";
import { SiteLink } from "~/ui/site-link";

export interface WayOn {
  /** Where it lies from here: "Older", "All articles". */
  direction: string;
  title: string;
  to: SitePath;
}

interface ArticleWayProps {
  label: string;
  ways: readonly WayOn[];
}

/** The way on from an article: two halves parted by a hairline. */
export function ArticleWay({ label, ways }: ArticleWayProps) {
  return (
    <nav aria-label={label} className="rule-t">
      <ul className="page grid md:grid-cols-2">
        {ways.map(({ direction, title, to }, index) => (
          <li
            key={to}
            className={`group relative py-10 md:py-16 ${index > 0 ? "max-md:rule-t md:border-s md:border-[#cdc4b4] md:ps-12" : "md:pe-12"}`}
          >
            <p className="eyebrow">{direction}</p>
            <SiteLink
              to={to}
              className="mt-3 block max-w-[18ch] display text-title-2 text-balance group-hover:text-bronze after:absolute after:inset-0"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
