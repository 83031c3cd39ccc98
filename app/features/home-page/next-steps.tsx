import type { SitePath } from "~/locale";
import "./home-page.css";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { SiteLink } from "~/ui/site-link";

interface NextStep {
  title: string;
  text: string;
  to: SitePath;
  picture: PictureData;
}

interface NextStepsProps {
  title: string;
  rows: readonly NextStep[];
}

/** Three numbered rows as wide as the page; hovering one shows its picture. */
export function NextSteps({ title, rows }: NextStepsProps) {
  return (
    <section className="page section">
      <h2 className="mb-8 eyebrow" data-reveal="">
        {title}
      </h2>
      <ol className="next-steps">
        {rows.map((row, index) => (
          <li key={row.to} className="next-step rule-t">
            <span aria-hidden className="next-step-number figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="next-step-title display">
              <SiteLink to={row.to} className="next-step-link">
                {row.title}
              </SiteLink>
            </h3>
            <p className="next-step-text">{row.text}</p>
            <div className="next-step-picture max-md:hidden" data-reveal="">
              <Picture
                picture={row.picture}
                alt=""
                tallBelow="(width >= 64rem)"
                sizes="(width < 48rem) 1px, (width < 64rem) 18rem, 32rem"
                className="size-full object-cover"
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
