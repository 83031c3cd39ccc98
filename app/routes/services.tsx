import { services } from "~/data/services";
import { DescribeIt } from "~/features/company/describe-it";
import { ServiceDescription } from "~/features/company/service-description";
import { ServicesOpening } from "~/features/company/services-opening";
import { ServiceIndex } from "~/features/company/services-side-index";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/services";

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words: all } = pageWords(params);
  const { items, ...words } = all.services;
  return {
    ...words,
    picture: picture(locale, "pages/services"),
    services: services.map((service) => ({
      ...items[service.id],
      id: service.id,
      picture: "picture" in service ? picture(locale, service.picture) : undefined,
    })),
    table: picture(locale, "home/consultation"),
    ids: services.map(({ id }) => id),
  };
}

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
            <ServiceDescription key={service.id} {...service} />
          ))}
        </div>
      </div>
      <DescribeIt {...close} picture={loaderData.table} />
    </>
  );
}
