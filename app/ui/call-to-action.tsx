import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

interface CallToActionProps {
  title: string;
  text?: string;
  picture?: PictureData;
  /** One primary action (`brass`), at most one second one (`text`). */
  children: ReactNode;
}

/** A page's close: one line, the next step, on ink or on a picture. */
export function CallToAction({ title, text, picture, children }: CallToActionProps) {
  return (
    <section className={`relative isolate on-ink section-grand ${picture ? "" : "rule-b"}`}>
      {picture && (
        <div className="scrim-start absolute inset-0 -z-10">
          <Picture
            picture={picture}
            alt=""
            sizes="max(100vw, 900px)"
            tallBelow="(max-width: 767px)"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className={`page ${picture ? "[--accent:var(--color-paper)]" : ""}`} data-reveal="">
        <h2 className="max-w-[18ch] display text-hero">{title}</h2>
        {text && <p className="mt-6 max-w-[48ch] text-lead">{text}</p>}
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}
