import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";

export interface FactRow {
  label: string;
  text: string;
}

/** A list with one row for a fact with a value, otherwise an empty list. */
const row = (label: string, text: string | undefined): FactRow[] => (text ? [{ label, text }] : []);

/**
 * The facts of a project from the register, the developer and the firm, each with its source. The developer
 * is the first.
 *
 * @returns facts with a value only
 */
export function registerFacts({ locale, messages, format }: Site, project: Project): FactRow[] {
  const { register } = messages.projects.page;
  const { developer, projectNumber, escrow, district, stage, progress } = project;
  const { brand, feePaidBy, interestReturned, interestInPrice, serviceCharge } = project;
  const charge = (aed: number | undefined) =>
    aed === undefined
      ? undefined
      : interpolate(register.perYear, {
          amount: format.moneyWithCents(format.chargePerShownArea(aed), "AED"),
        });
  return [
    ...row(register.developer, developer),
    ...row(register.brand, brand),
    ...row(register.projectNumber, projectNumber),
    ...row(register.escrow, escrow && [escrow.account, escrow.bank].filter(Boolean).join(" · ")),
    ...row(register.district, district && placeName(locale, district)),
    ...row(register.stage, stage && register.stages[stage]),
    ...row(
      register.progress,
      progress &&
        interpolate(register.progressOn, {
          percent: format.percent(progress.percent),
          date: nonBreaking(format.date(progress.date)),
        }),
    ),
    ...row(register.chargeStated, charge(serviceCharge?.stated)),
    ...row(register.chargeEstimated, charge(serviceCharge?.estimated)),
    ...row(register.interestReturned, interestReturned && register.yesOrNo[interestReturned]),
    ...row(register.interestInPrice, interestInPrice && register.yesOrNo[interestInPrice]),
    ...row(register.fee, feePaidBy && register.feePaidBy[feePaidBy]),
  ];
}

/** The developer's projections of price and yield. In Italian, the price as stated follows that per square metre. */
export function projectionFacts(
  { messages, format }: Site,
  { projection, yieldFrom }: Project,
): FactRow[] {
  const { projections } = messages.projects.page;
  return [
    ...(projection
      ? row(
          interpolate(projections.price, { year: String(projection.year) }),
          interpolate(projections.perArea, {
            amount: nonBreaking(format.statedPricePerArea(projection.aedPerSquareFoot)),
            stated: nonBreaking(format.money(projection.aedPerSquareFoot, "AED")),
          }),
        )
      : []),
    ...row(
      projections.yield,
      yieldFrom === undefined
        ? undefined
        : interpolate(projections.yieldFrom, { yield: format.percent(yieldFrom) }),
    ),
  ];
}
