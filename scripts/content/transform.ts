import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { listedAmenities } from "../../app/content/schema/amenities.ts";
import { area } from "../../app/content/schema/area.ts";
import { article, articleTranslation } from "../../app/content/schema/article.ts";
import { weekdays } from "../../app/content/schema/company.ts";
import { inOrder, translations } from "../../app/content/schema/fields.ts";
import { coverOf, project } from "../../app/content/schema/project.ts";
import { captionsOf, picturesInPageOrder, property } from "../../app/content/schema/property.ts";
import type { videoTranslation } from "../../app/content/schema/video.ts";
import type { PictureName } from "../../app/pictures/catalogue.ts";
import { readBody } from "./article-body.ts";
import type { Changes } from "./changes.ts";
import { drawingSize } from "./media.ts";
import { redirectsOf } from "./pages.ts";
import { contentFolder, type DataOf, type Files } from "./read.ts";
import { guideOf } from "./shown-on.ts";

type Translation = (typeof translations)[number];
type Language = "en" | Translation;

/** Fields that are neither facts nor texts: translations, settings for scripts, and parts of a position. */
const otherFields = [
  "lang",
  "formerAddresses",
  ...translations,
  "rotate",
  "focus",
  "keep",
  "lat",
  "lon",
] as const;

type FactsOf<Entry extends z.ZodObject, Texts extends z.ZodObject> = Omit<
  z.output<Entry>,
  keyof z.output<Texts> | (typeof otherFields)[number]
>;

/**
 * Separates the facts of an entry from its English texts.
 *
 * @param entry the schema of its file
 * @param translation the schema of its texts in another language: the same fields are its English texts
 */
function separate<Entry extends z.ZodObject, Texts extends z.ZodObject>(
  entry: Entry,
  translation: Texts,
  source: z.output<Entry>,
): { facts: FactsOf<Entry, Texts>; english: z.output<Texts> } {
  const isText = (field: string) => field in translation.shape;
  const isFact = (field: string) =>
    field in entry.shape && !isText(field) && !otherFields.some((other) => other === field);
  const pick = (belongs: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(source).filter(([field]) => belongs(field)));
  return {
    facts: pick(isFact) as FactsOf<Entry, Texts>,
    english: pick(isText) as z.output<Texts>,
  };
}

/** Maps the texts of each language of an entry. */
const byLanguage = <Texts, Made>(
  { en, it, ar }: { en: Texts } & Partial<Record<Translation, Texts | undefined>>,
  make: (texts: Texts, language: Language) => Made,
): { en: Made } & Partial<Record<Translation, Made>> => ({
  en: make(en, "en"),
  ...(it && { it: make(it, "it") }),
  ...(ar && { ar: make(ar, "ar") }),
});

/** The name of a file in the picture catalogue: its folder and its name without the extension. */
const pictureName = (folder: string, file: string) =>
  `${folder}/${file.replace(/\.[^.]+$/, "")}` as PictureName;

/** A name in each language; the English one by default. */
const nameInEach = ({
  name,
  it = name,
  ar = name,
}: { name: string } & Partial<Record<Translation, string | undefined>>): Record<
  Language,
  string
> => ({ en: name, it, ar });

const photographsOf = <Name>(
  pictures: readonly { picture: string; kind: "photograph" | "impression" }[],
  named: (file: string) => Name,
): Name[] =>
  pictures.filter(({ kind }) => kind === "photograph").map(({ picture }) => named(picture));

/** The text alternative of a photo by its caption, if it has one, and its number. */
const photoAlts: Record<
  Language,
  (title: string, number: number, caption: string | undefined) => string
> = {
  en: (title, number, caption) => `${title}, ${caption ?? `photograph ${number}`}`,
  it: (title, number, caption) => `${title}, ${caption ?? `fotografia ${number}`}`,
  ar: (title, number, caption) => `${title}، ${caption ?? `الصورة ${number}`}`,
};

