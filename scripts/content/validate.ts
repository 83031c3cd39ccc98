import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { translations } from "../../app/content/schema/fields.ts";
import { coverOf, projectSchemaOn } from "../../app/content/schema/project.ts";
import {
  isPlanPicture,
  picturesInPageOrder,
  propertySchemaOn,
} from "../../app/content/schema/property.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { bodyProblems, picturesOfBody, readBody } from "./article-body.ts";
import {
  problemsOf,
  type Size,
  sizeProblem,
  smallest,
  smallestPortrait,
  smallestSignature,
  translationNames,
} from "./explain.ts";
import { captionProblems, drawingProblems, videoProblems } from "./media.ts";
import { memory, stateOf } from "./memory.ts";
import { addressProblems } from "./pages.ts";
import {
  contentFolder,
  type ContentFile,
  type DataOf,
  type Files,
  idsOf,
  type Kind,
  kinds,
  namesOf,
  peopleFolder,
  readFile,
  UnreadableFile,
} from "./read.ts";
import { guideOf } from "./shown-on.ts";

interface NamedPicture {
  picture: string;
}

interface WithPictures {
  pictures: readonly NamedPicture[];
  it?: { pictures: readonly NamedPicture[] } | undefined;
  ar?: { pictures: readonly NamedPicture[] } | undefined;
}

/**
 * Reads and validates the content: each file against its schema, references to places and areas, and picture files.
 *
 * @param folder of the content
 * @param today in Dubai, as yyyy-mm-dd: dates that have to be in the future are compared with it; null to
 *   skip that
 * @returns the files without problems, and one line for each problem, "properties/ontario-tower/property.yaml: the
 *   Italian summary is missing"
 */
export async function readContent(
  folder = contentFolder,
  today: string | null = officeDay(new Date()),
): Promise<{ files: Files; problems: string[] }> {
  const schemas = {
    ...kinds,
    properties: { schema: today ? propertySchemaOn(today) : kinds.properties.schema },
    projects: { schema: today ? projectSchemaOn(today) : kinds.projects.schema },
  };
  const problems: string[] = [];
  const files: Files = {
    properties: [],
    projects: [],
    areas: [],
    articles: [],
    articleTranslations: [],
    places: [],
    company: [],
  };
  for (const kind of Object.keys(kinds) as Kind[]) {
    const names = namesOf(kind, folder);
    const { files: pattern } = kinds[kind];
    if (names.length === 0 && !pattern.includes("*"))
      problems.push(`${pattern}: the file is missing`);
    for (const name of names) {
      try {
        const file = readFile(name, folder);
        const found = [
          ...problemsOf(schemas[kind].schema, file.data),
          ...articleProblems(file, folder),
        ];
        problems.push(...found.map((problem) => `${name}: ${problem}`));
        if (found.length === 0)
          (files[kind] as ContentFile[]).push({
            ...file,
            data: kinds[kind].schema.parse(file.data),
          });
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        problems.push(`${name}: the file cannot be read. ${error.message.split("\n")[0]}`);
      }
    }
  }
  const pictures = picturesOf(files);
  problems.push(
    ...referenceProblems(files, folder),
    ...addressProblems(files, folder),
    ...permitProblems(files),
    ...duplicateNames(pictures.map(({ name }) => name)),
  );
  for (const { name, minSize } of pictures)
    problems.push(...(await pictureProblems(folder, name, minSize)));
  for (const name of planFilesOf(files)) problems.push(...planFileProblems(folder, name));
  for (const name of videoFilesOf(files)) problems.push(...videoFileProblems(folder, name));
  return { files, problems };
}

/** The problems of an article's text, with their lines in the file. */
function articleProblems({ body }: ContentFile, folder: string): string[] {
  if (!body) return [];
  const projectIds = idsOf("projects", folder);
  const unknownProjects = readBody(body.text)
    .blocks.flatMap((block) => (block.kind === "paragraph" ? (block.note ?? []) : block))
    .flatMap((part) => ("about" in part && part.about ? [part.about] : []))
    .filter((id) => !projectIds.includes(id))
    .map((id) => `there is no project “${id}”`);
  return [...bodyProblems(body.text, body.linesAbove), ...unknownProjects];
}

const unknownReference = (
  label: string,
  value: string | undefined,
  known: readonly string[],
  where: string,
) =>
  value === undefined || known.length === 0 || known.includes(value)
    ? []
    : [`the ${label} is “${value}”, which ${where} does not have. It has ${known.join(", ")}`];

/** The ids of the people who can be sent enquiries. */
const peopleWithEmail = ({ people = [] }: DataOf<"company">): string[] =>
  people.flatMap(({ id, email }) => (id && email ? [id] : []));

/** A problem for a person whom company.yaml does not have, or has without an address. */
const unknownPerson = (label: string, id: string | undefined, known: readonly string[]) =>
  id === undefined || known.includes(id)
    ? []
    : [`the ${label} is “${id}”: company.yaml has no such person with an email address`];

