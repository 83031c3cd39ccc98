import { useRef } from "react";
import { type Area, areaFiguresMonth } from "~/content/areas";
import { landmarks, placeName } from "~/content/places";
import { textsIn } from "~/content/texts";
import { areaSummary } from "~/features/areas/area-guides";
import { AreaMosaic } from "~/features/areas/area-mosaic";
import { contactPath } from "~/features/enquiries/contact-links";
import { coastMapData, type NoteSource } from "~/features/map/coast-map.server";
import { LinkedMap, useLinkedHighlight } from "~/features/map/linked-map";
import { project, wholeCoast } from "~/features/map/projection";
import { interpolate } from "~/format/interpolate";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { pickMessages, type Site } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { CallToAction } from "~/ui/call-to-action";
import { CurrencyNote } from "~/ui/currency-select";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/areas";

const landmarkNotes = ({ locale }: Site): NoteSource[] =>
  landmarks.map(({ id, position }) => ({ name: placeName(locale, id), position }));

/** The map of /areas: the whole coast, each area a link to its guide. The links are in the list's order. */
function areaMap(site: Site, areas: readonly Area[]) {
  const { locale, format } = site;
  const messages = site.messages.map;
  const named = areas.map((area) => ({ area, name: textsIn(area, locale).name }));
  const fromLeft = named.toSorted(
    (one, other) => project(one.area.position).x - project(other.area.position).x,
  );
  return coastMapData(site, {
    shape: "wide",
    view: wholeCoast,
    alt: interpolate(messages.areas.alt, {
      areas: format.list(fromLeft.map(({ name }) => name)),
    }),
    marks: named.map(({ area: { id, position }, name }) => ({
      id,
      name,
      point: project(position),
      to: `/areas/${id}` as const,
    })),
    notes: landmarkNotes(site),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { head, eyebrow, title, lead, note, callToAction } = messages.areas.index;
  const { areas } = site.advertised;
  return {
    head,
    opening: { eyebrow, title, lead },
    note: interpolate(note, { month: format.month(areaFiguresMonth, "long") }),
    areas: areas.map((area) => areaSummary(site, area)),
    conversion: format.conversionNote(),
    map: areaMap(site, areas),
    mapLinks: messages.map.areas.links,
    messages: pickMessages(site, "areas"),
    callToAction: {
      ...callToAction,
      picture: findPicture(site, "pages/areas"),
      to: contactPath({ interest: "area" }),
    },
  };
}

export default function AreasPage({ loaderData }: Route.ComponentProps) {
  const { opening, note, callToAction } = loaderData;
  const container = useRef<HTMLDivElement>(null);
  useLinkedHighlight(container);
  return (
    <>
      <Hero variant="text" {...opening} />
      <div ref={container}>
        <LinkedMap
          map={loaderData.map}
          links={loaderData.mapLinks}
          className="map-inset-page mb-16 lg:mb-24"
        />
        <AreaMosaic areas={loaderData.areas} />
      </div>
      <div className="page pt-14 pb-20 text-small">
        <p className="quiet">{note}</p>
        <CurrencyNote texts={loaderData.conversion} className="mt-2" />
      </div>
      <CallToAction
        titleSize="text-hero"
        title={callToAction.title}
        text={callToAction.text}
        picture={callToAction.picture}
      >
        <ActionLink variant="brass" to={callToAction.to}>
          {callToAction.action}
        </ActionLink>
      </CallToAction>
    </>
  );
}
