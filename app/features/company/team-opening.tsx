import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

interface TeamOpeningProps {
  picture: PictureData;
  title: string;
  lead: string;
  /** The sentence. */
  children: ReactNode;
}

/** The partners' office bleeding off at the start; beside it the sentence that begins a message. */
export function TeamOpening({ picture, title, lead, children }: TeamOpeningProps) {
  return (
    <section className="grid rule-b lg:min-h-[calc(100svh-var(--header-height))] lg:grid-cols-[5fr_7fr]">
      <Picture
        picture={picture}
        sizes="(max-width: 1023px) max(100vw, 60vh), max(42vw, 140vh)"
        priority
        className="h-[38svh] w-full object-cover object-[58%_50%] lg:h-full"
      />
      <div className="flex flex-col justify-between gap-y-12 px-(--margin) py-10 lg:py-16 lg:ps-14 lg:pe-[max(var(--margin),calc((100vw-82.5rem)/2))] xl:ps-20">
        <div>
          <h1 className="display text-title-3">{title}</h1>
          <p className="mt-3 max-w-[44ch] text-lead">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
