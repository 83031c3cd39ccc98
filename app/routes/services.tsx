import { services, servicesPage } from "~/content/services";
import { picture } from "~/pictures/find-picture";
import { CallToAction } from "~/sections/call-to-action";
import { ServiceDescription } from "~/sections/services/service-description";
import { ServiceIndex } from "~/sections/services/service-index";
import { ServicesOpening } from "~/sections/services/services-opening";
import { contactPath } from "~/site/contact-path";
import { pageMeta } from "~/site/page-meta";
import { ActionLink } from "~/ui/action-link";
import type { Route } from "./+types/services";

export const loader = () => ({
  ...servicesPage,
  picture: picture(servicesPage.picture),
  services: services.map((service) => ({
    ...service,
    picture: service.picture && picture(service.picture),
  })),
  table: picture(servicesPage.close.picture),
  headings: services.map(({ id }) => `${id}-title`),
});

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead, index, headings, close } = loaderData;
  return (
    <>
      <ServicesOpening eyebrow={eyebrow} title={title} lead={lead} picture={loaderData.picture} />
      <div className="page-grid gap-y-10 section">
        <div className="lg:col-[content-start/span_4]">
          <ServiceIndex label={index} services={loaderData.services} headings={headings} />
        </div>
        <div className="lg:col-[span_8/content-end] lg:ps-10 xl:ps-16">
          {loaderData.services.map((service) => (
            <ServiceDescription
              key={service.id}
              service={service}
              words={{ for: loaderData.for }}
            />
          ))}
        </div>
      </div>
      <CallToAction title={close.title} text={close.text} picture={loaderData.table}>
        <ActionLink look="brass" to={contactPath({ interest: "services" })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to={close.team.to}>
          {close.team.title}
        </ActionLink>
      </CallToAction>
    </>
  );
}
