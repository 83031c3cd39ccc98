import { purchasePlanPath } from "~/content/paths";
import { prelaunchProject, type Project } from "~/content/projects";
import { marketContent } from "~/features/invest/market.server";
import { type PaymentPlanData, projectPaymentPlan } from "~/features/invest/payment-plan.server";
import { unitContent, unitCosts } from "~/features/invest/prelaunch.server";
import { type FactRow, factNote } from "~/features/invest/project-register";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { localePath } from "~/locale";
import type { Site } from "~/site/site";
import type { AmountTable } from "./brochure";

/** The address of the purchase plan with a project chosen. */
function purchasePlanNote({ locale, messages, origin }: Site, id: string): string {
  const { href } = new URL(localePath(locale, purchasePlanPath(id)), origin);
  return interpolate(messages.purchasePlan.inBrochure, { address: href.replace("https://", "") });
}

function instalmentsTable(site: Site, { parts, unit }: PaymentPlanData, id: string): AmountTable {
  const { projects } = site.messages;
  return {
    title: projects.developerFigures.paymentPlan.meaning,
    ...(unit && { lead: unit }),
    rows: parts.map(({ when, what, percent, amount }) => ({
      name: when,
      ...(what && { note: what }),
      values: [percent, ...(amount ? [amount.text] : [])],
    })),
    notes: [projects.page.plan.text, purchasePlanNote(site, id)],
  };
}

/** A payment plan without instalments: two shares, which need no page of their own. */
export function sharesTables(site: Site, project: Project): AmountTable[] {
  const plan = projectPaymentPlan(site, project);
  return plan && !project.paymentPlan?.instalments
    ? [instalmentsTable(site, plan, project.id)]
    : [];
}

function unitsTable(site: Site, project: Project): AmountTable {
  const { projects, prelaunch } = site.messages;
  const { title, units = [] } = project;
  const { from, priceUnknown } = prelaunch.units;
  return {
    title: projects.page.units,
    rows: unitContent(site, { title, units }).map(({ type, size, price, perArea }) => ({
      name: type,
      note: [size, perArea].filter(Boolean).join(" · "),
      values: [price === undefined ? priceUnknown : nonBreaking(interpolate(from, { price }))],
    })),
    notes: [],
  };
}

/**
 * The facts, the payment plan and the types of unit of a project, if there are any, and the purchase costs of the
 * units with prices.
 *
 * @param facts the facts that are not on another page
 */
export function termsTables(
  site: Site,
  project: Project,
  facts: readonly FactRow[],
): AmountTable[] {
  const { messages } = site;
  const plan = projectPaymentPlan(site, project);
  const { units = [], register, paymentPlan } = project;
  return [
    ...(facts.length > 0
      ? [
          {
            title: messages.projects.page.facts,
            rows: facts.map((fact) => {
              const note = factNote(fact);
              return { name: fact.label, ...(note && { note }), values: [fact.text] };
            }),
            notes: [],
          },
        ]
      : []),
    ...(plan && paymentPlan?.instalments ? [instalmentsTable(site, plan, project.id)] : []),
    ...(units.length > 0 ? [unitsTable(site, project)] : []),
    ...(register && units.some(({ priceFrom }) => priceFrom !== undefined)
      ? [unitCostsTable(site, { ...project, register })]
      : []),
  ];
}

export function unitCostsTable(
  site: Site,
  project: Parameters<typeof unitCosts>[1] & Pick<Project, "id">,
): AmountTable {
  const { title, lists, note } = unitCosts(site, project);
  const [first] = lists;
  return {
    title,
    columns: lists.map((list) => list.title),
    rows: (first?.rows ?? []).map(({ term, note: detail }, index) => ({
      name: term,
      ...(detail ? { note: detail } : { total: true }),
      values: lists.map(({ rows }) => rows[index]?.text ?? ""),
    })),
    notes: [note, purchasePlanNote(site, project.id)],
  };
}

export function prelaunchTables(site: Site): AmountTable[] {
  const { messages } = site;
  const { title, table, projections, note } = marketContent(site, prelaunchProject);
  return [
    {
      title,
      rows: table.rows.map(({ name, meaning, value }) => ({
        name,
        note: meaning,
        values: [value],
      })),
      notes: [],
    },
    {
      title: projections.title,
      rows: projections.rows.map(({ value, unit, meaning }) => ({
        name: meaning,
        note: unit,
        values: [value],
      })),
      notes: [note, messages.investment.risk],
    },
  ];
}
