/** What publishing will change: entries, prices and other fields, old and new. */
import path from "node:path";
import { fieldSchema } from "../studio/fields.ts";
import { contentWarnings } from "./content-warnings.ts";
import { type Data, differences } from "./differences.ts";
import { git, isIn } from "./hold-back.ts";
import { type ContentFile, kinds, namesOf, parseFile, readFile } from "./read.ts";
import { pagesOf, sections, type ShownContent } from "./shown-on.ts";
import { readContent } from "./validate.ts";

/** Kinds with pages, and those that all pages show. */
const compared = ["properties", "projects", "areas", "articles", "places", "company"] as const;

type Compared = (typeof compared)[number];

/** The commit that was published last: publishing records the days of changes in this file. */
const publishedCommit = (): string =>
  git("log", "--max-count=1", "--format=%H", "--", "app/content/changes.json").trim();

/** The files below app/content that have changed since a commit, also those that are not committed. */
const changedFiles = (commit: string): string[] =>
  [
    git("diff", "--name-only", "--no-renames", "-z", commit, "--", "app/content"),
    git("ls-files", "--others", "--exclude-standard", "-z", "app/content"),
  ]
    .flatMap((names) => names.split("\0"))
    .filter(Boolean)
    .map((name) => path.posix.relative("app/content", name));

/** A file as it was published; undefined if it was not there. */
function publishedFile(commit: string, name: string) {
  if (!isIn(commit, name)) return undefined;
  return parseFile(name, git("show", `${commit}:app/content/${name}`));
}

const titleOf = ({ title, name }: Data): string => {
  const found = title ?? name;
  return typeof found === "string" ? found : "";
};

function changesOfKind(
  kind: Compared,
  commit: string,
  changed: readonly string[],
  content: ShownContent,
): string[] {
  const schema = fieldSchema(kinds[kind].schema);
  const names = namesOf(kind).filter((name) => changed.includes(name));
  return names.flatMap((name) => {
    const file = readFile(name);
    const { id, data: present, body } = file;
    const data = present as Data;
    const section = sections[kind as keyof typeof sections];
    const page = section ? `${titleOf(data)}, /${section}/${id}` : name;
    const before = publishedFile(commit, name);
    const isDraft = data["status"] === "draft";
    // Those that lose a withdrawn entry too.
    const shown = [file, ...(before ? [before] : [])].flatMap((version) =>
      pagesOf(kind, version as ContentFile<object>, content),
    );
    const others = shown.length > 0 ? [`${page}: also on ${[...new Set(shown)].join(", ")}`] : [];
    if (!before)
      return [`${page}: ${isDraft ? "new, a draft that stays offline" : "new"}`, ...others];
    const lines = [
      ...differences(before.data as Data, data, schema),
      ...(before.body?.text === body?.text ? [] : ["text: changed"]),
    ];
    return lines.length > 0 ? [...lines.map((line) => `${page}: ${line}`), ...others] : [];
  });
}

/** Pictures that were added, replaced or removed, by entry. */
function changedPictures(changed: readonly string[]): string[] {
  const pictures = changed.filter((name) =>
    /\.(jpe?g|png|webp|avif|hei[cf]|svg|pdf|mp4|webm|vtt)$/i.test(name),
  );
  const byEntry = Map.groupBy(pictures, (name) => path.posix.dirname(name));
  return [...byEntry].map(
    ([entry, names]) => `${entry}: ${names.length} ${names.length === 1 ? "picture" : "pictures"}`,
  );
}

/**
 * What the next publishing changes online, compared with the last one, and what of it is probably a mistake.
 *
 * @returns one line for each field, "Ontario Tower, /property/ontario-tower: price: AED 1,500,000 → AED 1,450,000", and one
 *   for the other pages that show the entry
 */
export async function whatChanges(): Promise<string[]> {
  const commit = publishedCommit();
  if (!commit) return [];
  const changed = changedFiles(commit);
  const { files } = await readContent();
  const warnings = contentWarnings(files).filter((warning) =>
    changed.some((name) => warning.startsWith(`${name}:`)),
  );
  return [
    ...compared.flatMap((kind) => changesOfKind(kind, commit, changed, files)),
    ...changedPictures(changed),
    ...warnings.map((warning) => `Is it right? ${warning}`),
  ];
}
