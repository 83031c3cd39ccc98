import "./benefit-list.css";
import type { SitePath } from "~/locale";
import { ActionLink } from "./action";
import { Sources, type SourceLink } from "./sources";

interface Benefit {
  title: string;
  text: string;
  link?: { title: string; to: SitePath };
  /** A further sentence in small type, with its sources. */
  note?: { text: string; label: string; sources: readonly SourceLink[] };
}

interface BenefitListProps {
  /**
   * `lead`: the first item as large as a headline, the others in its margin.
   * `hanging`: items at three heights below one line, under the sentence.
   * `margin`: one below the other on travertine, with a sticky title in the margin.
   * `stepping`: in large type on brass hairlines, each further indented.
   */
  variant: keyof typeof looks;
  title: string;
  benefits: readonly Benefit[];
}

const looks = {
  lead: {
    section: "section",
    page: "",
    title: "eyebrow",
    list: "mt-6 grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[7fr_4fr] lg:justify-between",
    item: "group not-first:rule-t not-first:pt-5 lg:first:row-span-2",
    name: "display text-title-3 group-first:max-w-[12ch] group-first:text-title-2",
    text: "mt-3 group-first:mt-6 group-first:max-w-[46ch] group-first:text-lead",
  },
  hanging: {
    section: "pt-[clamp(4rem,8vw,8rem)]",
    page: "",
    title: "max-w-[24ch] display text-title-2",
    list: "mt-14 grid gap-x-(--gutter) gap-y-10 [--rule:var(--color-bronze)] md:mt-20 lg:rule-t lg:grid-cols-[5fr_4fr_3fr]",
    item: "hanging-item relative max-lg:rule-t max-lg:pt-5",
    name: "display text-title-3",
    text: "mt-3 max-w-[44ch]",
  },
  margin: {
    section: "bg-travertine section",
    page: "grid gap-x-(--gutter) gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-16",
    title: "display text-title-2 top-[calc(var(--header-height)+2rem)] lg:sticky lg:self-start",
    list: "",
    item: "[--rule:#14201f40] rule-b py-8 first:rule-t md:py-10",
    name: "display text-title-3",
    text: "mt-3 max-w-[56ch] text-lead",
  },
  stepping: {
    section: "section-grand",
    page: "",
    title: "eyebrow",
    list: "mt-10",
    item: "grid items-baseline gap-x-(--gutter) gap-y-3 rule-t border-[#d9b27c99] py-8 md:grid-cols-[minmax(max-content,7fr)_5fr] md:py-12 lg:nth-2:ms-[16.666%] lg:nth-3:ms-[33.333%]",
    name: "grand-title display text-hero",
    text: "max-w-[34ch] quiet",
  },
} as const;

export function BenefitList({ variant, title, benefits }: BenefitListProps) {
  const look = looks[variant];
  return (
    <section aria-labelledby="benefits" className={look.section}>
      <div className={`page ${look.page}`}>
        <h2
          id="benefits"
          className={look.title}
          data-reveal={variant === "hanging" ? "" : undefined}
        >
          {title}
        </h2>
        <ul className={look.list}>
          {benefits.map(({ title: name, text, link, note }) => (
            <li key={name} className={look.item} data-reveal="">
              <h3 className={look.name}>{name}</h3>
              <p className={look.text}>{text}</p>
              {note && (
                <>
                  <p className="mt-3 text-small quiet measure">{note.text}</p>
                  <Sources {...note} />
                </>
              )}
              {link && (
                <ActionLink variant="text" to={link.to} className="mt-4">
                  {link.title}
                </ActionLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
