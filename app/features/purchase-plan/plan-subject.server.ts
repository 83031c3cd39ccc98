import { listedHomes, purchasePlanPath } from "~/content/paths";
import { cleanLine } from "~/format/clean-text";
import { interpolate } from "~/format/interpolate";
import { plannedListings } from "~/listings/listing";
import { idsIn } from "~/listings/shortlist";
import { localePath, type SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { chosenHome } from "./parameters";
import { loanWarning, type MainFigure, mainFigures } from "./plan-figures.server";
import type { PlanField } from "./plan-form.server";
import { outcomeOf, planView } from "./plan-view.server";

/** The maximum length of the subject of a message, in characters. */
const maxSubject = 2000;

/** The query of a plan, without empty fields. */
export function planQuery(query: URLSearchParams): string {
  const given = [...query].filter(([name, value]) => name === "start" || value !== "");
  // A comma needs no escape, and numbers have many.
  return String(new URLSearchParams(given)).replaceAll("%2C", ",");
}

/** The public address of a plan. */
export const planAddress = ({ locale, origin }: Site, query: URLSearchParams) =>
  `${new URL(localePath(locale, purchasePlanPath()), origin).href}?${planQuery(query)}`;

/** The query with the homes of a shortlist chosen, if it has one. */
export function withListedHomes({ advertised }: Site, query: URLSearchParams): URLSearchParams {
  const ids = query.get(listedHomes);
  if (ids === null) return query;
  const all = [...advertised.properties, ...advertised.projects];
  const listed = idsIn(ids).flatMap((id) => all.find((listing) => listing.id === id) ?? []);
  return new URLSearchParams(
    plannedListings(listed).map(({ id }, index) => [chosenHome(index + 1), id]),
  );
}

/** A home in the subject of a message, with its figures. */
interface AskedHome {
  title: string;
  figures: string;
}

/** The fields that the line of each home states, and the one without a figure. */
const isStatedInLine = /^(price|handover|before)\d$|^currency$/;

const isOfItaly = ({ name }: PlanField) => ["italy", "ivie", "irpef"].includes(name);

/** What was entered into fields: "Loan at handover, % of the price: 50; Interest rate, % a year: 4.5". */
const enteredFigures = (fields: readonly PlanField[]): string =>
  fields
    .flatMap(({ name, label, defaultValue, options }) => {
      if (!defaultValue || defaultValue === "0" || isStatedInLine.test(name)) return [];
      const chosen = options?.find(({ value }) => value === defaultValue);
      return [`${label}: ${chosen?.label ?? defaultValue}`];
    })
    .join("; ");

/**
 * The subject of a message about a plan. `about` is its text: each home with its figures, what was entered, and the
 * address that restores them; as much of it as fits, so that no figure is cut. `parts` are for the page, if there is an
 * address.
 */
export function planSubject(site: Site, query: URLSearchParams) {
  const { format } = site;
  const view = planView(site, withListedHomes(site, query));
  const { form, messages, money, monthName } = view;
  const { ask, head } = messages;
  const outcomes = new Map(form.completeHomes.map((home) => [home, outcomeOf(home, form)]));
  const withFigures = (
    names: readonly ("price" | "plan" | "worst" | "loan" | "netRent" | "rate")[],
  ) =>
    form.homes.map((home): AskedHome => {
      const { title } = home;
      const result = outcomes.get(home);
      if (!result) return { title, figures: "" };
      const { worst } = result.outcome;
      const { before } = home.values;
      const figures = mainFigures(view, result.plan, result.outcome);
      const figureOf = (id: MainFigure["id"]) => {
        const figure = figures.find((one) => one.id === id);
        return figure?.text && !figure.isMissing ? `${figure.term}: ${figure.text}` : "";
      };
      const texts = {
        price: format.money(result.plan.price, "AED"),
        plan:
          before === undefined
            ? ""
            : interpolate(ask.plan, {
                month: monthName(home.handover),
                before: format.percentInSentence(before),
              }),
        worst: interpolate(ask.worst, {
          worst: money(-worst.amount),
          month: format.month(worst.month, "short"),
        }),
        loan: figureOf("loan"),
        netRent: figureOf("netRent"),
        rate: figureOf("rate"),
      };
      return { title, figures: format.commaList(names.map((name) => texts[name]).filter(Boolean)) };
    });
  const line = ({ title, figures }: AskedHome) =>
    format.commaList([title, figures].filter(Boolean));
  const titled = (homes: readonly string[]) =>
    [head.title, homes.join("; ")].filter(Boolean).join(": ");
  const homes = withFigures(["price", "plan", "worst", "loan", "netRent", "rate"]);
  const whole = titled(homes.map(line));
  const address = planAddress(site, query);
  const entered = [
    ...form.homes.map(({ title, fields }) => {
      const figures = enteredFigures(fields);
      return figures && homes.length > 1 ? `\u2068${title}\u2069: ${figures}` : figures;
    }),
    enteredFigures(
      [...form.commonFields, ...form.loanFields, ...form.furtherFields].filter(
        (field) => form.isItalian || !isOfItaly(field),
      ),
    ),
    ...[...outcomes.values()].flatMap((outcome) => loanWarning(view, outcome)),
  ].filter(Boolean);
  const texts = [
    ...(outcomes.size > 0
      ? [`${[whole, ...entered].join("; ")} ${address}`, `${whole} ${address}`]
      : []),
    whole,
    titled(withFigures(["price"]).map(line)),
    titled(homes.map(({ title }) => title)),
  ];
  const about = texts.find((text) => text.length <= maxSubject) ?? head.title;
  const parts = {
    title: interpolate(ask.subject, { titles: format.titles(homes.map(({ title }) => title)) }),
    homes: homes.map((home) => (homes.length > 1 ? line(home) : home.figures)),
    entered,
    path: `${purchasePlanPath()}?${planQuery(query)}` as SitePath,
  };
  return { about: cleanLine(about), parts: about.endsWith(address) ? parts : undefined };
}
