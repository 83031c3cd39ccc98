import "~/features/home-page/home-page.css";
import { useRouteLoaderData } from "react-router";
import { company } from "~/content/company";
import { buyPath, overviewPath } from "~/content/paths";
import { isOffered } from "~/content/properties";
import { services } from "~/content/services";
import { homesOfHomePage } from "~/content/site-pages";
import { companyFigures } from "~/features/company/claims";
import { PartnerSentence } from "~/features/company/partner-sentence";
import { whatsappUrl, contactPath } from "~/features/enquiries/contact-links";
import { partnerSentence } from "~/features/enquiries/contact-subject";
import { ActiveListings, ExploreDubai } from "~/features/home-page/active-listings";
import {
  Approach,
  Statistics,
  ServiceIndex,
  CeoLetter,
} from "~/features/home-page/company-sections";
import { Hero, WhatsappLink } from "~/features/home-page/hero";
import { Exclusive, LuxuryProperties } from "~/features/home-page/homes";
import { NextSteps, Consultation } from "~/features/home-page/next-steps";
import { listPath } from "~/features/properties/filters";
import {
  activeListingsSentence,
  exclusiveProperty,
} from "~/features/properties/home-listings.server";
import { propertyCardData } from "~/features/properties/property-card.server";
import { interpolate, interpolateAll } from "~/format/interpolate";
import { useLocale, useMessages } from "~/hooks/use-messages";
import type { LayoutData } from "~/layout/layout.server";
import { FirmContactBar } from "~/layout/page-layout";
import { pageSite } from "~/layout/page-site";
import { agency, website } from "~/layout/structured-data";
import { propertiesWithStatus } from "~/listings/property-queries";
import { localePath } from "~/locale";
import type { HomePageMessages } from "~/messages/en/home-page";
import { findPicture } from "~/pictures/find-picture";
import { pickMessages } from "~/site/site";
import { ActionLink, Button } from "~/ui/action";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/home";

export const handle = { headerOverPicture: true, hasContacts: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { homePage } = messages;
  const figures = companyFigures(site);
  const properties = site.advertised.properties;
  const listed = propertiesWithStatus(properties, "listed");
  return {
    head: {
      ...homePage.head,
      structuredData: [agency(site), website(site)],
    },
    messages: pickMessages(site, "homePage"),
    luxury: {
      title: format.count(listed.length, homePage.luxury.title),
      cards: listed
        .slice(0, homesOfHomePage.listed)
        .map((property) => propertyCardData(site, property)),
      conversion: format.conversionNote(),
    },
    activeListings: (
      [
        { purpose: "sale", picture: "home/buy-rent" },
        { purpose: "rent", picture: "home/approach" },
      ] as const
    )
      .filter(({ purpose }) =>
        listed.some((property) => property.purpose === purpose && isOffered(property)),
      )
      .map(({ purpose, picture }) => ({
        ...homePage.activeListings[purpose],
        text: activeListingsSentence(site, listed, purpose),
        to: listPath({ for: purpose }),
        picture: findPicture(site, picture),
      })),
    exclusives: propertiesWithStatus(properties, "exclusive")
      .slice(0, homesOfHomePage.exclusive)
      .map((property) => exclusiveProperty(site, property)),
    nextSteps: (
      [
        { id: "buy", to: "/buy", picture: "pages/buy" },
        { id: "sell", to: "/sell", picture: "pages/sell" },
        { id: "offPlan", to: "/off-plan", picture: "pages/off-plan" },
      ] as const
    ).map(({ id, to, picture }) => ({
      ...homePage.nextSteps.rows[id],
      to,
      picture: findPicture(site, picture),
    })),
    index: {
      title: format.count(services.length, homePage.services.title),
      rows: services.map(({ id }) => ({
        title: messages.services.items[id].title,
        text: homePage.services.lines[id],
        to: `/services#${id}` as const,
      })),
    },
    figures: (["properties", "languages", "specialists"] as const).map((claim) => ({
      figure: interpolate(homePage.statistics.atLeast, { count: figures[claim] }),
      ...interpolateAll(homePage.statistics.meanings[claim], figures),
    })),
    sentence: partnerSentence(site),
    pictures: {
      hero: findPicture(site, "home/hero"),
      explore: findPicture(site, "home/explore-dubai"),
      consultation: findPicture(site, "home/consultation"),
      approach: findPicture(site, "home/partners"),
      letter: findPicture(site, "home/ceo-portrait"),
      services: findPicture(site, "home/company"),
      callToAction: findPicture(site, "journal/market-insights"),
    },
    ceo: company.ceo,
    chat: whatsappUrl(company.whatsapp, messages.company.whatsappGreeting),
  };
}

