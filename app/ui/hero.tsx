import "./hero.css";
import type { ReactNode } from "react";
import { Picture, type PictureData } from "~/pictures/picture";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { PicturePanel } from "./picture-panel";
import { PictureNote } from "./pictures-note";

interface TextHeroProps {
  variant: "text";
  eyebrow?: string;
  title: string;
  lead?: string;
}

interface PictureHeroProps {
  variant: "split" | "wide";
  picture: PictureData;
  /** Whether the picture of a split opening is at the start edge of the page. */
  pictureAtStart?: boolean;
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: string;
  children?: ReactNode;
}

function TextHero({ eyebrow, title, lead }: Omit<TextHeroProps, "variant">) {
  return (
    <section className="page pt-12 pb-10 md:pt-14">
      {eyebrow && <p className="mb-4 eyebrow">{eyebrow}</p>}
      <div className="grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-[8fr_4fr]">
        <h1 className="display text-hero">{title}</h1>
        {lead && <p className="text-lead lg:pb-2">{lead}</p>}
      </div>
    </section>
  );
}

function SplitHero(props: Omit<PictureHeroProps, "variant">) {
  const { picture, pictureAtStart = false, crumbs, title, lead, children } = props;
  return (
    <section
      className={`grid rule-b lg:min-h-[calc(82svh-var(--header-height))] ${pictureAtStart ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]"}`}
    >
      <div
        className={`@container flex flex-col justify-center px-(--margin) pt-4 pb-14 lg:py-8 ${pictureAtStart ? "lg:ps-12 lg:pe-[max(var(--margin),calc((100vw-82.5rem)/2))]" : "lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-16"}`}
      >
        <div className="mb-6">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <h1 className="split-title display text-title-1">{title}</h1>
        {lead && <p className="mt-6 max-w-[46ch] text-lead">{lead}</p>}
        {children}
      </div>
      <PicturePanel
        picture={picture}
        // On phones too the box is wider than tall.
        sizes="(max-width: 767px) max(100vw, 62vh), (max-width: 1023px) max(100vw, 84vh), max(58vw, 132vh)"
        priority
        isAtStart={pictureAtStart}
        height={`${pictureAtStart ? "order-first min-h-[45svh]" : "min-h-72 max-lg:order-first"} md:min-h-[56svh]`}
      />
    </section>
  );
}

/** The picture leaves room for the title and the first sentence in the first screen. */
function WideHero({ picture, crumbs, title, lead, children }: Omit<PictureHeroProps, "variant">) {
  return (
    <section>
      <Picture
        picture={picture}
        sizes="(max-width: 767px) max(100vw, 44vh), 100vw"
        tallBelow="(max-width: 767px)"
        priority
        className="wide-picture w-full object-cover"
      />
      {/* Where both do not fit on a line, the note is above, at the picture. */}
      <div className="page flex flex-wrap-reverse items-baseline justify-between gap-x-6 pt-3">
        <Breadcrumbs crumbs={crumbs} />
        <PictureNote>{picture.note}</PictureNote>
      </div>
      <div className="page grid gap-x-(--gutter) gap-y-4 pt-3 lg:grid-cols-[8fr_4fr]">
        {/* Arabic titles are sentences. */}
        <h1 className="display text-title-1 rtl:text-[min(10.625vw,4rem)]">{title}</h1>
        <div>
          {lead && <p className="max-w-[44ch] text-lead">{lead}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}

/**
 * The opening of a page. Openings of a single page are in their feature.
 *
 * `split`: text on paper, a larger picture to the end edge of the page, or to its start.
 * `wide`: a picture as wide as the page, the text below it.
 */
export function Hero(props: TextHeroProps | PictureHeroProps) {
  if (props.variant === "text") return <TextHero {...props} />;
  return props.variant === "split" ? <SplitHero {...props} /> : <WideHero {...props} />;
}
