import type { HomePlan } from "./plan.ts";

const maxShown = 80;

/** A value as one line. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return value.toLocaleString("en-GB");
  const line = Array.isArray(value) ? value.join(" · ") : (value as string);
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
}

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

function linesOf({ id, title, isNew, changes, kept }: HomePlan): string[] {
  const photos = changes.find(({ key }) => key === "photos");
  const status = changes.find(({ key }) => key === "status");
  const heading = `${isNew ? "new     " : "changed "} ${id}: ${title}`;
  const edited = kept.map(
    (change) =>
      `           ${change.heading}: edited in the studio, and stays ${shown(change.before)}. The file has ${shown(change.after)}`,
  );
  if (isNew)
    return [
      `${heading}, ${shown(status?.after)}, ${plural((photos?.after as unknown[] | undefined)?.length ?? 0, "photo")}`,
    ];
  return [
    changes.length > 0 ? heading : `edited   ${id}: ${title}`,
    ...changes.map(
      (change) => `           ${change.heading}: ${shown(change.before)} → ${shown(change.after)}`,
    ),
    ...edited,
  ];
}

/**
 * What an import changes, in the words of the staff.
 *
 * @param plans of the homes
 * @param notes about the file
 */
export function reportOf(plans: readonly HomePlan[], notes: readonly string[]): string {
  const faulty = plans.filter(({ problems }) => problems.length > 0);
  const sound = plans.filter(({ problems }) => problems.length === 0);
  const touched = sound.filter(({ changes, kept }) => changes.length > 0 || kept.length > 0);
  const count = (isCounted: (plan: HomePlan) => boolean) => sound.filter(isCounted).length;
  const edited = count(({ kept }) => kept.length > 0);
  return [
    ...touched.flatMap(linesOf),
    ...(touched.length > 0 ? [""] : []),
    ...plans.flatMap(({ questions }) => questions.map((question) => `Check    ${question}`)),
    ...faulty.flatMap(({ problems }) => problems.map((problem) => `Problem  ${problem}`)),
    ...notes.map((note) => `Note     ${note}`),
    [
      `${plural(plans.length, "home")} in the file: ${count(({ isNew }) => isNew)} new`,
      `${count(({ isNew, changes }) => !isNew && changes.length > 0)} changed`,
      `${count(({ isNew, changes }) => !isNew && changes.length === 0)} as they are`,
      `${faulty.length} with problems, which are not imported`,
    ].join(", "),
    ...(edited > 0
      ? [
          `${plural(edited, "home")} with fields that were edited in the studio: --overwrite replaces them`,
        ]
      : []),
  ].join("\n");
}
