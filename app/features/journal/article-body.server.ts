import type { AboutProject, Block } from "~/content/article-body";
import { italianTax, lawChecked, rasAlKhaimahLaw, residenceVisas } from "~/content/law";
import { rentalYields } from "~/content/market";
import { planProjectOf, prelaunchProjectOf } from "~/content/projects";
import { interpolate, interpolateAll, nonBreaking } from "~/format/interpolate";
import { cataloguedPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";

/**
 * The figures of the calculations in the article on cash flow and appreciation, besides the yields of
 * market.ts. Shares are of 1. The article's text repeats the costs,
 * the changes and the safety margin in words ("a fifth", "one per cent", "one sixth", "a tenth").
 */
const workedExample = {
  /** The price, in AED: not that of a listing, because articles outlive advertisements. */
  price: 1_500_000,
  /** The owner's costs, of the rent. */
  costs: 0.2,
  /** The change of the price in the example of a small change. */
  priceChange: 0.01,
  /** The amount in AED that is paid while the price changes, and the change as a share. */
  offPlan: { paid: 450_000, priceChange: 0.05 },
  /** The safety margin off an expected rent. */
  safetyMargin: 0.1,
} as const;

/** The yearly rent of a property in AED, and its net yield as a share of its price. */
function rentalIncome(price: number, grossYield: number, costShare: number) {
  const rent = price * grossYield;
  const costs = rent * costShare;
  return {
    rent,
    monthlyRent: rent / 12,
    costs,
    netRent: rent - costs,
    netYield: (rent - costs) / price,
  };
}

/** The figures of one column of the calculation; their names begin with `prefix`. */
function column({ format }: Site, prefix: "low" | "high", price: number, grossYield: number) {
  const { rent, monthlyRent, costs, netRent, netYield } = rentalIncome(
    price,
    grossYield,
    workedExample.costs,
  );
  const figure = (amount: number) => format.number(amount);
  return {
    [prefix]: format.percent(grossYield * 100),
    [`${prefix}RentFigure`]: figure(rent),
    [`${prefix}MonthlyRentFigure`]: figure(monthlyRent),
    [`${prefix}CostsFigure`]: figure(costs),
    [`${prefix}LeftFigure`]: figure(netRent),
    [`${prefix}NetYield`]: format.percent(netYield * 100),
  };
}

const amountIn =
  ({ format }: Site) =>
  (aed: number) =>
    nonBreaking(format.money(aed, "AED"));

/** The figures of projects for the `{placeholders}` of articles. */
function projectFigures(site: Site): Record<string, string> {
  const { format } = site;
  const { projects } = site.advertised;
  const prelaunchProject = prelaunchProjectOf(projects);
  const planProject = planProjectOf(projects);
  return {
    ...(prelaunchProject && {
      expressionOfInterest: amountIn(site)(prelaunchProject.expressionOfInterest),
    }),
    ...(planProject && {
      planShares: format.shares(planProject.paymentPlan),
      handover: format.month(planProject.handover, "long"),
    }),
  };
}

/** The other figures of articles, calculated and formatted. */
function articleFigures(site: Site): Record<string, string> {
  const { format } = site;
  const { price, priceChange, offPlan, safetyMargin } = workedExample;
  const [low, high] = [rentalYields.from / 100, rentalYields.to / 100] as const;
  const amount = amountIn(site);
  return {
    yields: format.percentRange(rentalYields.from, rentalYields.to),
    yieldsYear: String(rentalYields.year),
    jointShare: amount(residenceVisas.jointShare.value),
    goldenVisa: amount(residenceVisas.golden.value),
    decree: nonBreaking(format.date(italianTax.presumption.value.decree)),
    ivie: format.percent(italianTax.ivie.value.share),
    ivieSince: String(italianTax.ivie.value.since),
    taxedRent: format.percent(italianTax.taxedRent.value),
    lawNumber: String(rasAlKhaimahLaw.value.number),
    lawYear: String(rasAlKhaimahLaw.value.year),
    lawChecked: format.month(lawChecked, "long"),
    price: amount(price),
    priceFigure: format.number(price),
    ...column(site, "low", price, low),
    ...column(site, "high", price, high),
    lowRent: amount(price * low),
    highRent: amount(price * high),
    movement: amount(price * priceChange),
    paid: amount(offPlan.paid),
    paidFigure: format.number(offPlan.paid),
    offPlanShare: format.percent(offPlan.priceChange * 100),
    offPlanMovement: amount(price * offPlan.priceChange),
    cautiousRent: amount(price * low * (1 - safetyMargin)),
  };
}

/** A text of an article, with its figures. */
export const articleText = (site: Site, text: string): string =>
  interpolate(text, articleFigures(site));

/** A block with its picture instead of the picture's file. */
export type ShownBlock =
  | Exclude<Block, { kind: "picture" }>
  | { kind: "picture"; picture: PictureData; caption?: string };

/**
 * An article's body, with its figures and pictures, without the parts about projects that are not advertised.
 *
 * @param id of the article, whose folder has the pictures
 */
export function articleBody(site: Site, id: string, body: readonly Block[]): ShownBlock[] {
  const { projects } = site.advertised;
  const isShown = ({ about }: AboutProject) =>
    about === undefined || projects.some((project) => project.id === about);
  const shown = body.flatMap((block): Block[] => {
    if (block.kind === "figure") return isShown(block) ? [block] : [];
    if (block.kind !== "paragraph" || !block.note || isShown(block.note)) return [block];
    const { note: _, ...paragraph } = block;
    return [paragraph];
  });
  const figures = { ...articleFigures(site), ...projectFigures(site) };
  return interpolateAll(shown, figures).map((block): ShownBlock => {
    if (block.kind !== "picture") return block;
    const { kind, file, alt, caption } = block;
    const name = `journal/${id}/${file.replace(/\.[^.]+$/, "")}` as const;
    return { kind, picture: { ...cataloguedPicture(name), alt }, ...(caption && { caption }) };
  });
}
