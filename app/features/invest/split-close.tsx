import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

interface SplitCloseProps {
  picture: PictureData;
  note: string;
  title: string;
  text: string;
  /** One primary action, at most one second one (`text`). */
  children: ReactNode;
}

/** A page's close in two: a picture that bleeds at the start, the next step on paper at the end. */
export function SplitClose({ picture, note, title, text, children }: SplitCloseProps) {
  return (
    <section className="grid rule-t lg:grid-cols-[6fr_6fr]">
      <figure className="relative min-h-[60vw] lg:min-h-[38rem]">
        <Picture
          picture={picture}
          sizes="(width < 64rem) 100vw, max(50vw, 57rem)"
          className="absolute inset-0 size-full object-cover"
        />
        <figcaption className="absolute start-0 bottom-0 bg-paper px-4 py-2 text-small quiet">
          {note}
        </figcaption>
      </figure>
      <div
        className="flex flex-col justify-center px-(--margin) py-16 lg:ps-20 lg:pe-[max(var(--margin),calc((100vw-82.5rem)/2))]"
        data-reveal=""
      >
        <h2 className="max-w-[14ch] display text-title-1">{title}</h2>
        <p className="mt-5 max-w-[42ch] text-lead">{text}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}
