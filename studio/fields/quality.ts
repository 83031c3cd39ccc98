import { captionsOf } from "../../app/content/schema/property.ts";
import type { EntryData } from "./problems";

/** What a listing has of something that makes it complete. */
export interface Quality {
  text: string;
  isMissing: boolean;
}

const languages = { en: "English", it: "Italian", ar: "Arabic" } as const;

type Data = Readonly<Record<string, unknown>>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const counted = (count: number, one: string, several: string) =>
  `${count === 0 ? "no" : count} ${count === 1 ? one : several}`;

function captionQuality(english: Data, texts: Readonly<Record<string, Data>>): Quality[] {
  const photos = list(english["photos"]).map(String);
  if (photos.length === 0) return [];
  return Object.entries(texts).map(([language, data]) => {
    const captions = captionsOf(photos, list(data["photoCaptions"]) as string[]);
    const given = captions.filter(Boolean).length;
    const name = languages[language as keyof typeof languages];
    return {
      text: `captions in ${name}: ${given} of ${photos.length}`,
      isMissing: given < photos.length,
    };
  });
}

function planQuality(kind: string, english: Data): Quality {
  if (kind === "properties") {
    const plans = list(english["plans"]).length;
    return { text: counted(plans, "floor plan", "floor plans"), isMissing: plans === 0 };
  }
  const units = list(english["units"]) as Data[];
  if (units.length === 0) return { text: "no unit types", isMissing: true };
  const plans = units.filter(({ picture }) => picture).length;
  return {
    text: `plans: ${plans} of ${counted(units.length, "unit type", "unit types")}`,
    isMissing: plans < units.length,
  };
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
  const { validUntil } = (data["permit"] ?? {}) as { validUntil?: string };
  return [
    missing.length === 0
      ? { text: "English, Italian and Arabic", isMissing: false }
      : { text: `not in ${missing.map(([, name]) => name).join(" and ")}`, isMissing: true },
    { text: counted(pictures, "photo or picture", "photos and pictures"), isMissing: pictures < 2 },
    ...captionQuality(data, texts),
    planQuality(kind, data),
    validUntil
      ? { text: `permit until ${validUntil}`, isMissing: validUntil < today }
      : { text: "no permit", isMissing: true },
  ];
}
