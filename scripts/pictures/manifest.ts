import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { mastersFolder } from "./folders.ts";

/** A crop as the manifest asks for it; the focus is in fractions of width and height. */
export interface CropRequest {
  aspect: `${number}/${number}`;
  focus: [x: number, y: number];
  /** AVIF quality, where it is not the whole picture's. */
  quality?: number;
}

/** A portrait master of its own beside the wide one, for a picture that no crop does justice. */
interface TallMaster {
  path: string;
  /** AVIF quality, where it is not the wide one's. */
  quality?: number;
}

/** What is known of a master that cannot be read off its file. */
export interface ManifestEntry {
  path: string;
  /** Degrees clockwise that stand a file lying on its side, or on its head, upright. */
  rotate?: 90 | 180 | 270;
  /** AVIF quality, where the usual one would show banding. */
  quality?: number;
  /** What a window wider than the picture leaves of it: a tower keeps its crown. */
  keep?: "top";
  /** The hour it shows, where words over it need less of a scrim for that. */
  light?: "dusk";
  crops?: { tall?: CropRequest | TallMaster };
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
  const listed = new Set(entries.flatMap(mastersOf));
  const present = globSync("**/*.jpg", { cwd: mastersFolder }).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const found = new Set(present);
  return [
    ...[...listed].filter((name) => !found.has(name)).map((name) => `${name} has no master`),
    ...present.filter((name) => !listed.has(name)).map((name) => `${name} is not listed`),
  ];
}

function mastersOf({ path: whole, crops }: ManifestEntry): string[] {
  return crops?.tall && "path" in crops.tall ? [whole, crops.tall.path] : [whole];
}

const faultsOf = ({ path: name, rotate, crops }: ManifestEntry): string[] =>
  rotate && crops ? [`${name} is both rotated and cropped: turn the master instead`] : [];