type Plan = NonNullable<z.output<typeof property>["plans"]>[number];

/** The file of a plan: a drawing with its size, a picture of the catalogue, or a PDF with its bytes. */
function planFile(id: string, file: string) {
  const location = path.join(contentFolder, "properties", id, file);
  switch (path.extname(file).toLowerCase()) {
    case ".svg":
      return { kind: "drawing" as const, ...drawingSize(readFileSync(location, "utf8")) };
    case ".pdf":
      return { kind: "document" as const, bytes: statSync(location).size };
    default:
      return { kind: "picture" as const, picture: pictureName(`properties/${id}`, file) };
  }
}

const planOf = (id: string, { drawing, storey, arrangement, rooms = [] }: Plan) => ({
  /** The file below app/content. */
  drawing: `properties/${id}/${drawing}`,
  ...planFile(id, drawing),
  storey: storey && nameInEach(storey),
  arrangement: arrangement && nameInEach(arrangement),
  rooms: rooms.map(({ number, squareMetres, ...names }) => ({
    number,
    squareMetres,
    name: nameInEach(names),
  })),
});

interface WithVideo {
  video?: DataOf<"properties">["video"];
  it?: { video?: z.output<typeof videoTranslation> | undefined } | undefined;
  ar?: { video?: z.output<typeof videoTranslation> | undefined } | undefined;
}

/** The video of a listing. Its files are below app/content. */
function videoOf(folder: string, { video, it, ar }: WithVideo) {
  if (!video) return undefined;
  const { file, poster, kind, date } = video;
  return {
    file: `${folder}/${file}`,
    bytes: statSync(path.join(contentFolder, folder, file)).size,
    poster: pictureName(folder, poster),
    kind,
    date,
    texts: byLanguage(
      { en: video, it: it?.video, ar: ar?.video },
      ({ title, description, captions }) => ({
        title,
        description,
        captions: captions && `${folder}/${captions}`,
      }),
    ),
  };
}

/** A still of a film is a photograph. */
const posterOf = <Name>(
  video: DataOf<"properties">["video"],
  named: (file: string) => Name,
): Name[] => (video?.kind === "filmed" ? [named(video.poster)] : []);

const sourceOf = ({ address, ...names }: NonNullable<AreaPrice["source"]>) => ({
  name: nameInEach(names),
  address,
});
type AreaPrice = NonNullable<z.output<typeof area>["pricePerSquareFoot"]>;

const positionOf = ({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }) =>
  lat === undefined || lon === undefined ? undefined : { lat, lon };

function propertyOf(
  id: string,
  source: DataOf<"properties">,
  districts: DataOf<"places">["districts"],
  guides: Parameters<typeof guideOf>[2],
) {
  const named = (file: string) => pictureName(`properties/${id}`, file);
  const { facts, english } = separate(property, property.shape.it.unwrap(), source);
  const texts = { ...source, en: english };
  const { photos = [], pictures } = source;
  const gallery = picturesInPageOrder({ photos, pictures }).map(({ picture }) => named(picture));
  return {
    kind: "property" as const,
    ...facts,
    id,
    place: facts.place ?? facts.district,
    area: guideOf(source, districts, guides) ?? "",
    desk: facts.desk ?? (facts.purpose === "rent" ? ("leasing" as const) : ("sales" as const)),
    position: positionOf(source),
    cover: facts.cover ? named(facts.cover) : (gallery[0] ?? named("")),
    exclusivePicture: source.exclusivePicture && named(source.exclusivePicture.picture),
    brochurePictures: facts.brochurePictures?.map(named),
    gallery,
    photographs: [
      ...photos.map(named),
      ...photographsOf(
        [...pictures, ...(source.exclusivePicture ? [source.exclusivePicture] : [])],
        named,
      ),
      ...posterOf(source.video, named),
    ],
    video: videoOf(`properties/${id}`, source),
    plans: facts.plans?.map((plan) => planOf(id, plan)),
    texts: byLanguage(
      texts,
      (
        {
          pictures: described,
          exclusivePicture,
          photoCaptions,
          amenities,
          video: _video,
          ...others
        },
        language,
      ) => ({
        ...others,
        amenities: amenities ?? listedAmenities(language, source.amenities),
        exclusiveCaption: exclusivePicture?.caption,
        captions: [
          ...captionsOf(photos, photoCaptions),
          ...described.map(({ caption }) => caption),
        ],
      }),
    ),
    alts: byLanguage(
      texts,
      ({ title, pictures: described, exclusivePicture, photoCaptions }, language) => {
        const captions = captionsOf(photos, photoCaptions);
        return Object.fromEntries([
          ...photos.map((photo, index) => [
            named(photo),
            photoAlts[language](title, index + 1, captions[index]),
          ]),
          ...[...described, ...(exclusivePicture ? [exclusivePicture] : [])].map(
            ({ picture, alt }) => [named(picture), alt],
          ),
        ]) as Record<string, string>;
      },
    ),
  };
}

