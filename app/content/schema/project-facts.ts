/** What a project's file records of its facts beside their values: who states them, and earlier promises. */
import { z } from "zod";
import { choice, isoDate, isoMonth, report, source } from "./fields.ts";

/** The facts that a source belongs to, and the field of each. */
const sourcedFields = {
  developer: "developer",
  "project-number": "projectNumber",
  escrow: "escrow",
  permit: "permit",
  progress: "progress",
  handover: "handover",
} as const;

export type SourcedFact = keyof typeof sourcedFields;

type SourcedField = (typeof sourcedFields)[SourcedFact];

const sourcedFacts = Object.keys(sourcedFields) as [SourcedFact, ...SourcedFact[]];

const factSource = z
  .strictObject({
    fact: choice("fact", sourcedFacts),
    status: choice(
      "status",
      ["verified", "stated"],
      "Verified: you have seen it at the source below. Stated: the developer says so.",
    ),
    checked: isoDate("day of the check"),
    source: source.optional(),
  })
  .refine(({ status, source: publication }) => status === "stated" || publication?.address, {
    error: "a verified fact needs its source with an address",
  })
  .meta({ label: "source" });

export const factSources = z.array(factSource).optional().meta({
  label: "sources of the facts",
  hint: "Who states a fact, where, and when you checked it. Pages say of other facts that they are not checked.",
});

const promise = z
  .strictObject({
    handover: isoMonth("promised handover"),
    date: isoDate("day of the promise"),
  })
  .meta({ label: "earlier promise" });

export const handoverHistory = z.array(promise).min(1).optional().meta({
  label: "earlier promises of the handover",
  hint: "The first one first. The present promise is the expected handover.",
});

type ProjectFacts = Partial<Record<SourcedField, unknown>> & {
  factSources?: z.output<typeof factSources>;
  handoverHistory?: z.output<typeof handoverHistory>;
};

/** Checks that sources and earlier promises belong to facts of the project. */
export function checkFacts<Data extends ProjectFacts>(payload: z.core.ParsePayload<Data>) {
  const { factSources: sources = [], handoverHistory: promises = [], handover } = payload.value;
  const names = sources.map(({ fact }) => fact);
  for (const name of new Set(names)) {
    const label = name.replaceAll("-", " ");
    if (payload.value[sourcedFields[name]] === undefined)
      report(payload, "factSources", `the sources name the ${label}, which is missing`);
    if (names.indexOf(name) !== names.lastIndexOf(name))
      report(payload, "factSources", `the ${label} has several sources: it should have one`);
  }
  if (promises.length > 0 && handover === undefined)
    report(payload, "handover", "the expected handover is missing: it follows earlier promises");
  if (promises.some(({ date }, index) => date < (promises[index - 1]?.date ?? "")))
    report(payload, "handoverHistory", "the earlier promises should be in the order of their days");
}
