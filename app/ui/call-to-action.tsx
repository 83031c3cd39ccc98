import type { ReactNode } from "react";
import type { SitePath } from "~/locale";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "./action";

export interface CallToActionProps {
  title: string;
  /** The class of the title's size: at most that of the page's title. */
  titleSize?: string;
  text?: string;
  picture?: PictureData;
  /** One primary action (`brass` on ink) and at most one secondary one (`text`). */
  children: ReactNode;
}

/** The end of a page on ink or on a picture: one line, and the next action. */
export function CallToAction({
  title,
  titleSize = "text-title-2",
  text,
  picture,
  children,
}: CallToActionProps) {
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
      <div className="page" data-reveal="">
        <h2 className={`max-w-[18ch] display ${titleSize}`}>{title}</h2>
        {text && <p className="mt-6 max-w-[48ch] text-lead">{text}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}

interface NextStepProps {
  to: SitePath;
  action: string;
  children: ReactNode;
}

/** A ruled line at the end of a list: what it does not have, and whom to ask. */
export function NextStep({ to, action, children }: NextStepProps) {
  return (
    <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rule-t rule-b py-6">
      <div>{children}</div>
      <ActionLink variant="text" to={to}>
        {action}
      </ActionLink>
    </div>
  );
}