function projectOf(id: string, source: DataOf<"projects">) {
  const named = (file: string) => pictureName(`projects/${id}`, file);
  const { facts, english } = separate(project, project.shape.it.unwrap(), source);
  const texts = { ...source, en: english };
  const { units = [], paymentPlan } = facts;
  return {
    kind: "project" as const,
    ...facts,
    id,
    place: facts.place ?? facts.district ?? "",
    position: positionOf(source),
    factSources: facts.factSources?.map(({ source: publication, ...fact }) => ({
      ...fact,
      source: publication && sourceOf(publication),
    })),
    paymentPlan: paymentPlan && {
      ...paymentPlan,
      instalments: paymentPlan.instalments?.map(({ name, it, ar, ...instalment }) => ({
        ...instalment,
        name: nameInEach({ name, it, ar }),
      })),
    },
    units: facts.units?.map(({ picture, alt: _alt, it: _it, ar: _ar, ...unit }) => ({
      ...unit,
      picture: picture && named(picture),
    })),
    cover: named(coverOf(source)),
    brochurePictures: facts.brochurePictures?.map(named),
    slides: source.pictures.map(({ picture }) => named(picture)),
    photographs: [...photographsOf(source.pictures, named), ...posterOf(source.video, named)],
    video: videoOf(`projects/${id}`, source),
    texts: byLanguage(texts, ({ pictures, video: _video, ...others }) => ({
      ...others,
      slides: pictures.map(({ caption, title, subtitle, description }) => ({
        caption,
        title,
        subtitle,
        description,
      })),
    })),
    alts: byLanguage(texts, ({ pictures }, language) => {
      const plans = units.flatMap(({ picture, alt, ...unit }) => {
        const text = language === "en" ? alt : unit[language]?.alt;
        return picture && text ? [{ picture, alt: text }] : [];
      });
      return Object.fromEntries(
        [...pictures, ...plans].map(({ picture, alt }) => [named(picture), alt]),
      );
    }),
  };
}

function areaOf(id: string, source: DataOf<"areas">) {
  const picture: PictureName = `areas/${id}`;
  const { facts, english } = separate(area, area.shape.it.unwrap(), source);
  const texts = { ...source, en: english };
  return {
    ...facts,
    id,
    picture,
    position: { lat: source.lat, lon: source.lon },
    pricePerSquareFoot: facts.pricePerSquareFoot && {
      ...facts.pricePerSquareFoot,
      source: facts.pricePerSquareFoot.source && sourceOf(facts.pricePerSquareFoot.source),
    },
    foreignOwnership: facts.foreignOwnership && {
      right: facts.foreignOwnership.right,
      source: sourceOf(facts.foreignOwnership.source),
    },
    texts: byLanguage(texts, ({ alt: _alt, ...text }) => text),
    alts: byLanguage(texts, ({ alt }) => ({ [picture as string]: alt })),
  };
}

