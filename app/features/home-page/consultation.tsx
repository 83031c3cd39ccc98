import "./home-page.css";
import { contactPath } from "~/features/enquiries/contact-path";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";
import { ActionLink } from "~/ui/action";

interface ConsultationProps {
  picture: PictureData;
}

/** A large sentence on a dark ground, with an upright picture that overlaps the next section. */
export function Consultation({ picture }: ConsultationProps) {
  const messages = useMessages("homePage").consultation;
  return (
    <section className="page-grid on-ink">
      <div className="py-12 lg:col-[content-start/col-end_7] lg:pt-56 lg:pb-32" data-reveal="">
        <p className="mb-5 eyebrow">{messages.eyebrow}</p>
        <h2 className="display text-title-1">{messages.title}</h2>
        <p className="mt-5 max-w-[52ch] text-lead quiet lg:mt-8">{messages.text}</p>
        <ActionLink
          variant="brass"
          to={contactPath({ about: messages.about })}
          className="mt-7 w-full sm:w-auto lg:mt-10"
        >
          {messages.action}
          <span className="sr-only">: {messages.about}</span>
        </ActionLink>
      </div>
      <Picture
        picture={picture}
        tallBelow="all"
        sizes="(width < 40rem) 1px, (width < 64rem) 62vw, (width < 88rem) 32vw, 440px"
        className="overlaps-next relative aspect-3/4 w-full object-cover max-sm:hidden sm:col-[col-start_6/full-end] lg:col-[col-start_9/content-end] lg:self-end"
      />
    </section>
  );
}
