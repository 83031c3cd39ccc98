import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { coverOf } from "../../app/content/schema/project.ts";
import { isPlanPicture, picturesInPageOrder } from "../../app/content/schema/property.ts";
import { picturesOfBody } from "../content/article-body.ts";
import { contentFolder, peopleFolder, readChecked } from "../content/read.ts";
import { root } from "../run.mjs";

export const originalsFolder = path.join(root, "app/pictures/originals");

/** A crop of an original. The focal point is in fractions of width and height. */
export interface CropRequest {
  aspect: `${number}/${number}`;
  /** Without it, sharp's attention strategy chooses the region. */
  focus?: readonly [x: number, y: number];
  /** AVIF quality, if it is not that of the whole picture. */
  quality?: number;
}

interface TallOriginal {
  file: string;
  quality?: number;
}

export interface PictureSource {
  /** Its name in the catalogue: "properties/ontario-tower/01". */
  name: string;
  file: string;
  /** Degrees of clockwise rotation that turn the file upright. */
  rotate?: 90 | 180 | 270;
  /** AVIF quality, if the default shows banding. */
  quality?: number;
  /** The visible part in wider windows. */
  keep?: "top";
  /** The aspect ratio of the crop: pictures of content have any. */
  aspect?: "3/2" | "4/5";
  /** Whether a picture of content is uncropped. */
  whole?: true;
  /** The focal point of that crop. */
  focus?: readonly [x: number, y: number];
  tall?: CropRequest | TallOriginal;
}

/** For cards and covers on phones: half the bytes without a visible difference. */
const phoneQuality = 44;

interface SiteEntry extends Omit<PictureSource, "name" | "file" | "tall"> {
  path: string;
  tall?: CropRequest | { path: string; quality?: number };
}

interface Manifest {
  /** The pictures of the site's pages. */
  site: readonly SiteEntry[];
  /** Encoder settings of single pictures of content. */
  quality: Readonly<Record<string, number>>;
}

const manifestFile = path.join(originalsFolder, "manifest.json");

const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

function siteSources({ site }: Manifest): PictureSource[] {
  const sources = site.map(({ path: file, tall, ...entry }): PictureSource => ({
    ...entry,
    name: file.replace(/\.jpg$/, ""),
    file: path.join(originalsFolder, file),
    ...(tall && {
      tall: "path" in tall ? { ...tall, file: path.join(originalsFolder, tall.path) } : tall,
    }),
  }));
  const listed = new Set(
    sources.flatMap(({ file, tall }) => [file, ...(tall && "file" in tall ? [tall.file] : [])]),
  );
  const present = globSync("**/*.jpg", { cwd: originalsFolder }).map((file) =>
    path.join(originalsFolder, file),
  );
  const problems = [
    ...[...listed].filter((file) => !present.includes(file)).map((file) => `${file} is missing`),
    ...present.filter((file) => !listed.has(file)).map((file) => `${file} is not listed`),
  ];
  if (problems.length > 0) throw new Error(["manifest.json:", ...problems].join("\n  "));
  return sources;
}

interface View {
  picture: string;
  rotate?: 90 | 180 | 270 | undefined;
  focus?: [number, number] | undefined;
  keep?: "top" | undefined;
}

function contentSource(
  folder: string,
  { picture, rotate, focus, keep }: View,
  tall?: CropRequest,
): PictureSource {
  return {
    name: `${folder}/${picture.replace(/\.[^.]+$/, "")}`,
    file: path.join(contentFolder, folder, picture),
    aspect: "3/2",
    ...(rotate && { rotate }),
    ...(focus && { focus }),
    ...(keep && { keep }),
    ...(tall && { tall: { ...tall, ...(focus && { focus }) } }),
  };
}

/** A picture of content that is not cropped. */
function wholeSource(folder: string, picture: string): PictureSource {
  const { aspect: _aspect, ...source } = contentSource(folder, { picture });
  return { ...source, whole: true };
}

