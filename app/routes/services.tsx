import { services, servicesPage } from "~/content/en/services";
import { DescribeIt } from "~/features/company/describe-it";
import { ServiceDescription } from "~/features/company/service-description";
import { ServicesOpening } from "~/features/company/services-opening";
import { ServiceIndex } from "~/features/company/services-side-index";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/services";

export const loader = () => ({
  ...servicesPage,
  picture: picture(servicesPage.picture),
  services: services.map((service) => ({
    ...service,
    picture: service.picture && picture(service.picture),
  })),
  table: picture(servicesPage.close.picture),
  ids: services.map(({ id }) => id),
});

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead, index, ids, close } = loaderData;
  return (
    <>
      <ServicesOpening eyebrow={eyebrow} title={title} lead={lead} picture={loaderData.picture} />
      <div className="page-grid gap-y-10 section">
        <div className="lg:col-[content-start/span_4]">
          <ServiceIndex label={index} services={loaderData.services} ids={ids} />
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
      <DescribeIt {...close} picture={loaderData.table} />
    </>
  );
}
