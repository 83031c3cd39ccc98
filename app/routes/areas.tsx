import { useRef } from "react";
import { areaFiguresMonth } from "~/content/areas";
import { areaSummary } from "~/features/areas/area-guides";
import { AreaMosaic } from "~/features/areas/area-mosaic";
import { contactPath } from "~/features/enquiries/contact-links";
import { areaMap } from "~/features/map/area-map";
import { LinkedMap, useLinkedHighlight } from "~/features/map/linked-map";
import { interpolate } from "~/format/interpolate";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { pickMessages } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { CallToAction } from "~/ui/call-to-action";
import { CurrencyNote } from "~/ui/currency-select";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/areas";

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
