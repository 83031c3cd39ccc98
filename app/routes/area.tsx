import { data } from "react-router";
import { areaIndex, areaPage } from "~/content/en/areas";
import { impression } from "~/content/en/listing-words";
import { AreaDay } from "~/features/areas/area-day";
import { AreaNear } from "~/features/areas/area-near";
import { AreaNeighbours } from "~/features/areas/area-neighbours";
import { AreaSuits } from "~/features/areas/area-suits";
import { areaSummary } from "~/features/areas/area-summary";
import { findArea, homesIn, neighboursOf } from "~/features/areas/find-area";
import { contactPath } from "~/features/enquiries/contact-path";
import { propertyCard } from "~/features/properties/property-card-data";
import { RelatedHomes } from "~/features/properties/related-properties";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { breadcrumbTrail } from "~/shell/breadcrumb-trail";
import { type PageHead, pageMeta } from "~/shell/page-meta";
import { breadcrumbList } from "~/shell/structured-data/breadcrumb-list";
import { ActionLink } from "~/ui/action-link";
import { CallToAction } from "~/ui/call-to-action";
import { EmptyState } from "~/ui/empty-state";
import { FactLine } from "~/ui/fact-line";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/area";

export function loader({ params, context }: Route.LoaderArgs) {
  const area = findArea(params.id);
  if (!area) throw data(null, 404);
  const { facts, suits, unsuited, day, near, homes, neighbours, expert } = areaPage;
  const summary = areaSummary(area);
  const crumbs = breadcrumbTrail(
    { title: areaPage.crumb, to: "/areas" },
    { title: area.name, to: summary.to },
  );
  const head: PageHead = {
    title: `${area.name}, area guide`,
    description: area.description,
    structuredData: [breadcrumbList(crumbs, context.get(siteOrigin))],
  };
  return {
    head,
    crumbs,
    opening: {
      title: area.name,
      lead: area.description,
      picture: summary.picture,
      note: impression,
    },
    facts: [
      { value: String(area.properties), unit: facts.properties },
      { value: area.avgPrice.replace("AED ", ""), unit: facts.price },
      { value: area.homes, unit: facts.homes },
      { value: area.transport, unit: facts.transport },
    ],
    suits: {
      ...suits,
      suits: area.suits,
      unsuitedTitle: unsuited,
      unsuited: area.unsuited,
    },
    day: {
      hours: [
        { name: day.morning, text: area.morning },
        { name: day.evening, text: area.evening },
      ],
    },
    near: { ...near, close: area.close },
    homes: {
      eyebrow: homes.eyebrow,
      title: homes.title,
      homes: homesIn(area).map(propertyCard),
    },
    homeWords: homes,
    neighbours: { ...neighbours, areas: neighboursOf(area).map(areaSummary) },
    close: {
      title: areaIndex.close.title,
      text: areaIndex.close.text,
      action: expert,
      picture: picture("home/explore-dubai"),
      to: contactPath({ interest: "area", about: area.name }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, opening, facts, homes, homeWords, close } = loaderData;
  return (
    <>
      <Hero variant="split" {...opening} crumbs={crumbs}>
        <ActionLink to={close.to} className="mt-8 self-start">
          {close.action}
        </ActionLink>
      </Hero>
      <div className="page">
        <FactLine facts={facts} />
      </div>
      <AreaSuits {...loaderData.suits} />
      <div className="bg-travertine [--rule:#c3b69f]">
        <AreaDay {...loaderData.day} />
        <AreaNear {...loaderData.near} />
      </div>
      {homes.homes.length > 0 ? (
        <RelatedHomes {...homes} note={opening.note}>
          <ActionLink look="text" to="/buy">
            {homeWords.all}
          </ActionLink>
        </RelatedHomes>
      ) : (
        <div className="page section">
          <EmptyState text={homeWords.none}>
            <ActionLink look="text" to={close.to}>
              {homeWords.ask}
            </ActionLink>
          </EmptyState>
        </div>
      )}
      <div className="rule-t">
        <AreaNeighbours {...loaderData.neighbours} />
      </div>
      <CallToAction title={close.title} text={close.text} picture={close.picture}>
        <ActionLink look="brass" to={close.to}>
          {close.action}
        </ActionLink>
      </CallToAction>
    </>
  );
}
