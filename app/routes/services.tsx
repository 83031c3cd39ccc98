import "~/features/company/services.css";
import { teamPath } from "~/content/paths";
import { services } from "~/content/services";
import { contactPath } from "~/features/enquiries/contact-links";
import { useCurrentSection } from "~/hooks/use-current-section";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import type { Route } from "./+types/services";

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages: all } = site;
  const { items, ...messages } = all.services;
  return {
    ...messages,
    picture: findPicture(site, "pages/services"),
    services: services.map((service) => ({
      ...items[service.id],
      id: service.id,
      picture: "picture" in service ? findPicture(site, service.picture) : undefined,
    })),
    closingPicture: findPicture(site, "home/consultation"),
    ids: services.map(({ id }) => id),
  };
}

interface ServiceIndexProps {
  label: string;
  entries: readonly { id: string; title: string }[];
  /** Constant, so that the array is the same in every render. */
  ids: readonly string[];
}

function ServiceIndex({ label, entries, ids }: ServiceIndexProps) {
  const current = useCurrentSection(ids);
  return (
    <nav aria-label={label} className="top-[calc(var(--header-height)+2rem)] lg:sticky">
      <ol className="rule-b">
        {entries.map(({ id, title }, index) => (
          <li key={id} className="rule-t">
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="service-link"
            >
              <span aria-hidden className="text-small text-bronze figures">
                {String(index + 1).padStart(2, "0")}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DescribeItProps {
  title: string;
  text: string;
  action: string;
  team: string;
  picture: PictureData;
}

function DescribeIt({ title, text, action, team, picture }: DescribeItProps) {
  return (
    <section className="page-grid gap-y-10 bg-travertine">
      <Picture
        picture={picture}
        sizes="(max-width: 1023px) 100vw, 58vw"
        className="col-[full] aspect-3/2 size-full object-cover lg:col-[full-start/col-end_7]"
      />
      <div className="pb-16 lg:col-[col-start_8/content-end] lg:self-end lg:ps-6 lg:pt-16 lg:pb-20">
        <h2 className="display text-title-2">{title}</h2>
        <p className="mt-6 text-lead">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ActionLink to={contactPath({ interest: "services" })}>{action}</ActionLink>
          <ActionLink variant="text" to={teamPath}>
            {team}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead, index, ids, callToAction } = loaderData;
  return (
    <>
      <section className="page pt-8 pb-8 md:pt-10">
        <p className="mb-3 eyebrow">{eyebrow}</p>
        <div className="grid items-end gap-x-(--gutter) gap-y-4 lg:grid-cols-[8fr_4fr]">
          <h1 className="display text-title-1">{title}</h1>
          <p className="text-lead lg:pb-2">{lead}</p>
        </div>
      </section>
      <div className="page-grid gap-y-8 pb-16">
        <div className="lg:col-[content-start/span_4]">
          <ServiceIndex label={index} entries={loaderData.services} ids={ids} />
        </div>
        <div className="lg:col-[col-start_5/content-end]">
          <Picture
            picture={loaderData.picture}
            sizes="(max-width: 1023px) 100vw, 78vw"
            tallBelow="(max-width: 767px)"
            priority
            className="services-picture aspect-4/5 object-cover md:aspect-16/9 lg:aspect-2/1"
          />
          {loaderData.services.map((service) => (
            <ServiceDescription key={service.id} {...service} />
          ))}
        </div>
      </div>
      <DescribeIt {...callToAction} picture={loaderData.closingPicture} />
    </>
  );
}

interface ServiceDescriptionProps {
  id: string;
  title: string;
  lead: string;
  includes: readonly string[];
  /** The clients it is for, as a sentence. */
  audience: string;
  action: string;
  picture: PictureData | undefined;
}

function ServiceDescription(props: ServiceDescriptionProps) {
  const { id, title, lead, includes, action, picture } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-12 not-first:rule-t lg:py-16">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(max-width: 1023px) 92vw, (max-width: 1400px) 62vw, 860px"
          className="mb-10 aspect-16/9 w-full object-cover"
        />
      )}
      <h2 id={`${id}-title`} className="max-w-[20ch] display text-title-2">
        {title}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="flex flex-col items-start">
          <p className="text-lead">{lead}</p>
          <ActionLink
            variant="text"
            to={contactPath({ interest: "services", about: title })}
            className="mt-4"
          >
            {action}
          </ActionLink>
        </div>
        <div>
          <ul>
            {includes.map((line) => (
              <li key={line} className="rule-t py-3">
                {line}
              </li>
            ))}
          </ul>
          <p className="rule-t py-3 text-small quiet">{props.audience}</p>
        </div>
      </div>
    </section>
  );
}
