import type { Picture as PictureData } from "~/pictures/picture-data";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { PicturePanel } from "~/ui/picture-panel";

interface YieldOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  /** "6–8%": the grandest numeral of the site. */
  yields: string;
  title: string;
  lead: string;
  note: string;
}

/** An opening that is one figure on paper, with the tower it speaks of at its side. */
export function YieldOpening({ picture, crumbs, yields, title, lead, note }: YieldOpeningProps) {
  return (
    <section className="grid rule-b lg:min-h-[calc(86svh-var(--header-height))] lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col px-(--margin) pt-10 pb-12 lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-6 lg:pt-[8svh]">
        <Breadcrumbs crumbs={crumbs} />
        <h1>
          <span className="-ms-1 mt-6 block display text-[min(33vw,15rem)] leading-[0.85] lg:mt-10 lg:text-colossal">
            {yields}
          </span>{" "}
          <span className="mt-8 block display text-title-2 lg:mt-12">{title}</span>
        </h1>
        <p className="mt-5 max-w-[42ch] text-lead">{lead}</p>
      </div>
      <PicturePanel
        picture={picture}
        note={note}
        sizes="(max-width: 1023px) max(100vw, 88vh), max(42vw, 130vh)"
        tallBelow="(max-width: 767px)"
        priority
        height="min-h-[58svh]"
        className="object-[44%_50%]"
      />
    </section>
  );
}