/** The poster of a listing's video, unless it is one of its pictures. */
const posterSource = (
  folder: string,
  { video }: { video?: { poster: string } | undefined },
  pictures: readonly string[],
): PictureSource[] =>
  video && !pictures.includes(video.poster) ? [wholeSource(folder, video.poster)] : [];

function contentSources(): PictureSource[] {
  const tall = { aspect: "3/4", quality: phoneQuality } as const;
  const properties = readChecked("properties").flatMap(({ id, data }) => {
    const { exclusivePicture } = data;
    const pictures: View[] = picturesInPageOrder<View>(data);
    const { cover = pictures[0]?.picture ?? "" } = data;
    const folder = `properties/${id}`;
    const isListed = (name: string) => pictures.some(({ picture }) => picture === name);
    return [
      ...(isListed(cover) ? [] : [{ picture: cover }]),
      ...pictures.toSorted((one, other) => one.picture.localeCompare(other.picture)),
    ]
      .map((view) => contentSource(folder, view, view.picture === cover ? tall : undefined))
      .concat(
        exclusivePicture && !isListed(exclusivePicture.picture)
          ? [contentSource(folder, exclusivePicture, { aspect: "3/4" })]
          : [],
      )
      .concat(
        (data.plans ?? [])
          .filter(({ drawing }) => isPlanPicture(drawing))
          .map(({ drawing }) => wholeSource(folder, drawing)),
      )
      .concat(
        posterSource(
          folder,
          data,
          pictures.map(({ picture }) => picture),
        ),
      );
  });
  const areas = readChecked("areas").map(({ id, data }) => ({
    // On phones a card of /areas shows the upright crop.
    ...contentSource(
      `areas/${id}`,
      data,
      data.focus ? { aspect: "4/5", quality: phoneQuality } : undefined,
    ),
    name: `areas/${id}`,
  }));
  const projects = readChecked("projects").flatMap(({ id, data }) => [
    ...[...data.pictures, ...(data.units ?? [])].flatMap(({ picture, ...view }) => {
      // The cover opens the page of the project, and fills the screen of a phone.
      const crop = picture === coverOf(data) ? tall : undefined;
      return picture ? [contentSource(`projects/${id}`, { picture, ...view }, crop)] : [];
    }),
    ...posterSource(
      `projects/${id}`,
      data,
      data.pictures.map(({ picture }) => picture),
    ),
  ]);
  const articles = readChecked("articles").map(({ id, data }) => ({
    ...contentSource(`journal/${id}`, data, { aspect: "3/4" }),
    name: `journal/${id}`,
  }));
  const articlePictures = [
    ...new Set(
      [...readChecked("articles"), ...readChecked("articleTranslations")].flatMap(({ id, body }) =>
        picturesOfBody(body?.text ?? "").map((picture) => `${id}/${picture}`),
      ),
    ),
  ].map((file) => {
    const { dir, base } = path.posix.parse(file);
    return contentSource(`journal/${dir}`, { picture: base });
  });
  const people = readChecked("company").flatMap(({ data }) =>
    [
      ...(data.people ?? []).flatMap(({ photograph }) =>
        photograph ? [{ picture: photograph, aspect: "4/5" as const }] : [],
      ),
      ...(data.signature ? [{ picture: data.signature, whole: true as const }] : []),
    ].map(({ picture, ...shape }): PictureSource => {
      const { aspect: _aspect, ...source } = contentSource(peopleFolder, { picture });
      return { ...source, ...shape };
    }),
  );
  return [...properties, ...areas, ...projects, ...articles, ...articlePictures, ...people];
}

export function pictureSources(): PictureSource[] {
  const manifest = readManifest();
  return [...siteSources(manifest), ...contentSources()].map((source) => {
    const quality = manifest.quality[source.name] ?? source.quality;
    return { ...source, ...(quality && { quality }) };
  });
}
