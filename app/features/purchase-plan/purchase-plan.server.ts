import { company } from "~/content/company";
import { buyersLaws } from "~/content/law";
import { contactPath } from "~/features/enquiries/contact-links";
import { interpolate } from "~/format/interpolate";
import { officeDay } from "~/format/office-time";
import { show } from "~/listings/listing";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { linkedSources, type SourceLink } from "~/ui/sources";
import {
  type Assumption,
  type Assumptions,
  assumptions,
  authorities,
  missingOfLoan,
} from "./plan-assumptions.server";
import { headline, loanWarning, type MainFigure, shownFigures } from "./plan-figures.server";
import { chartOf, chartScale, quarterTable } from "./plan-flows.server";
import { foldedFields, type PlannedHome } from "./plan-form.server";
import { scenarioTable } from "./plan-scenarios.server";
import { coverOf, planStart } from "./plan-start.server";
import { planAddress, planQuery, withListedHomes } from "./plan-subject.server";
import {
  noCell,
  type Outcome,
  outcomeOf,
  type PlanTable,
  planView,
  type PlanView,
} from "./plan-view.server";

/** A line below an assumption. What has links is said with the group. */
const lineOf = (name: "note" | "source", { [name]: text, sources }: Assumption) =>
  text && !(name === "source" && sources) ? [text] : [];

/** The assumptions of all homes by who states them. The sources of a group are named once. */
function assumptionTable(
  { messages, site: { messages: all } }: PlanView,
  homes: readonly (Assumptions & { title: string })[],
): PlanTable {
  const { form } = messages;
  const texts = messages.result.assumptions;
  const terms = new Set(homes.flatMap(({ rows }) => rows.map(({ term }) => term)));
  const groups = authorities.flatMap((by) => {
    const links = new Map<string, SourceLink>();
    let label = "";
    const rows = [...terms].flatMap((term) => {
      const ofHomes = homes.map((home) =>
        home.rows.find((row) => row.by === by && row.term === term),
      );
      const stated = ofHomes.filter((one) => one !== undefined);
      const [first] = stated;
      if (!first) return [];
      for (const { sources = [], source = "" } of stated)
        for (const link of sources) {
          links.set(link.address, link);
          label = source;
        }
      const isOfAll = (name: "text" | "note" | "source") =>
        stated.every((one) => one[name] === first[name]);
      const notes = (["note", "source"] as const).flatMap((name) =>
        isOfAll(name) ? lineOf(name, first) : [],
      );
      const cells = ofHomes.map((one) =>
        one
          ? [
              one.text,
              ...(["note", "source"] as const).flatMap((name) =>
                isOfAll(name) ? [] : lineOf(name, one),
              ),
            ]
          : noCell,
      );
      const isSame =
        stated.length === homes.length && isOfAll("text") && isOfAll("note") && isOfAll("source");
      const ofAll = homes.length > 1 ? [homes.length === 2 ? form.commonOfTwo : form.common] : [];
      const joint = cells.slice(0, 1).map((lines) => [...lines, ...ofAll]);
      return [{ name: term, notes, cells: isSame ? joint : cells }];
    });
    const sources = [...links.values()];
    return rows.length > 0
      ? [{ title: texts.by[by], label: label || all.sell.costs.sources, sources, rows }]
      : [];
  });
  const leftOut = homes.map((home) => [home.leftOut || noCell.join()]);
  return {
    title: texts.title,
    isStacked: homes.length > 1,
    columns: ["", ...homes.map(({ title }) => title)],
    groups: [...groups, { rows: [{ name: texts.leftOut, cells: leftOut }] }],
  };
}

const resultIdOf = ({ number }: PlannedHome) => `home-${number}`;

/** The result of a home, formatted. */
const homeResult = (
  view: PlanView,
  result: Outcome,
  scale: ReturnType<typeof chartScale>,
  figures: readonly MainFigure[],
) => ({
  id: resultIdOf(result.home),
  title: result.home.title,
  figures,
  chart: chartOf(view, result, scale),
});

/** What was entered in part, and is therefore not counted. */
function incompleteWarnings({ site: { format }, form, messages }: PlanView): readonly string[] {
  const { loan, loanFacts, saleMonth, salePrice } = messages.result.incomplete;
  const missing = missingOfLoan(form);
  const hasSalePrice = form.homes.some(({ values }) => values.sale !== undefined);
  return [
    ...(missing.length > 0
      ? [interpolate(loan, { facts: format.list(missing.map((name) => loanFacts[name])) })]
      : []),
    ...(hasSalePrice && form.saleMonth === "" ? [saleMonth] : []),
    ...(form.saleMonth !== "" && !hasSalePrice ? [salePrice] : []),
  ];
}

/** That a sale is refused. */
function saleWarning(
  { site: { format }, form, messages, monthName }: PlanView,
  { home, outcome: { rate } }: Outcome,
): readonly string[] {
  if (rate?.kind !== "refused") return [];
  return [
    interpolate(messages.result.saleRefused, {
      title: format.names([home.title]),
      month: monthName(form.saleMonth),
      paid: format.percentInSentence(rate.paid),
      share: format.percentInSentence(form.common.resale ?? 0),
    }),
  ];
}

