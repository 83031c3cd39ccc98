import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { PicturePanel } from "./picture-panel";

interface CallToActionMessages {
  title: string;
  text?: string;
  /** One primary action (`brass` on ink) and at most one secondary one (`text`). */
  children: ReactNode;
}

type CallToActionProps = CallToActionMessages &
  (
    | {
        /** The default: on ink, or on a picture. */
        variant?: "band";
        picture?: PictureData;
      }
    | {
        /** On paper, one large line with the action at its end. */
        variant: "quiet";
        /** A further note, such as on risk. */
        aside?: ReactNode;
      }
    | {
        /** One line between two brass hairlines, for a page on ink. */
        variant: "framed";
        aside?: ReactNode;
      }
    | {
        /** A picture to the start edge of the page, the action on paper at the end. */
        variant: "split";
        picture: PictureData;
        /** The caption of the picture. */
        note: string;
      }
  );

/** The end of a page: one line, and the next action. */
export function CallToAction(props: CallToActionProps) {
  const { title, text, children } = props;
  if (props.variant === "quiet")
    return (
      <section className="page section-grand">
        <div
          className="grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_4fr] lg:justify-between"
          data-reveal=""
        >
          <h2 className="max-w-[14ch] self-start display text-hero">{title}</h2>
          <div className="flex flex-col items-start gap-6">
            {text && <p className="text-lead">{text}</p>}
            <div className="flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
            {props.aside}
          </div>
        </div>
      </section>
    );
  if (props.variant === "framed")
    return (
      <section className="page section-grand">
        <div className="border-y border-[#d9b27c99] py-14 md:py-20" data-reveal="">
          <h2 className="display text-hero">{title}</h2>
          <div className="mt-8 grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_5fr]">
            <div>
              {text && <p className="max-w-[42ch] text-lead">{text}</p>}
              <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
            </div>
            {props.aside}
          </div>
        </div>
      </section>
    );
  if (props.variant === "split")
    return (
      <section className="grid rule-t lg:grid-cols-[6fr_6fr]">
        <PicturePanel
          picture={props.picture}
          note={props.note}
          sizes="(width < 64rem) 100vw, max(50vw, 57rem)"
          height="min-h-[60vw] lg:min-h-[38rem]"
        />
        <div
          className="flex flex-col justify-center px-(--margin) py-16 lg:ps-20 lg:pe-[max(var(--margin),calc((100vw-82.5rem)/2))]"
          data-reveal=""
        >
          <h2 className="max-w-[14ch] display text-title-1">{title}</h2>
          {text && <p className="mt-5 max-w-[42ch] text-lead">{text}</p>}
          <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
        </div>
      </section>
    );
  return (
    <section className={`relative isolate on-ink section-grand ${props.picture ? "" : "rule-b"}`}>
      {props.picture && (
        <div className="scrim-start">
          <Picture
            picture={props.picture}
            alt=""
            sizes="max(100vw, 900px)"
            tallBelow="(max-width: 767px)"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="page" data-reveal="">
        <h2 className="max-w-[18ch] display text-hero">{title}</h2>
        {text && <p className="mt-6 max-w-[48ch] text-lead">{text}</p>}
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}
