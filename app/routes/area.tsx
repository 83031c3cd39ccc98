import { type Area, areaFiguresMonth } from "~/content/areas";
import { buyPath } from "~/content/paths";
import { languagesOf, textsIn } from "~/content/texts";
import {
  areaSummary,
  neighboursOf,
  nearbyPlacesOf,
  propertiesIn,
} from "~/features/areas/area-guides";
import { AreaLife, AreaNeighbours } from "~/features/areas/area-life";
import { ContactBar, ContactLine } from "~/features/enquiries/contact-bar";
import { contactPath } from "~/features/enquiries/contact-links";
import { directContact } from "~/features/enquiries/direct-contact";
import { placeMap } from "~/features/map/place-map";
import { PlaceSection } from "~/features/map/place-section";
import { permitContent } from "~/features/permits/permit";
import { PermitNote } from "~/features/permits/permit-note";
import { listPath } from "~/features/properties/filters";
import { propertyCardData } from "~/features/properties/property-card.server";
import { RelatedProperties } from "~/features/properties/related-properties";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { breadcrumbList, breadcrumbTrail } from "~/layout/breadcrumb-trail";
import { pageSite, type PageHead } from "~/layout/page-site";
import { areaPlace } from "~/layout/structured-data";
import { requireListing } from "~/listings/require-listing";
import { localePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import { pickMessages, type Site } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { CallToAction } from "~/ui/call-to-action";
import { CurrencyNote } from "~/ui/currency-select";
import { EmptyState } from "~/ui/empty-state";
import { FactLine } from "~/ui/fact-line";
import { Hero } from "~/ui/hero";
import { LatinName } from "~/ui/latin-name";
import type { Route } from "./+types/area";

/** The price per square foot, with its day and source; without these it is called indicative. */
function priceFact({ locale, messages, format }: Site, { pricePerSquareFoot: price }: Area) {
  if (!price) return [];
  const { facts } = messages.areas.guide;
  const { aed, date, source } = price;
  return [
    {
      value: nonBreaking(format.pricePerArea(aed)),
      unit:
        date && source
          ? interpolate(facts.pricePerSquareFoot, {
              date: format.date(date),
              source: source.name[locale],
            })
          : facts.indicativePricePerSquareFoot,
    },
  ];
}

/** The page shows that many homes at most, and links to the list of all. */
const maxHomes = 12;

export const handle = { hasContacts: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages, format } = site;
  const advertised = site.advertised;
  const area = requireListing(site, "area", params.id);
  const { guide, index } = messages.areas;
  const { close: _, ...text } = textsIn(area, locale);
  const summary = areaSummary(site, area);
  const crumbs = breadcrumbTrail(
    site,
    { title: guide.crumb, to: "/areas" },
    { title: text.name, to: summary.to },
  );
  const origin = site.origin;
  const homes = propertiesIn(advertised.properties, area);
  const pricePerArea = priceFact(site, area);
  const { foreignOwnership } = area;
  const ownership = foreignOwnership && {
    label: guide.ownership.label,
    text: guide.ownership[foreignOwnership.right],
    sourceLabel: guide.ownership.source,
    source: foreignOwnership.source.name[locale],
    address: foreignOwnership.source.address,
  };
  const head: PageHead = {
    locales: languagesOf(area.texts),
    title: interpolate(guide.headTitle, { area: text.name }),
    description: text.description,
    structuredData: [
      areaPlace(area, {
        locale,
        origin,
        picture: summary.picture,
        facts: [
          ...pricePerArea.map(({ unit, value }) => ({ label: unit, text: value })),
          ...(ownership ? [ownership] : []),
        ],
      }),
      breadcrumbList(site, crumbs),
    ],
  };
  return {
    head,
    crumbs,
    opening: {
      name: text.name,
      latinName: summary.latinName,
      lead: text.description,
      picture: summary.picture,
    },
    facts: [
      { value: summary.properties, unit: guide.facts.properties, isLabel: true },
      {
        // It does not wrap, except in Arabic, in which it is a phrase.
        value: locale === "ar" ? summary.price : nonBreaking(summary.price),
        unit: interpolate(guide.facts.price, {
          month: format.month(areaFiguresMonth, "long"),
        }),
        isLabel: true,
        converted: summary.converted,
      },
      ...pricePerArea,
      { value: text.dwellings, unit: guide.facts.dwellings, isLabel: true },
      { value: text.transport, unit: guide.facts.transport, isLabel: true },
    ],
    ownership,
    permit: permitContent(site, area),
    text,
    nearbyPlaces: nearbyPlacesOf(site, area),
    place: placeMap(site, {
      name: text.name,
      place: { position: area.position },
      areas: advertised.areas.filter((other) => other.id !== area.id),
    }),
    messages: pickMessages(site, "areas"),
    properties: homes.slice(0, maxHomes).map((property) => propertyCardData(site, property)),
    allHomes: homes.length > maxHomes ? listPath({ location: text.name }) : buyPath,
    conversion: format.conversionNote(),
    sell: {
      to: `/sell?district=${area.id}#asking-district` as const,
      text: interpolate(guide.sell, { area: text.name }),
    },
    neighbours: neighboursOf(advertised.areas, area).map((other) => areaSummary(site, other)),
    contact: directContact(
      site,
      interpolate(guide.message, {
        title: text.name,
        address: `${origin}${localePath(locale, summary.to)}`,
      }),
    ),
    callToAction: {
      title: index.callToAction.title,
      text: index.callToAction.text,
      action: guide.expert,
      picture: findPicture(site, "home/explore-dubai"),
      to: contactPath({ interest: "area", about: text.name }),
    },
  };
}

