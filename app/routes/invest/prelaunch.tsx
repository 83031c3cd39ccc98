import { investmentPages } from "~/data/investment-pages";
import { contactPath } from "~/features/enquiries/contact-path";
import { MarketFacts } from "~/features/invest/market-facts";
import { PalazzoGallery } from "~/features/invest/palazzo-gallery";
import {
  highlightContent,
  marketContent,
  prelaunchHead,
  priceRows,
  unitContent,
} from "~/features/invest/prelaunch-content";
import { PrelaunchReasons } from "~/features/invest/prelaunch-reasons";
import { PriceList } from "~/features/invest/price-list";
import { projectShowcase } from "~/features/invest/project-showcase";
import { UnitPlans } from "~/features/invest/unit-plans";
import { picture } from "~/pictures/find-picture";
import { siteOrigin } from "~/request-context";
import { investmentPage } from "~/shell/investment-page";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { pageWords } from "~/words";
import type { Route } from "./+types/prelaunch";

const shown = investmentPages.prelaunch;

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { prelaunch } = words;
  const { why, units, market, prices } = prelaunch;
  const head = prelaunchHead(locale, prelaunch);
  return {
    ...prelaunch,
    ...investmentPage(locale, "prelaunch", words, head, context.get(siteOrigin)),
    picture: picture(locale, shown.picture),
    closing: picture(locale, "projects/palazzo-tissoli/02"),
    prices: { title: prices.title, rows: priceRows(locale, prelaunch) },
    why: { ...why, highlights: highlightContent(locale, why.highlights) },
    palazzo: projectShowcase(shown.projects[0], locale, words.projects),
    plans: unitContent(locale, units),
    market: marketContent(locale, market),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function PrelaunchPage({ loaderData: page }: Route.ComponentProps) {
  const { close } = page;
  return (
    <>
      <Hero
        variant="split"
        picture={page.picture}
        crumbs={page.crumbs}
        title={page.palazzo.title}
        lead={page.lead}
        note={page.note}
      >
        <ActionLink
          to={contactPath({ interest: "off-plan", about: page.registerAbout })}
          className="mt-7 sm:self-start"
        >
          {page.register}
        </ActionLink>
        <PriceList {...page.prices} />
      </Hero>
      <PrelaunchReasons {...page.why} />
      <PalazzoGallery title={page.gallery} project={page.palazzo} note={page.note} />
      <UnitPlans copy={page.units} note={page.note} units={page.plans} />
      <MarketFacts copy={page.market} risk={page.risk} />
      <CallToAction
        variant="split"
        picture={page.closing}
        note={page.note}
        title={close.title}
        text={close.text}
      >
        <ActionLink to={contactPath({ interest: "off-plan", about: close.about })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to="/catalogs">
          {close.next}
        </ActionLink>
      </CallToAction>
    </>
  );
}
