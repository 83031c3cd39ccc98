import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

export type Described = Record<string, unknown> & { "@type"?: string };

const tsc = "node_modules/typescript/bin/tsc";
const strictly = [
  "--ignoreConfig",
  "--noEmit",
  "--pretty",
  "false",
  "--strict",
  "--skipLibCheck",
  "--module",
  "esnext",
  "--moduleResolution",
  "bundler",
  "--types",
  "",
];

const compile = (file: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, ...strictly, file], (_, output) => resolve(output));
  });

/**
 * Validates structured data against the vocabulary of schema.org: types, properties, kinds of values and
 * values of enumerations. The TypeScript compiler does it: schema-dts has the vocabulary as types, and
 * each description becomes a constant of its type.
 *
 * @param file where to write what is compiled, within the project
 */
export async function faultsInVocabulary(
  descriptions: readonly Described[],
  file: string,
): Promise<string[]> {
  const lines = descriptions.map(
    (described, index) =>
      `export const d${index}: S.WithContext<S.${described["@type"]}> = ${JSON.stringify(described)};`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, ['import type * as S from "schema-dts";', ...lines].join("\n"));
  const output = await compile(file);
  // An error begins a line with the file's name; what explains it is indented below.
  const errors = [...output.matchAll(/^\S.*\((?<line>\d+),\d+\): (?<words>.*(?:\n .*)*)/gm)];
  if (output.trim() && errors.length === 0) throw new Error(output);
  return lines.map((_, index) =>
    errors
      .filter(({ groups }) => Number(groups?.["line"]) === index + 2)
      .map(({ groups }) => groups?.["words"])
      .join("\n"),
  );
}
