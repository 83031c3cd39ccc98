import { contactPath } from "~/features/enquiries/contact-links";
import "./home-page.css";
import { useMessages } from "~/hooks/use-messages";
import type { SitePath } from "~/locale";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

interface ConsultationProps {
  picture: PictureData;
}

export function Consultation({ picture }: ConsultationProps) {
  const messages = useMessages("homePage").consultation;
  return (
    <section className="page-grid on-ink">
      <div className="py-12 lg:col-[content-start/col-end_7] lg:pt-56 lg:pb-32" data-reveal="">
        <p className="mb-5 eyebrow">{messages.eyebrow}</p>
        <h2 className="display text-title-2 md:text-title-1">{messages.title}</h2>
        <p className="mt-5 max-w-[52ch] text-lead quiet lg:mt-8">{messages.text}</p>
        <ActionLink
          variant="brass"
          to={contactPath({ about: messages.about })}
          className="mt-7 w-full sm:w-auto lg:mt-10"
        >
          {messages.action}
          <HiddenDetail text={messages.about} />
        </ActionLink>
      </div>
      <Picture
        picture={picture}
        tallBelow="all"
        sizes="(width < 40rem) 1px, (width < 64rem) 62vw, (width < 88rem) 32vw, 440px"
        className="relative -mb-12 aspect-3/4 w-full object-cover max-sm:hidden sm:col-[col-start_6/full-end] lg:col-[col-start_9/content-end] lg:-mb-28 lg:self-end"
      />
    </section>
  );
}

interface NextStep {
  title: string;
  text: string;
  to: SitePath;
  picture: PictureData;
}

interface NextStepsProps {
  title: string;
  rows: readonly NextStep[];
}

export function NextSteps({ title, rows }: NextStepsProps) {
  return (
    <section className="page section">
      <h2 className="mb-8 eyebrow" data-reveal="">
        {title}
      </h2>
      <ol className="next-steps relative rule-b lg:grid lg:auto-rows-fr">
        {rows.map((row, index) => (
          <li key={row.to} className="next-step relative grid rule-t">
            <span aria-hidden className="text-small text-bronze figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="next-step-title display text-title-3 md:text-title-1">
              <SiteLink to={row.to} className="covering-link">
                {row.title}
              </SiteLink>
            </h3>
            <p className="col-start-2 mt-2 max-w-[34ch] lg:col-start-3 lg:mt-0 lg:max-w-[27ch]">
              {row.text}
            </p>
            <div
              className="next-step-picture end-0 self-start overflow-hidden max-md:hidden md:max-lg:aspect-3/2 lg:absolute lg:z-1"
              data-reveal=""
            >
              <Picture
                picture={row.picture}
                alt=""
                tallBelow="(width >= 64rem)"
                sizes="(width < 48rem) 1px, (width < 64rem) 18rem, 32rem"
                className="size-full object-cover"
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