/** A problem for each listing with the permit of another. */
function permitProblems({ properties, projects }: Files): string[] {
  const listings = [...properties, ...projects].flatMap(({ name, data: { title, permit } }) =>
    permit ? [{ name, title, number: permit.number }] : [],
  );
  return listings.flatMap(({ name, number }, index) => {
    const owner = listings.slice(0, index).find((other) => other.number === number);
    return owner
      ? [`${name}: the permit ${number} is that of ${owner.title}: each listing needs its own`]
      : [];
  });
}

const duplicates = (ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

/** A problem for each picture that is not in the list of pictures. */
const unlistedPictures = (names: readonly string[], { pictures }: WithPictures) =>
  names
    .filter((name) => !pictures.some(({ picture }) => picture === name))
    .map((name) => `${name} is not in the list of pictures`);

/** A problem for a property whose area guide is not known. */
const missingGuide = (
  property: DataOf<"properties">,
  districts: Parameters<typeof guideOf>[1],
  guides: Parameters<typeof guideOf>[2],
) =>
  guides.length === 0 ||
  !districts.some(({ id }) => id === property.district) ||
  guideOf(property, districts, guides)
    ? []
    : [
        `the area guide is missing: the district ${property.district} has neither a guide nor a position`,
      ];

/** Validates each file and prefixes problems with its name. */
const checkEach = <Data>(list: readonly ContentFile<Data>[], check: (data: Data) => string[]) =>
  list.flatMap(({ name, data }) => check(data).map((problem) => `${name}: ${problem}`));

function referenceProblems(
  { properties, projects, areas, places, articles, articleTranslations, company }: Files,
  folder: string,
): string[] {
  const districts = places.flatMap(({ data }) => data.districts);
  const districtIds = districts.map(({ id }) => id);
  const placeIds = [
    ...districtIds,
    ...places.flatMap(({ data }) => data.places.map(({ id }) => id)),
  ];
  const guides = areas.map(({ id, data }) => ({ ...data, id }));
  const answering = company.flatMap(({ data }) => peopleWithEmail(data));
  const [areaIds, propertyIds, articleIds] = (["areas", "properties", "articles"] as const).map(
    (kind) => idsOf(kind, folder),
  ) as [string[], string[], string[]];
  return [
    ...checkEach(properties, (data) => [
      ...unknownReference("place in the address", data.place, placeIds, "places.yaml"),
      ...unknownReference("district", data.district, districtIds, "places.yaml"),
      ...unknownReference("area guide", data.area, areaIds, "the folder areas"),
      ...unknownPerson("person", data.person, answering),
      ...missingGuide(data, districts, guides),
      ...unlistedPictures([...(data.cover ? [data.cover] : []), ...(data.brochurePictures ?? [])], {
        pictures: picturesInPageOrder(data),
      }),
      ...translationProblems(data),
    ]),
    ...projects
      .filter(({ id }) => propertyIds.includes(id))
      .map(
        ({ name, id }) => `${name}: a property has the short name ${id} too. Rename this folder`,
      ),
    ...checkEach(projects, (data) => [
      ...unknownReference("place", data.place, placeIds, "places.yaml"),
      ...unknownReference("district", data.district, districtIds, "places.yaml"),
      ...unknownPerson("person", data.person, answering),
      ...unlistedPictures([coverOf(data), ...(data.brochurePictures ?? [])], data),
      ...translationProblems(data),
    ]),
    ...checkEach(areas, (data) =>
      data.neighbours.flatMap((id) =>
        unknownReference("area beside it", id, areaIds, "the folder areas"),
      ),
    ),
    ...checkEach(articles, ({ properties: ids, date, updated = date }) => [
      ...ids.flatMap((id) =>
        unknownReference("property", id, propertyIds, "the folder properties"),
      ),
      ...(updated < date ? ["the day of the last check is before the day of the article"] : []),
    ]),
    ...checkEach(company, (data) => [
      ...unknownPerson("manager", data.escalation, answering),
      ...duplicates((data.people ?? []).flatMap(({ id }) => id ?? [])).map(
        (id) => `two people have the short name ${id}`,
      ),
    ]),
    ...articleTranslations
      .filter(({ id }) => !articleIds.includes(id))
      .map(({ name, id }) => `${name}: journal/${id}/index.en.md is missing`),
  ];
}

/** Checks that a translation lists the same pictures in the same order. */
const translationProblems = (data: WithPictures): string[] =>
  translations.flatMap((language) => {
    const translated = data[language]?.pictures;
    if (!translated) return [];
    const [expected, given] = [data.pictures, translated].map((list) =>
      list.map(({ picture }) => picture).join(", "),
    );
    return expected === given
      ? []
      : [
          `the ${translationNames[language]} pictures are ${given || "missing"}: they should be ${expected}, in this order`,
        ];
  });

interface NamedFile {
  /** The path below the folder of the content. */
  name: string;
  /** The minimum of its sides, in pixels. */
  minSize: Size;
}

function picturesOf({
  properties,
  projects,
  areas,
  articles,
  articleTranslations,
  company,
}: Files): NamedFile[] {
  const names = [
    ...properties.flatMap(({ name, data }) =>
      [
        ...(data.cover ? [data.cover] : []),
        ...picturesInPageOrder(data).map(({ picture }) => picture),
        ...(data.exclusivePicture ? [data.exclusivePicture.picture] : []),
        ...(data.plans ?? []).map(({ drawing }) => drawing).filter(isPlanPicture),
        ...(data.video ? [data.video.poster] : []),
      ].map((picture) => path.posix.join(path.posix.dirname(name), picture)),
    ),
    ...projects.flatMap(({ name, data }) =>
      [
        ...data.pictures,
        ...(data.units ?? []),
        ...(data.video ? [{ picture: data.video.poster }] : []),
      ].flatMap(({ picture }) =>
        picture ? path.posix.join(path.posix.dirname(name), picture) : [],
      ),
    ),
    ...[...areas, ...articles].map(({ name, data }) =>
      path.posix.join(path.posix.dirname(name), data.picture),
    ),
    ...[...articles, ...articleTranslations].flatMap(({ name, body }) =>
      picturesOfBody(body?.text ?? "").map((picture) =>
        path.posix.join(path.posix.dirname(name), picture),
      ),
    ),
  ];
  const people = company.flatMap(({ data: { people: list = [], signature } }) => [
    ...list.flatMap(({ photograph }) =>
      photograph ? [{ picture: photograph, minSize: smallestPortrait }] : [],
    ),
    ...(signature ? [{ picture: signature, minSize: smallestSignature }] : []),
  ]);
  return [
    ...[...new Set(names)].map((name) => ({ name, minSize: smallest })),
    ...people.map(({ picture, minSize }) => ({ name: `${peopleFolder}/${picture}`, minSize })),
  ];
}

/** Plans that are no pictures: drawings and PDFs. */
const planFilesOf = ({ properties }: Files): string[] =>
  properties.flatMap(({ name, data: { plans = [] } }) =>
    plans
      .filter(({ drawing }) => !isPlanPicture(drawing))
      .map(({ drawing }) => path.posix.join(path.posix.dirname(name), drawing)),
  );

/** The largest PDF of a plan in bytes, which a phone still loads at once. */
const largestPdf = 10_000_000;

function planFileProblems(folder: string, name: string): string[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [`${name}: the drawing is missing. Add the file to this folder`];
  if (/\.pdf$/i.test(name)) {
    const pdf = readFileSync(file);
    if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-")))
      return [`${name}: the file is no PDF. Save it again as PDF`];
    return pdf.length > largestPdf
      ? [
          `${name}: the PDF has ${(pdf.length / 1e6).toFixed(1)} MB: it should have at most ${largestPdf / 1e6}. Save it in a smaller size, or as a picture`,
        ]
      : [];
  }
  return drawingProblems(readFileSync(file, "utf8")).map((problem) => `${name}: ${problem}`);
}

/** Videos and their captions. */
const videoFilesOf = ({ properties, projects }: Files): string[] =>
  [...properties, ...projects].flatMap(({ name, data: { video, it, ar } }) =>
    [video?.file, video?.captions, it?.video?.captions, ar?.video?.captions].flatMap((file) =>
      file ? path.posix.join(path.posix.dirname(name), file) : [],
    ),
  );

function videoFileProblems(folder: string, name: string): string[] {
  const file = path.join(folder, name);
  const isCaptions = /\.vtt$/i.test(name);
  if (!existsSync(file))
    return [
      `${name}: the ${isCaptions ? "captions are" : "video is"} missing. Add the file to this folder`,
    ];
  const found = isCaptions
    ? captionProblems(readFileSync(file, "utf8"))
    : videoProblems(readFileSync(file), /\.webm$/i.test(name) ? "webm" : "mp4");
  return found.map((problem) => `${name}: ${problem}`);
}

/** Pictures of a folder that differ only in their extensions: references have no extension. */
function duplicateNames(pictures: readonly string[]): string[] {
  const byName = Map.groupBy(pictures, (name) => name.replace(/\.[^.]+$/, ""));
  return [...byName.values()].flatMap(([first = "", second]) =>
    second
      ? [`${first}: ${path.posix.basename(second)} has the same name. Give one of them another`]
      : [],
  );
}

interface Header extends Size {
  format: string;
}

const headers = memory<Header>("picture-headers");

/** The format of a picture, and its size when it is upright. */
export async function headerOf(file: string): Promise<Header> {
  const state = stateOf(file);
  const known = headers.known(file, state);
  if (known) return known;
  const { autoOrient, format } = await sharp(file).metadata();
  return headers.learn(file, state, { ...autoOrient, format });
}

async function pictureProblems(folder: string, name: string, minSize: Size): Promise<string[]> {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [`${name}: the picture is missing. Add the file to this folder`];
  try {
    const { width, height, format } = await headerOf(file);
    // A drawing is a document that may contain a script.
    if (format === "svg")
      return [`${name}: the picture is a drawing (SVG). Save it as JPEG, PNG, WebP, AVIF or HEIC`];
    const problem = sizeProblem({ width, height }, minSize);
    return problem ? [`${name}: the picture ${problem}`] : [];
  } catch {
    return [`${name}: the picture cannot be read. Save it again as JPEG, PNG, WebP, AVIF or HEIC`];
  }
}
