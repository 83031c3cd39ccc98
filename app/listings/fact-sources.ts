import type { Project } from "~/content/projects";
import type { SourcedFact } from "~/content/schema/project-facts";
import { monthNumber } from "~/format/date";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { officeDay } from "~/format/office-time";
import type { Site } from "~/site/site";

/** The days after which a fact is to be checked again. */
const maxAge = 90;

const day = 24 * 60 * 60 * 1000;

/** @param checked the day of the last check, as yyyy-mm-dd */
const isOutdated = (checked: string, now: Date) =>
  Date.parse(officeDay(now)) - Date.parse(checked) > maxAge * day;

/** The facts whose last check is too long ago, those of a project together. */
export const outdatedFacts = (projects: readonly Project[], now: Date) =>
  projects.flatMap(({ title, factSources = [] }) =>
    factSources
      .filter(({ checked }) => isOutdated(checked, now))
      .map(({ fact, checked }) => ({ title, fact, checked })),
  );

/** Who states a fact. */
export interface FactStatus {
  /** "Verified on 12 November 2026", or that the developer says so. */
  text: string;
  /** The name of the source, and its address if it has one. */
  source?: { name: string; address: string | undefined };
  /** That the last check is too long ago. */
  outdated?: string;
}

/** Who states a fact of a project, and when it was checked. A fact without a source is not checked. */
export function factStatus(
  { locale, messages, format, now }: Site,
  { factSources = [] }: Pick<Project, "factSources">,
  name: SourcedFact,
): FactStatus {
  const texts = messages.projects.page.sources;
  const found = factSources.find(({ fact }) => fact === name);
  if (!found) return { text: texts.unchecked };
  const { status, checked, source } = found;
  return {
    text: interpolate(texts[status], { date: nonBreaking(format.dateInSentence(checked)) }),
    ...(source && { source: { name: source.name[locale], address: source.address } }),
    ...(isOutdated(checked, now) && { outdated: texts.outdated }),
  };
}

/** A status as one text, for brochures, tables and structured data. */
export const statusText = ({ text, source, outdated }: FactStatus): string =>
  [text, source?.name, outdated].filter(Boolean).join(" · ");

/** How much later than first promised the handover is, and each earlier promise with its day. */
export function handoverNotes(
  { messages, format }: Site,
  { handover, handoverHistory = [] }: Pick<Project, "handover" | "handoverHistory">,
): string[] {
  const [first] = handoverHistory;
  if (!handover || !first) return [];
  const { slippage, promised } = messages.projects.page.sources;
  const months = monthNumber(handover) - monthNumber(first.handover);
  const { later, earlier, same } = slippage;
  return [
    months === 0 ? same : format.count(Math.abs(months), months > 0 ? later : earlier),
    ...handoverHistory.map((promise) =>
      interpolate(promised, {
        month: format.month(promise.handover, "long"),
        date: nonBreaking(format.date(promise.date)),
      }),
    ),
  ];
}
