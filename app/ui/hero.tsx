import "./scrim.css";
import type { ReactNode } from "react";
import { Picture, type PictureData } from "~/pictures/picture";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { PicturePanel } from "./picture-panel";

interface TextHeroProps {
  variant: "text";
  eyebrow?: string;
  title: string;
  lead?: string;
}

interface PicturedHeroProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: string;
  children?: ReactNode;
}

type HeroProps =
  | TextHeroProps
  | ({
      /**
       * `picture`: as high as the screen, with the title at the start and the actions at the end.
       * `split`: text on paper at the start, a larger picture to the end edge of the page.
       */
      variant: "picture" | "split";
    } & PicturedHeroProps);

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

function PictureHero({ picture, crumbs, title, lead, children }: PicturedHeroProps) {
  return (
    <section
      className={`scrim-above relative isolate flex min-h-svh on-ink ${picture.light ? "scrim-dusk" : ""}`}
    >
      <div className="absolute inset-0 -z-10">
        <Picture
          picture={picture}
          sizes="(max-width: 767px) max(100vw, 75vh), max(100vw, 178vh)"
          tallBelow="(max-width: 767px)"
          priority
          className="size-full object-cover"
        />
      </div>
      <div className="scrim-text mt-auto w-full pt-40 pb-8 md:pb-14">
        <div className="page grid items-end gap-x-(--gutter) gap-y-6 lg:grid-cols-[8fr_4fr] lg:gap-x-16">
          <div>
            <div className="mb-4 [--accent:var(--color-paper)] [--quiet:var(--color-paper)]">
              <Breadcrumbs crumbs={crumbs} />
            </div>
            <h1 className="display text-hero">{title}</h1>
          </div>
          <div className="flex flex-col items-start gap-6">
            {lead && <p className="max-w-[44ch] text-lead">{lead}</p>}
            {children && (
              <div className="flex w-full flex-col items-stretch gap-x-6 gap-y-2 sm:flex-row sm:items-center">
                {children}
              </div>
            )}
          </div>
          {picture.note && <p className="text-small quiet lg:col-span-2">{picture.note}</p>}
        </div>
      </div>
    </section>
  );
}

function SplitHero({ picture, crumbs, title, lead, children }: PicturedHeroProps) {
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
        // On phones its width is 84vh. Without that, a screen with 1.75 px per CSS pixel fetches half as
        // much again.
        sizes="(max-width: 767px) max(100vw, 78vh), (max-width: 1023px) max(100vw, 84vh), max(58vw, 132vh)"
        tallBelow="(max-width: 767px)"
        priority
        height="min-h-[56svh]"
      />
    </section>
  );
}

/** The opening of a page. Openings of a single page are in their feature. */
export function Hero(props: HeroProps) {
  if (props.variant === "text") return <TextHero {...props} />;
  return props.variant === "picture" ? <PictureHero {...props} /> : <SplitHero {...props} />;
}