function Overview() {
  const messages = useMessages("homePage").overview;
  return (
    <section className="page section-grand" data-reveal="">
      <h2 className="mb-5 eyebrow">{messages.title}</h2>
      <p className="display text-title-4 [line-height:max(1.14,var(--least-leading))] text-pretty md:text-[length:clamp(1.625rem,0.95rem+3.4vw,4.5rem)]">
        {messages.text}
      </p>
      <ActionLink variant="text" to={overviewPath} className="mt-5 lg:mt-8">
        {messages.link}
      </ActionLink>
    </section>
  );
}

function Purpose({ title, columns }: HomePageMessages["purpose"]) {
  return (
    <section aria-label={title} className="page section">
      <div
        className="grid gap-x-(--gutter) gap-y-6 rule-t border-ink pt-6 md:grid-cols-2"
        data-reveal=""
      >
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className="eyebrow">{column.title}</h2>
            <p className="mt-3 max-w-[28ch] display text-title-4 md:text-title-3">{column.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { luxury, activeListings, exclusives, index, figures, sentence, pictures } = loaderData;
  const messages = useMessages("homePage");
  const locale = useLocale();
  const layout = useRouteLoaderData<LayoutData>("root");
  return (
    <>
      <Hero picture={pictures.hero} investments={layout?.investments} />
      {/* The bar begins below the opening, which has the link to the chat. */}
      <div className="home-sections">
        <LuxuryProperties {...luxury} />
        <ExploreDubai picture={pictures.explore} />
        <Consultation picture={pictures.consultation} />
        <ActiveListings title={messages.activeListings.title} listings={activeListings} />
        {exclusives.map((property) => (
          <Exclusive key={property.path} property={property} />
        ))}
        <NextSteps title={messages.nextSteps.title} rows={loaderData.nextSteps} />
        <Approach picture={pictures.approach} />
        <Overview />
        <CeoLetter letter={messages.letter} name={loaderData.ceo} picture={pictures.letter} />
        <Purpose {...messages.purpose} />
        <ServiceIndex {...index} picture={pictures.services} />
        <Statistics title={messages.statistics.title} figures={figures} />
        <section className="page section-grand" data-reveal="">
          <h2 className="mb-6 eyebrow">{messages.partner.title}</h2>
          <PartnerSentence sentence={sentence}>
            <p className="mt-4 max-w-[46ch] text-lead lg:mt-6">{messages.partner.text}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3 lg:mt-10">
              <Button
                type="submit"
                formAction={localePath(locale, "/contact")}
                name="interest"
                value="partner"
                className="w-full sm:w-auto"
              >
                {messages.partner.contact}
              </Button>
              <Button type="submit" variant="text">
                {messages.partner.action}
              </Button>
            </div>
          </PartnerSentence>
        </section>
        <CallToAction
          titleSize="text-title-2 md:text-title-1"
          title={messages.callToAction.title}
          text={messages.callToAction.text}
          picture={pictures.callToAction}
        >
          <ActionLink variant="brass" to={contactPath({ about: messages.callToAction.about })}>
            {messages.callToAction.consultation}
          </ActionLink>
          <ActionLink variant="text" to={buyPath} className="text-paper">
            {messages.callToAction.browse}
          </ActionLink>
        </CallToAction>
        {layout && <FirmContactBar layout={layout} />}
      </div>
      <WhatsappLink to={loaderData.chat} />
    </>
  );
}
