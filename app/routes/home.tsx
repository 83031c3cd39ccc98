import { ceoMessage } from "~/content/en/ceo-message";
import { home } from "~/content/en/home";
import { impression } from "~/content/en/listing-words";
import { services } from "~/content/en/services";
import { PartnerSentence } from "~/features/company/partner-sentence";
import { contactPath } from "~/features/enquiries/contact-path";
import { askForPartner } from "~/features/enquiries/partner-choice";
import { Approach } from "~/features/home/approach";
import { CeoLetter } from "~/features/home/ceo-letter";
import { Consultation } from "~/features/home/consultation";
import { Exclusive } from "~/features/home/exclusive";
import { ExploreDubai } from "~/features/home/explore-dubai";
import { Hero } from "~/features/home/hero";
import { LuxuryProperties } from "~/features/home/luxury-properties";
import { Offers } from "~/features/home/offers";
import { openingLines } from "~/features/home/opening-lines";
import { Overview } from "~/features/home/overview";
import { Purpose } from "~/features/home/purpose";
import { ServiceIndex } from "~/features/home/service-index";
import { Statistics } from "~/features/home/statistics";
import { Ways } from "~/features/home/ways";
import { WhatsappLink } from "~/features/home/whatsapp-link";
import { exclusiveHome } from "~/features/properties/exclusive-property";
import { listPath } from "~/features/properties/filters";
import { propertiesListed } from "~/features/properties/find-property";
import { onOffer } from "~/features/properties/on-offer";
import { propertyCard } from "~/features/properties/property-card-data";
import { inWords } from "~/format/number-word";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { pageMeta } from "~/shell/page-meta";
import { agency, website } from "~/shell/structured-data/agency";
import { ActionLink } from "~/ui/action-link";
import { Button } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { pageWords } from "~/words";
import type { Route } from "./+types/home";

export const handle = { headerOverPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const { words } = pageWords(params);
  const origin = context.get(siteOrigin);
  const open = propertiesListed("open");
  return {
    head: { ...home.head, structuredData: [agency(origin), website(origin)] },
    copy: home,
    luxury: {
      title: `${inWords(open.length)} ${home.luxury.title}`,
      note: impression,
      cards: open.map(propertyCard),
    },
    offers: (["sale", "rent"] as const).map((purpose) => ({
      ...home.offers[purpose],
      text: onOffer(open, purpose),
      to: listPath({ for: purpose }),
      picture: picture(home.offers[purpose].picture),
    })),
    exclusives: propertiesListed("exclusive").map((property) =>
      exclusiveHome(property, home.exclusives.openings[property.id]),
    ),
    ways: home.ways.rows.map((row) => ({ ...row, picture: picture(row.picture) })),
    letter: {
      ...openingLines(ceoMessage.paragraphs),
      ...home.ceo,
      eyebrow: ceoMessage.eyebrow,
      role: ceoMessage.role,
    },
    index: {
      title: `${inWords(services.length)} ${home.services.title}`,
      rows: services.map(({ id, title }) => ({
        title,
        text: home.services.lines[id],
        to: `/services#${id}` as const,
      })),
    },
    sentence: askForPartner(words.enquiries),
    pictures: {
      hero: picture("home/hero"),
      explore: picture("home/explore-dubai"),
      consultation: picture("home/consultation"),
      approach: picture(home.approach.picture),
      ceo: picture(ceoMessage.picture),
      services: picture(home.services.picture),
      close: picture(home.close.picture),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { copy, luxury, offers, exclusives, ways, letter, index, sentence, pictures } = loaderData;
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
      <Ways title={copy.ways.title} rows={ways} />
      <Approach copy={copy.approach} picture={pictures.approach} />
      <Overview copy={copy.overview} />
      <CeoLetter letter={letter} picture={pictures.ceo} />
      <Purpose {...copy.purpose} />
      <ServiceIndex {...index} picture={pictures.services} />
      <Statistics copy={copy.statistics} />
      <section className="page section-grand" data-reveal="">
        <h2 className="mb-6 eyebrow">{copy.partner.title}</h2>
        <PartnerSentence sentence={sentence}>
          <Button type="submit" className="mt-10 w-full sm:w-auto">
            {copy.partner.action}
          </Button>
        </PartnerSentence>
      </section>
      <CallToAction title={copy.close.title} text={copy.close.text} picture={pictures.close}>
        <ActionLink look="brass" to={contactPath({ about: copy.close.about })}>
          {copy.close.consultation}
        </ActionLink>
        <ActionLink look="text" to={copy.close.browse.to} className="text-paper">
          {copy.close.browse.title}
        </ActionLink>
      </CallToAction>
      <WhatsappLink words={copy.whatsapp} />
    </>
  );
}
