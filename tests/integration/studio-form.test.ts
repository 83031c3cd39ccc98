import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { translations } from "../../app/content/schema/fields.ts";
import { type Kind, kinds } from "../../scripts/content/read.ts";
import { studioConfig } from "../../scripts/studio/config.ts";

/** What the form says of a field, as far as these tests read it. */
interface FormField {
  name: string;
  label?: string;
  widget?: string;
  required?: boolean;
  i18n?: boolean | string;
  hint?: string;
  fields?: FormField[];
  field?: FormField;
}

const config = studioConfig({ repository: "owner/name", branch: "main", signIn: "" });
const forms: Record<string, FormField[]> = Object.fromEntries(
  [...(config.collections ?? []), ...(config.singletons ?? [])].map((form) => [
    "name" in form ? form.name : "",
    (form as unknown as { fields: FormField[] }).fields,
  ]),
);

/** The internals of a schema that its library documents for each kind of schema. */
interface Definition {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
}

/** The path of each field, "pictures.caption", with "?" for what may be missing. Read from the schema itself. */
function pathsOf(schema: z.core.$ZodType, at = ""): string[] {
  const { innerType, in: input, element, shape, options } = schema["_zod"].def as Definition;
  if (innerType) return pathsOf(innerType, at);
  if (input) return pathsOf(input, at);
  if (element) return pathsOf(element, at);
  if (options) return [...new Set(options.flatMap((option) => pathsOf(option, at)))];
  return Object.entries(shape ?? {}).flatMap(([name, part]) => {
    const optional = ["optional", "defaulted"].includes(part["_zod"].optin ?? "") ? "?" : "";
    return [`${at}${name}${optional}`, ...pathsOf(part, `${at}${name}.`)];
  });
}

const formPaths = (fields: readonly FormField[], at = ""): string[] =>
  fields.flatMap(({ name, required, widget, fields: below = [] }) => [
    `${at}${name}${required === false && widget !== "hidden" ? "?" : ""}`,
    ...formPaths(below, `${at}${name}.`),
  ]);

/** What the CMS keeps itself: the languages of a file, and former addresses. */
const own = (path: string) =>
  ["lang", ...translations, "formerAddresses"].includes(path.split(/[.?]/)[0] ?? "");

describe("the studio’s form", () => {
  it("asks for the digits of a code as they are typed, without the marks of a file", () => {
    const field = forms["company"]?.find(({ name }) => name === "trn");
    expect(JSON.stringify(field)).toContain("Fifteen digits, for example");
    expect(JSON.stringify(forms["company"])).not.toContain("quotation marks");
  });

  it.each(["properties", "projects", "areas", "articles", "places", "company"] satisfies Kind[])(
    "of %s has each field of the schema, and no other",
    (kind) => {
      const wanted = pathsOf(kinds[kind].schema).filter((path) => !own(path));
      // What is near is either a place or an area: the form asks for one of them.
      const either = new Set(["close.place", "close.area"]);
      // The checks ask for them.
      if (kind === "properties") either.add("amenities");
      // The form shows what publishing would refuse; it is not in the file.
      const shown = new Set(["body", "checks?", "photoCaptions.photo", "photoCaptions.caption"]);
      const named = (paths: readonly string[]) =>
        paths
          .map((path) => (either.has(path) ? `${path}?` : path))
          .filter((path) => !shown.has(path))
          .toSorted();
      expect(named(formPaths(forms[kind] ?? []))).toEqual(named(wanted));
    },
  );

  it("has each text in each language, and each fact once", () => {
    for (const kind of ["properties", "projects", "areas"] as const) {
      const translated = pathsOf(kinds[kind].schema.shape.it)
        .map((path) => path.replace("?", ""))
        .filter((path) => !path.startsWith("photoCaptions."));
      const inForm = (fields: readonly FormField[], at = ""): string[] =>
        fields.flatMap(({ name, i18n, fields: below = [] }) => [
          ...(i18n ? [at + name] : []),
          ...inForm(below, `${at}${name}.`),
        ]);
      expect(inForm(forms[kind] ?? []).toSorted()).toEqual(translated.toSorted());
    }
  });

  it("begins with the fields that a new property needs", () => {
    const names = (forms["properties"] ?? []).map(({ name }) => name);
    const last = names.indexOf("photoCaptions");
    const required = (forms["properties"] ?? []).filter(
      (field) => field.required !== false && field.widget !== "hidden",
    );
    expect(names.slice(last - 2, last)).toEqual(["permit", "photos"]);
    for (const { name } of required) expect(names.indexOf(name)).toBeLessThan(last);
  });

  it("has a label for each field", () => {
    const unlabelled = (fields: readonly FormField[]): string[] =>
      fields.flatMap(({ name, label, widget, fields: below = [] }) => [
        ...(label || widget === "hidden" ? [] : [name]),
        ...unlabelled(below),
      ]);
    expect(Object.values(forms).flatMap(unlabelled)).toEqual([]);
  });
});
