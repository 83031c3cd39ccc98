import { prelaunch } from "~/content/en/invest-prelaunch";
import { contactPath } from "~/features/enquiries/contact-path";
import { MarketFacts } from "~/features/invest/market-facts";
import { PalazzoGallery } from "~/features/invest/palazzo-gallery";
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
import type { Route } from "./+types/prelaunch";

export function loader({ context }: Route.LoaderArgs) {
  const { units, prices, close } = prelaunch;
  const { items, ...unitCopy } = units;
  return {
    ...prelaunch,
    ...investmentPage("/invest/prelaunch", prelaunch.head, context.get(siteOrigin)),
    picture: picture(prelaunch.picture),
    prices: {
      title: prices.title,
      rows: [
        { name: prices.interest.title, price: prices.interest.figure },
        ...items.map(({ type, size, priceFrom, each }) => ({
          name: type,
          detail: size,
          price: each ? `${prices.from} ${priceFrom}` : priceFrom,
        })),
      ],
    },
    palazzo: projectShowcase(prelaunch.gallery.project),
    units: unitCopy,
    plans: items.map((unit) => ({ ...unit, picture: picture(unit.picture) })),
    close: { ...close, picture: picture(close.picture) },
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
        title={page.title}
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
      <PalazzoGallery title={page.gallery.title} project={page.palazzo} note={page.note} />
      <UnitPlans copy={page.units} note={page.note} units={page.plans} />
      <MarketFacts copy={page.market} risk={page.risk} />
      <CallToAction
        variant="split"
        picture={close.picture}
        note={page.note}
        title={close.title}
        text={close.text}
      >
        <ActionLink to={contactPath({ interest: "off-plan", about: close.about })}>
          {close.action}
        </ActionLink>
        <ActionLink look="text" to={close.second.to}>
          {close.second.title}
        </ActionLink>
      </CallToAction>
    </>
  );
}
