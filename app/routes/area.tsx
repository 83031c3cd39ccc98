import { data } from "react-router";
import { areaIndex, areaPage } from "~/content/areas";
import { findArea, homesIn, neighboursOf } from "~/listings/find-area";
import { propertyCard } from "~/listings/property-card-data";
import { siteOrigin } from "~/request-context";
import { AreaDay } from "~/sections/area-day";
import { AreaNear } from "~/sections/area-near";
import { AreaNeighbours } from "~/sections/area-neighbours";
import { AreaSuits } from "~/sections/area-suits";
import { areaSummary } from "~/sections/area-summary";
import { CallToAction } from "~/sections/call-to-action";
import { FactLine } from "~/sections/fact-line";
import { RelatedHomes } from "~/sections/related-homes";
import { SplitOpening } from "~/sections/split-opening";
import { contactPath } from "~/site/contact-path";
import { type PageHead, pageMeta } from "~/site/page-meta";
import { breadcrumbList } from "~/site/structured-data/breadcrumb-list";
import { ActionLink } from "~/ui/action-link";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import type { Route } from "./+types/area";

export function loader({ params, context }: Route.LoaderArgs) {
  const area = findArea(params.id);
  if (!area) throw data(null, 404);
  const { facts, suits, unsuited, day, near, homes, neighbours, expert, impression } = areaPage;
  const summary = areaSummary(area);
  const crumbs = [
    { title: areaPage.crumb, to: "/areas" },
    { title: area.name, to: summary.to },
  ];
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
      { value: area.avgPrice, unit: facts.price },
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
      title: day.title,
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
      to: contactPath({ interest: "area", about: area.name }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, opening, facts, homes, homeWords, close } = loaderData;
  return (
    <>
      <SplitOpening {...opening} pictureColumns={7}>
        <div className="order-first mb-8">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <ActionLink to={close.to} className="mt-8 self-start">
          {close.action}
        </ActionLink>
      </SplitOpening>
      <div className="page">
        <FactLine facts={facts} />
      </div>
      <AreaSuits {...loaderData.suits} />
      <AreaDay {...loaderData.day} />
      <RelatedHomes {...homes}>
        {homes.homes.length === 0 && <p className="mb-4 max-w-[30ch]">{homeWords.none}</p>}
        <ActionLink look="text" to={homes.homes.length > 0 ? "/buy" : close.to}>
          {homes.homes.length > 0 ? homeWords.all : homeWords.ask}
        </ActionLink>
      </RelatedHomes>
      <AreaNear {...loaderData.near} />
      <div className="rule-t">
        <AreaNeighbours {...loaderData.neighbours} />
      </div>
      <CallToAction title={close.title} text={close.text}>
        <ActionLink look="brass" to={close.to}>
          {close.action}
        </ActionLink>
      </CallToAction>
    </>
  );
}
