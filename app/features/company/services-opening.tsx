import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

interface ServicesOpeningProps {
  eyebrow: string;
  title: string;
  lead: string;
  picture: PictureData;
}

/** Words in the margin's column, the desk where the first talk is held bleeding off at the end. */
export function ServicesOpening({ eyebrow, title, lead, picture }: ServicesOpeningProps) {
  return (
    <section className="page-grid items-end gap-y-10 pt-12 md:pt-20">
      <div className="lg:col-[content-start/span_8] lg:row-start-1">
        <p className="mb-4 eyebrow">{eyebrow}</p>
        <h1 className="display text-title-1">{title}</h1>
      </div>
      <p className="max-w-[40ch] text-lead lg:col-[content-start/span_3] lg:row-start-2 lg:self-end lg:pb-10">
        {lead}
      </p>
      <Picture
        picture={picture}
        sizes="(max-width: 1023px) 100vw, 78vw"
        tallBelow="(max-width: 767px)"
        priority
        className="col-[full] aspect-4/5 w-full object-cover md:aspect-16/9 lg:col-[span_9/full-end] lg:row-start-2 lg:aspect-21/10"
      />
    </section>
  );
}
