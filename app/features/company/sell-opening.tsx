import "./sell-opening.css";
import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

interface SellOpeningProps {
  picture: PictureData;
  eyebrow: string;
  title: string;
  lead: string;
  /** The valuation form, beside the promise on a desk, under it on a phone. */
  children: ReactNode;
}

/** The promise on a picture that bleeds, and the form on a paper that lies over its edge. */
export function SellOpening({ picture, eyebrow, title, lead, children }: SellOpeningProps) {
  return (
    <section className="relative isolate page-grid lg:grid-rows-[auto]">
      <div className="sell-scrim scrim-above scrim-below relative -z-10 col-[full] row-start-1 min-h-[80svh] lg:h-svh lg:min-h-[40rem]">
        <Picture
          picture={picture}
          sizes="(max-width: 767px) max(100vw, 60vh), max(100vw, 150vh)"
          tallBelow="(max-width: 767px)"
          priority
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="row-start-1 self-end pt-32 pb-10 text-paper [--accent:currentColor] lg:col-[content-start/span_6] lg:flex lg:h-svh lg:min-h-[40rem] lg:flex-col lg:justify-end lg:self-start lg:pe-8 lg:pb-20">
        <p className="mb-4 eyebrow">{eyebrow}</p>
        <h1 className="display text-hero lg:text-title-1">{title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead">{lead}</p>
      </div>
      <div className="bg-paper py-10 lg:col-[span_6/content-end] lg:row-start-1 lg:mt-[calc(var(--header-height)+0.5rem)] lg:-mb-16 lg:self-end lg:p-8">
        {children}
      </div>
    </section>
  );
}
