import { monthsToHandover, offPlanExample } from "~/content/investment-pages";
import { buyPath, offPlanPath, purchasePlanPath } from "~/content/paths";
import { defaultCurrency, shownCurrencies } from "~/format/exchange-rates";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Currency } from "~/format/money";
import { officeDay } from "~/format/office-time";
import { type Listing, show } from "~/listings/listing";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import { chosenHome, exampleOf, homesId, ownHomes, resultId } from "./parameters";
import { type MainFigure, mainFigures } from "./plan-figures.server";
import { chartOf, chartScale } from "./plan-flows.server";
import { listingsByKind } from "./plan-form.server";
import { amountsIn, outcomeOf, planView, type PlanView } from "./plan-view.server";
import { addMonths } from "./purchase-flows";

/**
 * The query of an off-plan home that is not listed here, as in the example that the page opens with.
 *
 * @param given figures in place of those of the example
 */
export function exampleQuery(
  { format, now }: Site,
  currency: Currency,
  given: Partial<Record<keyof typeof offPlanExample, number>> = {},
): URLSearchParams {
  const start = officeDay(now).slice(0, "yyyy-mm".length);
  const { vacancy, management, ...ofHome } = { ...offPlanExample, ...given };
  const figures = Object.entries(ofHome).map(([name, value]) => [
    `${name}1`,
    format.number(value, 2),
  ]);
  return new URLSearchParams([
    [chosenHome(1), ownHomes.offPlan],
    [exampleOf, ownHomes.offPlan],
    ...figures,
    ["handover1", addMonths(start, monthsToHandover)],
    ["currency", currency],
    ["start", start],
    ["vacancy", format.number(vacancy, 2)],
    ["management", format.number(management, 2)],
  ]);
}

/** A plan with figures for one home, with its result. */
function completeView(site: Site, query: URLSearchParams) {
  const view = planView(site, query);
  const [planned] = view.form.completeHomes;
  if (!planned) throw new Error("The example of the purchase plan is not complete.");
  return { view, outcome: outcomeOf(planned, view.form) };
}

/** The first picture of a home, if it is listed here. */
export function coverOf(site: Site, listing: Listing | undefined) {
  const cover = listing && show(site, listing).cover;
  return cover && findPicture(site, cover);
}

/** The page before a home is chosen: an example of a result, and the homes to choose from. */
export function planStart(site: Site) {
  const { format } = site;
  const query = exampleQuery(site, defaultCurrency[site.locale]);
  const { view, outcome } = completeView(site, exampleQuery(site, "AED"));
  const { start: texts } = view.messages;
  const { price, rent, before, vacancy, management, service } = offPlanExample;
  const inCurrencies = (textIn: (one: PlanView) => string | undefined) =>
    shownCurrencies.map((currency) => ({
      currency,
      text: textIn({ ...view, ...amountsIn(site, currency) }) ?? "",
    }));
  const figure = (id: MainFigure["id"]) => {
    const figureIn = (one: PlanView) =>
      mainFigures(one, outcome.plan, outcome.outcome).find((other) => other.id === id);
    const { term = "", text = "", notes = [] } = figureIn(view) ?? {};
    return {
      term,
      text,
      note: notes[0] ?? "",
      texts: inCurrencies((one) => figureIn(one)?.text),
    };
  };
  const { amount, month } = outcome.outcome.heaviest;
  const heaviest = {
    term: view.messages.result.worst.heaviest,
    text: view.money(-amount),
    note: view.monthName(month),
    texts: inCurrencies((one) => one.money(-amount)),
  };
  const ownOf = { property: "finished", project: "offPlan" } as const;
  return {
    example: {
      text: interpolate(texts.text, {
        price: nonBreaking(format.money(price, "AED")),
        handover: nonBreaking(view.monthName(outcome.home.handover)),
        before: format.percentInSentence(before),
        after: format.percentInSentence(100 - before),
        rent: nonBreaking(format.money(rent, "AED")),
        vacancy: format.percentInSentence(vacancy),
        management: format.percentInSentence(management),
        service: nonBreaking(format.money(service, "AED")),
      }),
      figures: [figure("worst"), figure("netRent"), heaviest],
      chart: chartOf(view, outcome, chartScale([outcome])),
      to: `${purchasePlanPath()}?${query}#${resultId}` as SitePath,
    },
    kinds: listingsByKind(site).map(({ kind, title, listings, total, isComplete }) => ({
      title,
      all: isComplete
        ? undefined
        : {
            text: interpolate(texts.all[kind], { number: format.number(total) }),
            to: kind === "property" ? buyPath : (offPlanPath as SitePath),
          },
      homes: listings.map((listing) => {
        const shown = show(site, listing);
        const { id, place, mainPrice, statedDollars, converted } = shown;
        return {
          title: shown.title,
          place,
          // A project without a price has no conversion either.
          prices: [...statedDollars, ...converted].map(({ currency, text }) => ({
            currency,
            text: `${mainPrice} (${text})`,
          })),
          picture: coverOf(site, listing),
          to: `${purchasePlanPath(id)}#${homesId}` as SitePath,
        };
      }),
      own: {
        title: view.messages.choice.own[ownOf[kind]],
        to: `${purchasePlanPath(ownHomes[ownOf[kind]])}#${homesId}` as SitePath,
      },
    })),
  };
}
