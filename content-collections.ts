import { defineCollection, defineConfig, defineSingleton } from "@content-collections/core";
import { area, places, project, property, type translations } from "./app/content/schema.ts";
import type { PictureName } from "./app/pictures/catalogue.ts";

type Language = "en" | (typeof translations)[number];

/**
 * The texts of an entry by language. English is at the root of the file, each translation below its key.
 *
 * @param textsOf picks the texts of one language
 */
function byLanguage<Source extends { it?: unknown; ar?: unknown }, Texts>(
  source: Source,
  textsOf: (part: Source | NonNullable<Source["it"]> | NonNullable<Source["ar"]>) => Texts,
): { en: Texts } & Partial<Record<Language, Texts>> {
  const { it, ar } = source;
  return {
    en: textsOf(source),
    ...(it ? { it: textsOf(it) } : {}),
    ...(ar ? { ar: textsOf(ar) } : {}),
  };
}

/** The name that the picture catalogue knows a file by: its folder and its name without the ending. */
const pictureName = (folder: string, file: string) =>
  `${folder}/${file.replace(/\.[^.]+$/, "")}` as PictureName;

/** A file with folders for entries: the folder is the entry's id. */
const idOf = ({ _meta }: { _meta: { directory: string } }) => _meta.directory;

const properties = defineCollection({
  name: "properties",
  typeName: "Property",
  directory: "app/content/properties",
  include: "*/property.yaml",
  parser: "yaml",
  schema: property,
  transform(source) {
    const id = idOf(source);
    const named = (file: string) => pictureName(`properties/${id}`, file);
    const { status, order, purpose, type, place, district, area: areaId, aed, usd, range } = source;
    const { areaSqFt, bedrooms, bathrooms, yearBuilt, handover, desk, enquiry } = source;
    const { amenitiesTitle, permit, cover, exclusivePicture, brochurePictures, pictures } = source;
    return {
      id,
      status,
      order,
      purpose,
      type,
      place,
      district,
      area: areaId,
      aed,
      usd,
      range,
      areaSqFt,
      bedrooms,
      bathrooms,
      yearBuilt,
      handover,
      desk,
      enquiry,
      amenitiesTitle,
      permit,
      cover: named(cover),
      exclusivePicture: exclusivePicture && named(exclusivePicture.picture),
      brochurePictures: brochurePictures?.map(named),
      gallery: pictures.map(({ picture }) => named(picture)),
      texts: byLanguage(source, (part) => ({
        title: part.title,
        summary: part.summary,
        description: part.description,
        layout: part.layout,
        view: part.view,
        whereabouts: part.whereabouts,
        nearWork: part.nearWork,
        priceRange: part.priceRange,
        amenities: part.amenities,
        exclusiveCaption: part.exclusivePicture?.caption,
        captions: part.pictures.map(({ caption }) => caption),
      })),
      alts: byLanguage(source, (part) =>
        Object.fromEntries(
          [...part.pictures, ...(part.exclusivePicture ? [part.exclusivePicture] : [])].map(
            ({ picture, alt }) => [named(picture), alt],
          ),
        ),
      ),
    };
  },
});

const projects = defineCollection({
  name: "projects",
  typeName: "Project",
  directory: "app/content/projects",
  include: "*/project.yaml",
  parser: "yaml",
  schema: project,
  transform(source) {
    const id = idOf(source);
    const named = (file: string) => pictureName(`projects/${id}`, file);
    const { status, order, title, theme, place, permit, handover, paymentPlan } = source;
    const { pools, island, expressionOfInterest, units, register, projection, yieldFrom } = source;
    const { brochurePictures, pictures } = source;
    return {
      id,
      status,
      order,
      title,
      theme,
      place,
      permit,
      handover,
      paymentPlan,
      pools,
      island,
      expressionOfInterest,
      units: units?.map(({ picture, alt: _alt, it: _it, ar: _ar, ...unit }) => ({
        ...unit,
        picture: named(picture),
      })),
      register,
      projection,
      yieldFrom,
      brochurePictures: brochurePictures?.map(named),
      slides: pictures.map(({ picture }) => named(picture)),
      texts: byLanguage(source, (part) => ({
        line: part.line,
        facts: part.facts,
        slides: part.pictures.map(({ caption, title: heading, subtitle, description }) => ({
          caption,
          title: heading,
          subtitle,
          description,
        })),
      })),
      alts: {
        en: altsOf(source.pictures, "en"),
        it: source.it && altsOf(source.it.pictures, "it"),
        ar: source.ar && altsOf(source.ar.pictures, "ar"),
      },
    };

    function altsOf(shown: readonly { picture: string; alt: string }[], language: Language) {
      const plans = (units ?? []).flatMap(({ picture, alt, ...unit }) => {
        const text = language === "en" ? alt : unit[language]?.alt;
        return text ? [[named(picture), text]] : [];
      });
      return Object.fromEntries([
        ...shown.map(({ picture, alt }) => [named(picture), alt]),
        ...plans,
      ]) as Record<string, string>;
    }
  },
});

const areas = defineCollection({
  name: "areas",
  typeName: "Area",
  directory: "app/content/areas",
  include: "*/area.yaml",
  parser: "yaml",
  schema: area,
  transform(source) {
    const id = idOf(source);
    const { order, properties: onOffer, price, alsoCalled, neighbours, permit } = source;
    const picture: PictureName = `areas/${id}`;
    return {
      id,
      order,
      picture,
      properties: onOffer,
      price,
      alsoCalled,
      neighbours,
      permit,
      texts: byLanguage(source, (part) => ({
        name: part.name,
        description: part.description,
        dwellings: part.dwellings,
        transport: part.transport,
        suits: part.suits,
        unsuited: part.unsuited,
        morning: part.morning,
        evening: part.evening,
        close: part.close,
      })),
      alts: byLanguage(source, (part) => ({ [picture as string]: part.alt })),
    };
  },
});

const placeNames = defineSingleton({
  name: "places",
  typeName: "Places",
  filePath: "app/content/places.yaml",
  parser: "yaml",
  schema: places,
});

/** The ids alone, for the browser. */
const propertyIds = defineCollection({
  name: "propertyIds",
  typeName: "PropertyId",
  directory: "app/content/properties",
  include: "*/property.yaml",
  parser: "yaml",
  schema: property,
  transform: (source) => ({ id: idOf(source), status: source.status }),
});

export default defineConfig({ content: [properties, propertyIds, projects, areas, placeNames] });
