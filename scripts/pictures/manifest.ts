import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { mastersFolder } from "./folders.ts";

/** A crop as the manifest asks for it; the focus is in fractions of width and height. */
export interface CropRequest {
  aspect: `${number}/${number}`;
  focus: [x: number, y: number];
}

/** What is known of a master that cannot be read off its file. */
export interface ManifestEntry {
  path: string;
  /** Degrees clockwise that stand a file lying on its side, or on its head, upright. */
  rotate?: 90 | 180 | 270;
  /** AVIF quality, where the usual one would show banding. */
  quality?: number;
  crops?: { tall?: CropRequest };
}

/** Reads the manifest and makes sure that it and the masters beside it name the same pictures. */
export function readManifest(): ManifestEntry[] {
  const file = path.join(mastersFolder, "manifest.json");
  const entries: ManifestEntry[] = JSON.parse(readFileSync(file, "utf8"));
  const problems = [...mismatches(entries), ...entries.flatMap(faultsOf)];
  if (problems.length > 0) throw new Error(["manifest.json:", ...problems].join("\n  "));
  return entries;
}

function mismatches(entries: ManifestEntry[]): string[] {
  const listed = new Set(entries.map((entry) => entry.path));
  const present = globSync("**/*.jpg", { cwd: mastersFolder }).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const found = new Set(present);
  return [
    ...[...listed].filter((name) => !found.has(name)).map((name) => `${name} has no master`),
    ...present.filter((name) => !listed.has(name)).map((name) => `${name} is not listed`),
  ];
}

const faultsOf = ({ path: name, rotate, crops }: ManifestEntry): string[] =>
  rotate && crops ? [`${name} is both rotated and cropped: turn the master instead`] : [];
