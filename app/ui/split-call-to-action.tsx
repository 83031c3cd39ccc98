import type { PictureData } from "~/pictures/picture";
import type { CallToActionProps } from "./call-to-action";
import { PicturePanel } from "./picture-panel";

interface SplitCallToActionProps extends Omit<CallToActionProps, "picture" | "titleSize"> {
  picture: PictureData;
}

/** The end of a page on paper: a picture to its start edge, and the next action. */
export function SplitCallToAction({ title, text, picture, children }: SplitCallToActionProps) {
  return (
    <section className="grid rule-t lg:grid-cols-[6fr_6fr]">
      <PicturePanel
        picture={picture}
        sizes="(width < 64rem) 100vw, max(50vw, 57rem)"
        height="min-h-[60vw] lg:min-h-[38rem]"
        isAtStart
      />
      <div
        className="flex flex-col justify-center px-(--margin) py-10 lg:ps-20 lg:pe-[max(var(--margin),calc((100vw-82.5rem)/2))]"
        data-reveal=""
      >
        <h2 className="max-w-[14ch] display text-title-2">{title}</h2>
        {text && <p className="mt-5 max-w-[42ch] text-lead">{text}</p>}
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}
