import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

interface PictureOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  /** Where the picture shows a project or a home: "Artist's impression". */
  note?: string;
  /** The actions, at the end of the line on a desk and within the thumb's reach on a phone. */
  children?: ReactNode;
}

/** A page's opening on a picture that fills the screen; the title low at the start, the action at the end. */
export function PictureOpening(props: PictureOpeningProps) {
  const { picture, crumbs, title, lead, note, children } = props;
  return (
    <section className="scrim-above relative isolate flex min-h-svh on-ink">
      <div className="absolute inset-0 -z-10">
        <Picture
          picture={picture}
          sizes="(max-width: 767px) max(100vw, 75vh), max(100vw, 178vh)"
          tallBelow="(max-width: 767px)"
          priority
          className="size-full object-cover"
        />
      </div>
      <div className="scrim-words mt-auto w-full pt-40 pb-8 md:pb-14">
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
          {note && <p className="text-small quiet lg:col-span-2">{note}</p>}
        </div>
      </div>
    </section>
  );
}
