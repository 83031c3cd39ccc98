import "./hero.css";
import type { ReactNode } from "react";
import type { PictureData } from "~/pictures/picture";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { PicturePanel } from "./picture-panel";

interface TextHeroProps {
  variant: "text";
  eyebrow?: string;
  title: string;
  lead?: string;
}

interface SplitHeroProps {
  variant: "split";
  picture: PictureData;
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: string;
  children?: ReactNode;
}

function TextHero({ eyebrow, title, lead }: Omit<TextHeroProps, "variant">) {
  return (
    <section className="page pt-12 pb-10 md:pt-24 md:pb-16">
      {eyebrow && <p className="mb-4 eyebrow">{eyebrow}</p>}
      <div className="grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-[8fr_4fr]">
        <h1 className="display text-hero">{title}</h1>
        {lead && <p className="text-lead lg:pb-2">{lead}</p>}
      </div>
    </section>
  );
}

function SplitHero({ picture, crumbs, title, lead, children }: Omit<SplitHeroProps, "variant">) {
  return (
    <section className="grid rule-b lg:min-h-[calc(88svh-var(--header-height))] lg:grid-cols-[5fr_7fr]">
      <div className="split-text flex flex-col justify-center px-(--margin) py-14 lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-16">
        <div className="mb-6">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <h1 className="split-title display text-title-1">{title}</h1>
        {lead && <p className="mt-6 max-w-[46ch] text-lead">{lead}</p>}
        {children}
      </div>
      <PicturePanel
        picture={picture}
        // On phones its width is 60vh. Without that, a screen with 1.75 px per CSS pixel fetches half as
        // much again.
        sizes="(max-width: 767px) max(100vw, 56vh), (max-width: 1023px) max(100vw, 84vh), max(58vw, 132vh)"
        tallBelow="(max-width: 767px)"
        priority
        height="min-h-[40svh] md:min-h-[56svh]"
      />
    </section>
  );
}

/**
 * The opening of a page. Openings of a single page are in their feature.
 *
 * `split`: text on paper at the start, a larger picture to the end edge of the page.
 */
export function Hero(props: TextHeroProps | SplitHeroProps) {
  return props.variant === "text" ? <TextHero {...props} /> : <SplitHero {...props} />;
}
