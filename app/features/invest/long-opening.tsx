import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";

interface LongOpeningProps {
  picture: PictureData;
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  note: string;
}

/** An opening long and low: a bare picture at 21:9, the title on paper cut into its lower edge. */
export function LongOpening({ picture, crumbs, title, lead, note }: LongOpeningProps) {
  return (
    <section>
      <figure className="scrim-above relative h-[58svh] w-full md:aspect-21/9 md:h-auto md:max-h-[70svh] md:min-h-80">
        <Picture
          picture={picture}
          sizes="(max-width: 767px) max(100vw, 44vh), 100vw"
          tallBelow="(max-width: 767px)"
          priority
          className="absolute inset-0 size-full object-cover object-bottom"
        />
        <figcaption className="absolute end-0 bottom-0 bg-paper px-4 py-2 text-small quiet">
          {note}
        </figcaption>
      </figure>
      <div className="relative page-grid items-end gap-y-5">
        <div className="pt-8 lg:col-[full-start/col-end_8] lg:-mt-24 lg:bg-paper lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))] lg:pe-12 lg:pt-10">
          <div className="mb-4">
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <h1 className="display text-title-1">{title}</h1>
        </div>
        <p className="max-w-[40ch] text-lead lg:col-[col-start_9/content-end] lg:pt-8 lg:pb-2">
          {lead}
        </p>
      </div>
    </section>
  );
}
