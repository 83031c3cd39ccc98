import { contactPath } from "~/features/enquiries/contact-path";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { ActionLink } from "~/ui/action-link";

interface DescribeItProps {
  title: string;
  text: string;
  action: string;
  team: string;
  picture: PictureData;
}

/** The close of /services: the table bleeding off at the start, and a seat at it. */
export function DescribeIt({ title, text, action, team, picture }: DescribeItProps) {
  return (
    <section className="page-grid gap-y-10 bg-travertine">
      <Picture
        picture={picture}
        sizes="(max-width: 1023px) 100vw, 58vw"
        className="col-[full] aspect-3/2 size-full object-cover lg:col-[full-start/span_8]"
      />
      <div className="pb-16 lg:col-[span_5/content-end] lg:self-end lg:ps-6 lg:pt-16 lg:pb-20">
        <h2 className="display text-title-1">{title}</h2>
        <p className="mt-6 text-lead">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ActionLink to={contactPath({ interest: "services" })}>{action}</ActionLink>
          <ActionLink look="text" to="/team">
            {team}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
