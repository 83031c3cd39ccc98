import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { SourcedFact } from "~/content/schema/project-facts";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { type FactStatus, factStatus, handoverNotes, statusText } from "~/listings/fact-sources";
import type { Site } from "~/site/site";
import { hasValidPermit } from "~/site/validity";
import { projectionNote } from "./market.server";

export interface FactRow {
  label: string;
  text: string;
  /** Further lines below the text. */
  notes?: readonly string[];
  /** Who states it, of the facts that a source may belong to. */
  status?: FactStatus;
}

/** Notes and status of a fact as one text, for tables and brochures; "" if it has none. */
export const factNote = ({ notes = [], status }: FactRow): string =>
  [...notes, ...(status ? [statusText(status)] : [])].join(" · ");

/** A list with one row for a fact with a value, otherwise an empty list. */
const row = (label: string, text: string | undefined): FactRow[] => (text ? [{ label, text }] : []);

/**
 * The facts of a project from the register, the developer and the firm, each with its source. The developer
 * is the first.
 *
 * @returns facts with a value only
 */
export function registerFacts(site: Site, project: Project): FactRow[] {
  const { locale, messages, format, now } = site;
  const { register } = messages.projects.page;
  const { developer, projectNumber, escrow, district, stage, progress, handover } = project;
  const { brand, feePaidBy, interestReturned, interestInPrice, serviceCharge } = project;
  const charge = (aed: number | undefined) =>
    aed === undefined
      ? undefined
      : interpolate(register.perYear, {
          amount: format.moneyWithCents(format.chargePerShownArea(aed), "AED"),
        });
  /** A fact with its status. */
  const sourced = (name: SourcedFact, label: string, text: string | undefined): FactRow[] =>
    row(label, text).map((fact) => ({ ...fact, status: factStatus(site, project, name) }));
  const permit =
    hasValidPermit(project, now) && project.factSources?.some(({ fact }) => fact === "permit")
      ? project.permit?.number
      : undefined;
  return [
    ...sourced("developer", register.developer, developer),
    ...row(register.brand, brand),
    ...sourced("project-number", register.projectNumber, projectNumber),
    ...sourced(
      "escrow",
      register.escrow,
      escrow && [escrow.account, escrow.bank].filter(Boolean).join(" · "),
    ),
    ...sourced("permit", messages.permits.name, permit),
    ...row(register.district, district && placeName(locale, district)),
    ...row(register.stage, stage && register.stages[stage]),
    ...row(register.soldOut, project.soldOut && format.date(project.soldOut)),
    ...sourced(
      "handover",
      messages.projects.developerFigures.handover.meaning,
      handover && format.month(handover, "long"),
    ).map((fact) => ({ ...fact, notes: handoverNotes(site, project) })),
    ...sourced(
      "progress",
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

/** What an expression of interest is. */
export function interestFacts(
  { messages: { prelaunch }, format }: Site,
  { expressionOfInterest: interest }: Project,
): FactRow[] {
  if (interest === undefined) return [];
  const amount = nonBreaking(format.money(interest, "AED"));
  const { description } = prelaunch.why.highlights.entry;
  return row(prelaunch.prices.interest, interpolate(description, { amount }));
}

/** The developer's projections of price and yield. In Italian, the price as stated follows that per square metre. */
export function projectionFacts(site: Site, project: Project): FactRow[] {
  const { messages, format } = site;
  const { projection, yieldFrom } = project;
  const { projections } = messages.projects.page;
  const note = projectionNote(site, project);
  return [
    ...(projection
      ? row(
          interpolate(projections.price, { year: String(projection.year) }),
          interpolate(projections.perArea, {
            amount: nonBreaking(format.statedPricePerArea(projection.aedPerSquareFoot)),
            stated: nonBreaking(format.money(projection.aedPerSquareFoot, "AED")),
          }),
        ).map((fact) => ({ ...fact, notes: note ? [note] : [] }))
      : []),
    ...row(
      projections.yield,
      yieldFrom === undefined
        ? undefined
        : interpolate(projections.yieldFrom, { yield: format.percent(yieldFrom) }),
    ).map((fact) => ({ ...fact, notes: [projections.yieldNote] })),
  ];
}