type OwnershipProps = Pick<Route.ComponentProps["loaderData"], "ownership">;

function Ownership({ ownership }: OwnershipProps) {
  if (!ownership) return null;
  const { label, text, sourceLabel, source, address } = ownership;
  return (
    <div className="mt-6">
      <p className="eyebrow">{label}</p>
      <p className="mt-2 measure">{text}</p>
      <p className="text-small quiet">
        {sourceLabel}{" "}
        {address ? (
          <cite className="not-italic">
            <a
              href={address}
              target="_blank"
              rel="noopener"
              className="underline decoration-1 underline-offset-4"
            >
              {source}
            </a>
          </cite>
        ) : (
          <cite className="not-italic">{source}</cite>
        )}
      </p>
    </div>
  );
}

export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, opening, facts, text, properties, neighbours, callToAction, contact } =
    loaderData;
  const messages = useMessages("areas").guide;
  const { name, latinName, ...hero } = opening;
  const title = (
    <>
      {name}
      <LatinName name={latinName} className="mt-2 quiet" />
    </>
  );
  return (
    <>
      <Hero variant="split" {...hero} title={title} crumbs={crumbs}>
        {/* On phones the bar at the foot has it. */}
        <ActionLink to={callToAction.to} className="mt-8 self-start max-lg:hidden">
          {callToAction.action}
        </ActionLink>
        <ContactLine contact={contact} className="mt-3 max-lg:hidden" />
      </Hero>
      <div className="page">
        <FactLine facts={facts} withoutTopRule />
        <div className="mt-3 flex flex-wrap-reverse items-center justify-between gap-x-8">
          <CurrencyNote texts={loaderData.conversion} className="text-small" />
          <ActionLink variant="text" to={loaderData.sell.to}>
            {loaderData.sell.text}
          </ActionLink>
        </div>
        <Ownership ownership={loaderData.ownership} />
        <PermitNote permit={loaderData.permit} />
      </div>
      <AreaLife area={text} nearbyPlaces={loaderData.nearbyPlaces} />
      {loaderData.place && <PlaceSection place={loaderData.place} />}
      {properties.length > 0 ? (
        <RelatedProperties
          eyebrow={messages.properties.eyebrow}
          title={messages.properties.title}
          properties={properties}
        >
          <ActionLink variant="text" to={loaderData.allHomes}>
            {messages.properties.all}
          </ActionLink>
        </RelatedProperties>
      ) : (
        <div className="page section">
          <EmptyState text={messages.properties.none}>
            <ActionLink variant="text" to={callToAction.to}>
              {messages.properties.ask}
            </ActionLink>
          </EmptyState>
        </div>
      )}
      <div className="rule-t">
        <AreaNeighbours {...messages.neighbours} areas={neighbours} />
      </div>
      <div className="bar-away">
        <CallToAction
          title={callToAction.title}
          text={callToAction.text}
          picture={callToAction.picture}
        >
          <ActionLink variant="brass" to={callToAction.to}>
            {callToAction.action}
          </ActionLink>
          <ContactLine contact={contact} />
        </CallToAction>
      </div>
      <ContactBar contact={contact}>
        <ActionLink to={callToAction.to}>{callToAction.action}</ActionLink>
      </ContactBar>
    </>
  );
}
