import { dayInWords, isDay } from "../../app/content/schema/fields.ts";
import { translationNames } from "../../scripts/content/explain.ts";
import type { EntryData } from "./entry-files";
import { captionsOfPhotos } from "./photo-captions";

/** What a listing has of something that makes it complete, and the field of it. */
export interface Quality {
  text: string;
  isMissing: boolean;
  path?: readonly string[];
}

const languages: Readonly<Record<string, string>> = { en: "English", ...translationNames };

type Data = Readonly<Record<string, unknown>>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const counted = (count: number, one: string, several: string) =>
  `${count === 0 ? "no" : count} ${count === 1 ? one : several}`;

function captionQuality(english: Data, texts: Readonly<Record<string, Data>>): Quality[] {
  const photos = list(english["photos"]).map(String);
  if (photos.length === 0) return [];
  return Object.entries(texts).map(([language, data]) => {
    const given = captionsOfPhotos(photos, list(data["photoCaptions"])).filter(Boolean).length;
    const name = languages[language];
    return {
      text: `captions in ${name}: ${given} of ${photos.length}`,
      isMissing: given < photos.length,
      path: [...(language === "en" ? [] : [language]), "photoCaptions"],
    };
  });
}

function planQuality(kind: string, english: Data): Quality {
  if (kind === "properties") {
    const plans = list(english["plans"]).length;
    return {
      text: counted(plans, "floor plan", "floor plans"),
      isMissing: plans === 0,
      path: ["plans"],
    };
  }
  const units = list(english["units"]) as Data[];
  if (units.length === 0) return { text: "no unit types", isMissing: true, path: ["units"] };
  const plans = units.filter(({ picture }) => picture).length;
  return {
    text: `plans: ${plans} of ${counted(units.length, "unit type", "unit types")}`,
    isMissing: plans < units.length,
    path: ["units"],
  };
}

interface Permit {
  number?: string;
  validUntil?: string;
  card?: string;
}

function permitQuality({ number, validUntil, card }: Permit, today: string): Quality {
  const path = ["permit"];
  if (!number && !validUntil && !card) return { text: "no permit", isMissing: true, path };
  if (!validUntil || !isDay(validUntil))
    return { text: "permit without a last day", isMissing: true, path };
  if (!number || !card) return { text: "permit not complete", isMissing: true, path };
  const hasEnded = validUntil < today;
  const text = `permit ${hasEnded ? "ended on" : "until"} ${dayInWords(validUntil)}`;
  return { text, isMissing: hasEnded, path };
}

/**
 * How complete a listing is: languages, pictures, captions, plan, permit.
 *
 * @param today as yyyy-mm-dd
 */
export function qualityOf(
  kind: "properties" | "projects",
  { data, i18n }: EntryData,
  today: string,
): Quality[] {
  // A language that is not enabled has no title and no sentence.
  const translations = Object.entries(i18n)
    .filter(([language, { data: texts }]) => language !== "en" && (texts["title"] ?? texts["line"]))
    .map(([language, { data: texts }]) => [language, texts] as const);
  const texts = { en: data, ...Object.fromEntries(translations) } as Record<string, Data>;
  const missing = Object.entries(languages).filter(([language]) => !texts[language]);
  const pictures = list(data["photos"]).length + list(data["pictures"]).length;
  return [
    missing.length === 0
      ? { text: "English, Italian and Arabic", isMissing: false }
      : { text: `not in ${missing.map(([, name]) => name).join(" and ")}`, isMissing: true },
    {
      text: counted(pictures, "photo or picture", "photos and pictures"),
      isMissing: pictures < 2,
      path: [kind === "properties" ? "photos" : "pictures"],
    },
    ...captionQuality(data, texts),
    planQuality(kind, data),
    permitQuality(data["permit"] ?? {}, today),
  ];
}
