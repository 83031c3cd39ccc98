import type { ReactNode } from "react";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

interface SplitOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  note?: string;
  children?: ReactNode;
}

/** A page's opening in two: words on paper at the start, a larger picture that bleeds at the end. */
export function SplitOpening(props: SplitOpeningProps) {
  const { picture, crumbs, title, lead, note, children } = props;
  return (
    <section className="grid rule-b lg:min-h-[calc(88svh-var(--header-height))] lg:grid-cols-[5fr_7fr]">
      <div className="flex flex-col justify-center px-(--margin) py-14 lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-14">
        <div className="mb-6">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <h1 className="display text-title-1">{title}</h1>
        {lead && <p className="mt-6 max-w-[46ch] text-lead">{lead}</p>}
        {children}
      </div>
      <figure className="relative min-h-[56svh]">
        <Picture
          picture={picture}
          sizes="(max-width: 1023px) max(100vw, 84vh), max(58vw, 132vh)"
          tallBelow="(max-width: 767px)"
          priority
          className="absolute inset-0 size-full object-cover"
        />
        {note && (
          <figcaption className="absolute start-0 bottom-0 bg-paper px-4 py-2 text-small quiet">
            {note}
          </figcaption>
        )}
      </figure>
    </section>
  );
}