function articleOf(
  { id, data, body }: Files["articles"][number],
  translationFiles: Files["articleTranslations"],
) {
  const picture: PictureName = `journal/${id}`;
  const translationIn = (language: Translation) => {
    const name = `journal/${id}/index.${language}.md`;
    const file = translationFiles.find((other) => other.name === name);
    return file && { ...file.data, content: file.body?.text ?? "" };
  };
  const {
    facts: { status: _status, ...facts },
    english,
  } = separate(article, articleTranslation, data);
  const texts = {
    en: { ...english, content: body?.text ?? "" },
    it: translationIn("it"),
    ar: translationIn("ar"),
  };
  return {
    ...facts,
    id,
    picture,
    texts: byLanguage(texts, ({ alt: _alt, content, ...others }) => ({
      ...others,
      body: readBody(content).blocks,
    })),
    alts: byLanguage(texts, ({ alt }) => ({ [picture as string]: alt })),
  };
}

/** The places that addresses refer to, districts first. */
const placesOf = ({ districts, places: others }: DataOf<"places">) => [
  ...districts.map(({ area: _area, ...district }) => ({
    ...district,
    emirate: undefined,
    kind: undefined,
  })),
  ...others,
];

/** The firm's facts, without those that the browser loads by themselves. */
const companyOf = ({
  hours: _hours,
  profiles: _profiles,
  licence,
  orn,
  desks,
  people = [],
  signature,
  ...facts
}: DataOf<"company">) => ({
  ...facts,
  registered: { licence, orn, brn: { sales: desks?.sales?.brn, leasing: desks?.leasing?.brn } },
  signature: signature && pictureName("people", signature),
  people: people.map(({ photograph, shown, role, text, it, ar, ...person }) => ({
    ...person,
    photograph: photograph && pictureName("people", photograph),
    isShown: shown !== "no",
    texts: byLanguage({ en: { role, text }, it, ar }, (texts) => texts),
  })),
});

/** Minutes after midnight of "09:30". */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** The working hours with ISO weekdays. */
const openingHoursOf = ({ hours }: DataOf<"company">) =>
  hours.map(({ days, from, to }) => ({
    weekdays: days.map((day) => weekdays.indexOf(day) + 1),
    hours: from && to ? { from: minutesOf(from), to: minutesOf(to) } : null,
  }));

/** The days of entries, without their hashes. */
const daysOf = (changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { added, changed }]) => [name, { added, changed }]),
  );

/** Drafts are public in a preview only, which DRAFTS=on makes. */
const isPublic = ({ data }: { data: { status: string } }) =>
  data.status !== "draft" || process.env["DRAFTS"] === "on";

/**
 * The exports of the module that pages import as `#content`. Each is a file, so that the browser loads only what
 * its code uses. Drafts are left out.
 */
export function transformContent(files: Files, changes: Changes) {
  const [places, company] = [files.places[0]?.data, files.company[0]?.data];
  if (!places || !company) throw new Error("places.yaml or company.yaml is missing.");
  const guides = files.areas.map(({ id, data }) => ({ ...data, id }));
  const properties = files.properties.filter(isPublic);
  const projects = files.projects.filter(isPublic);
  const articles = files.articles.filter(isPublic);
  return {
    properties: inOrder(
      properties.map(({ id, data }) => propertyOf(id, data, places.districts, guides)),
    ),
    propertyIds: properties.map(({ id }) => id),
    projects: inOrder(projects.map(({ id, data }) => projectOf(id, data))),
    projectIds: projects.map(({ id }) => id),
    areas: inOrder(files.areas.map(({ id, data }) => areaOf(id, data))),
    articles: articles
      .map((file) => articleOf(file, files.articleTranslations))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
    changes: daysOf(changes),
    redirects: redirectsOf({ ...files, properties, projects, articles }),
    places: placesOf(places),
    company: companyOf(company),
    firmNames: { name: company.name, legalName: company.legalName },
    openingHours: openingHoursOf(company),
    socialProfiles: company.profiles,
  };
}
