import "~/features/home/home.css";
import { company } from "~/content/company";
import { homePictures, nextSteps } from "~/data/home";
import { buyPath, overviewPath } from "~/data/paths";
import { services } from "~/data/services";
import { companyFigures } from "~/features/company/company-figures";
import { PartnerSentence } from "~/features/company/partner-sentence";
import { whatsappAddress } from "~/features/enquiries/contact-links";
import { contactPath } from "~/features/enquiries/contact-path";
import { askForPartner } from "~/features/enquiries/partner-choice";
import { Approach } from "~/features/home/approach";
import { CeoLetter } from "~/features/home/ceo-letter";
import { Consultation } from "~/features/home/consultation";
import { Exclusive } from "~/features/home/exclusive";
import { ExploreDubai } from "~/features/home/explore-dubai";
import { Hero } from "~/features/home/hero";
import { LuxuryProperties } from "~/features/home/luxury-properties";
import { NextSteps } from "~/features/home/next-steps";
import { Offers } from "~/features/home/offers";
import { ServiceIndex } from "~/features/home/service-index";
import { Statistics } from "~/features/home/statistics";
import { WhatsappLink } from "~/features/home/whatsapp-link";
import { exclusiveProperty } from "~/features/properties/exclusive-property";
import { listPath } from "~/features/properties/filters";
import { propertiesListed } from "~/features/properties/find-property";
import { offerSentence } from "~/features/properties/offer-sentence";
import { propertyCard } from "~/features/properties/property-card-data";
import { formatCount } from "~/format/count";
import { fill, fillAll } from "~/format/fill";
import type { HomeWords } from "~/messages/contract/home";
import { pageWords } from "~/page-words";
import { findPicture } from "~/pictures/find-picture";
import { advertised, siteOrigin } from "~/request-context";
import { pageMeta } from "~/shell/page-meta";
import { agency, website } from "~/shell/structured-data/agency";
import { ActionLink, Button } from "~/ui/action";
import { CallToAction } from "~/ui/call-to-action";
import type { Route } from "./+types/home";

export const handle = { headerOverPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { home } = words;
  const origin = context.get(siteOrigin);
  const figures = companyFigures(locale);
  const homes = context.get(advertised).properties;
  const open = propertiesListed(homes, "listed");
  return {
    head: {
      ...home.head,
      structuredData: [agency(locale, origin, words.company.city), website(origin, locale)],
    },
    copy: home,
    luxury: {
      title: formatCount(locale, open.length, home.luxury.title),
      note: words.pictureNotes.one,
      cards: open.map((property) => propertyCard(locale, words.properties, property)),
    },
    offers: (["sale", "rent"] as const)
      .filter((purpose) => open.some((property) => property.purpose === purpose))
      .map((purpose) => ({
        ...home.offers[purpose],
        text: offerSentence(locale, words.properties, open, purpose),
        to: listPath({ for: purpose }),
        picture: findPicture(locale, homePictures[purpose]),
      })),
    exclusives: propertiesListed(homes, "exclusive").map((property) =>
      exclusiveProperty(locale, words.properties, property),
    ),
    nextSteps: nextSteps.map((step) => ({
      ...home.nextSteps.rows[step.id],
      to: step.to,
      picture: findPicture(locale, step.picture),
    })),
    index: {
      title: formatCount(locale, services.length, home.services.title),
      rows: services.map(({ id }) => ({
        title: words.services.items[id].title,
        text: home.services.lines[id],
        to: `/services#${id}` as const,
      })),
    },
    figures: (["properties", "languages", "specialists"] as const).map((claim) => ({
      figure: fill(home.statistics.atLeast, { count: figures[claim] }),
      ...fillAll(home.statistics.meanings[claim], figures),
    })),
    sentence: askForPartner(words.enquiries),
    pictures: {
      hero: findPicture(locale, homePictures.hero),
      explore: findPicture(locale, homePictures.explore),
      consultation: findPicture(locale, homePictures.consultation),
      approach: findPicture(locale, homePictures.approach),
      letter: findPicture(locale, homePictures.letter),
      services: findPicture(locale, homePictures.services),
      close: findPicture(locale, homePictures.close),
    },
    chat: whatsappAddress(company.whatsapp, words.company.whatsappGreeting),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** Who the firm is, in forty words set large. */
function Overview({ copy }: { copy: HomeWords["overview"] }) {
  return (
    <section className="page section-grand" data-reveal="">
      <h2 className="mb-7 eyebrow">{copy.title}</h2>
      <p className="overview-text display text-pretty">{copy.text}</p>
      <ActionLink look="text" to={overviewPath} className="mt-8">
        {copy.link}
      </ActionLink>
    </section>
  );
}

/** Vision and mission, two columns under one hairline. */
function Purpose({ title, columns }: HomeWords["purpose"]) {
  return (
    <section aria-label={title} className="page section">
      <div
        className="grid gap-x-(--gutter) gap-y-10 border-t border-ink pt-8 md:grid-cols-2"
        data-reveal=""
      >
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className="eyebrow">{column.title}</h2>
            <p className="mt-4 max-w-[28ch] display text-title-3">{column.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { copy, luxury, offers, exclusives, index, figures, sentence, pictures } = loaderData;
  return (
    <>
      <Hero copy={copy.hero} picture={pictures.hero} />
      <LuxuryProperties copy={copy.luxury} {...luxury} />
      <ExploreDubai copy={copy.explore} picture={pictures.explore} />
      <Consultation copy={copy.consultation} picture={pictures.consultation} />
      <Offers title={copy.offers.title} offers={offers} />
      {exclusives.map((property) => (
        <Exclusive
          key={property.link}
          copy={copy.exclusives}
          property={property}
          note={luxury.note}
        />
      ))}
      <NextSteps title={copy.nextSteps.title} rows={loaderData.nextSteps} />
      <Approach copy={copy.approach} picture={pictures.approach} />
      <Overview copy={copy.overview} />
      <CeoLetter letter={copy.letter} picture={pictures.letter} />
      <Purpose {...copy.purpose} />
      <ServiceIndex {...index} picture={pictures.services} />
      <Statistics title={copy.statistics.title} figures={figures} />
      <section className="page section-grand" data-reveal="">
        <h2 className="mb-6 eyebrow">{copy.partner.title}</h2>
        <PartnerSentence sentence={sentence}>
          <p className="mt-6 max-w-[46ch] text-lead">{copy.partner.text}</p>
          <Button type="submit" className="mt-10 w-full sm:w-auto">
            {copy.partner.action}
          </Button>
        </PartnerSentence>
      </section>
      <CallToAction title={copy.close.title} text={copy.close.text} picture={pictures.close}>
        <ActionLink look="brass" to={contactPath({ about: copy.close.about })}>
          {copy.close.consultation}
        </ActionLink>
        <ActionLink look="text" to={buyPath} className="text-paper">
          {copy.close.browse}
        </ActionLink>
      </CallToAction>
      <WhatsappLink words={copy.whatsapp} to={loaderData.chat} />
    </>
  );
}