/** Who pays the firm's fee of off-plan homes, which is not counted: as the content says, otherwise to be asked. */
function feeNotes(
  { site: { format }, messages }: PlanView,
  outcomes: readonly Outcome[],
): readonly string[] {
  const offPlan = outcomes.filter(({ home }) => !home.known.isReady);
  const byPayer = Map.groupBy(offPlan, ({ home }) => home.known.feePaidBy ?? "unknown");
  return [...byPayer].map(([payer, ofPayer]) =>
    interpolate(messages.result.firmFee[payer], {
      titles: format.titles(ofPayer.map(({ home }) => home.title)),
    }),
  );
}

/** The currency of the amounts, and their rounding. */
function rateNote({ messages, currency, hasRate }: PlanView): string {
  const texts = messages.result;
  if (!hasRate) return texts.noRates;
  return currency === "AED" ? texts.inDirhams : texts.rounded;
}

/** What an owner needs for letting by the week, with its sources. */
export const weeklyLetting = ({ messages }: Site) => ({
  text: messages.purchasePlan.weekly,
  label: messages.sell.costs.sources,
  sources: linkedSources(buyersLaws.sources.holidayHomes),
});

/** The only home, if it is listed here: its page, from which most visitors come, and what is next there. */
function originOf({ site, form, messages }: PlanView) {
  const [home, ...others] = form.homes;
  if (!home?.listing || others.length > 0) return undefined;
  const { path, kind } = { ...show(site, home.listing), kind: home.listing.kind };
  const isViewed = kind === "property";
  return {
    title: home.title,
    to: path,
    action: isViewed
      ? site.messages.property.request
      : interpolate(messages.ask.back, { title: site.format.names([home.title]) }),
    actionTo: isViewed ? (`${path}#request` as SitePath) : path,
  };
}

/** The figures that are explained. */
const explained = ["paid", "worst", "breakEven", "netRent", "rate"] as const;

/**
 * The page of the purchase plan: the form and, once it is submitted, the result for each home without errors. For
 * loaders.
 */
export function purchasePlanContent(site: Site, query: URLSearchParams) {
  const view = planView(site, withListedHomes(site, query));
  const { form, messages } = view;
  const outcomes = form.completeHomes.map((home) => outcomeOf(home, form));
  const scale = chartScale(outcomes);
  const address = planAddress(site, query);
  const figures = shownFigures(view, outcomes);
  const results = outcomes.map((outcome, index) =>
    homeResult(view, outcome, scale, figures[index] ?? []),
  );
  const assumed = outcomes.map(({ home, plan }) => ({
    title: home.title,
    ...assumptions(view, home, plan),
  }));
  const shown = new Set(results.flatMap((result) => result.figures.map(({ term }) => term)));
  return {
    /** Undefined once a home is chosen. */
    start: form.homes.length === 0 ? planStart(site) : undefined,
    isFinished: form.homes.length > 0 && form.homes.every(({ known }) => known.isReady),
    origin: originOf(view),
    choices: form.choices,
    furtherChoices: form.furtherChoices,
    example: form.example,
    homes: form.homes.map((home) => ({
      number: home.number,
      id: home.id,
      title: home.title,
      picture: coverOf(site, home.listing),
      facts: home.facts,
      ...foldedFields(home),
    })),
    commonFields: form.commonFields,
    loanFields: form.loanFields,
    hasLoan: form.hasLoan,
    furtherTitle: form.furtherTitle,
    furtherFields: form.furtherFields,
    hasFurtherFigures: form.hasFurtherFigures,
    isSubmitted: form.isSubmitted,
    hasFigures: form.hasFigures,
    errors: form.errors,
    results,
    /** What is not counted as it was entered: a refused sale changes more than a loan. */
    warnings: [
      ...incompleteWarnings(view),
      ...[saleWarning, loanWarning].flatMap((warning) =>
        outcomes.flatMap((outcome) => warning(view, outcome)),
      ),
    ],
    headline: results.length > 0 ? headline(view, outcomes) : "",
    scale: interpolate(messages.result.chart[results.length > 1 ? "scale" : "lead"], {
      height: view.money(scale.height),
    }),
    scenarios: scenarioTable(view, outcomes),
    quarters: quarterTable(view, outcomes),
    assumptions: assumptionTable(view, assumed),
    /** How the figures, the flows and the amounts of all homes are counted. */
    counting: [
      ...explained.flatMap((id) => {
        const { name, note } = messages.result[id];
        return shown.has(name) ? [`${name}: ${note}`] : [];
      }),
      ...new Set(assumed.flatMap(({ counting }) => counting)),
      rateNote(view),
    ],
    /** On paper: the firm and the day, and the address that restores the figures. */
    printed: site.format.names([company.name, site.format.date(officeDay(site.now))]),
    address,
    notes: [
      ...feeNotes(view, outcomes),
      form.isItalian ? messages.result.italy : messages.result.untaxed,
      messages.result.note,
    ],
    weekly: form.homes.some(({ known }) => known.register !== "ras-al-khaimah")
      ? weeklyLetting(site)
      : undefined,
    ask: contactPath({
      interest: "investing",
      ...(form.homes.length === 0 ? { about: messages.head.title } : { plan: planQuery(query) }),
    }),
  };
}

export type PurchasePlanContent = ReturnType<typeof purchasePlanContent>;
