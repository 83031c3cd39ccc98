/**
 * The configuration of the studio: a collection for each kind of file in app/content, with the fields of
 * its schema.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { translations } from "../../app/content/schema/fields.ts";
import { kinds, peopleFolder } from "../content/read.ts";
import { sections } from "../content/shown-on.ts";
import { root } from "../run.mjs";
import { siteOrigin } from "../settings.ts";
import { fieldSchema, fieldsOf } from "./fields.ts";

/** studio/settings.json, set once by the owner. */
export interface StudioSettings {
  /** The repository on GitHub: "owner/name". */
  repository: string;
  /** The branch of its commits. */
  branch: string;
  /** The address of the OAuth service; empty for sign-in by token. */
  signIn: string;
  /** The preview with drafts. Without an origin there is none. */
  preview: {
    origin: string;
    /** The origin of the team in Cloudflare Access: "https://orizzonte.cloudflareaccess.com". */
    team: string;
    /** The Application Audience (AUD) Tag of its application. */
    audience: string;
  };
}

export const placeholderRepository = "OWNER/REPOSITORY";

export const readSettings = (): StudioSettings =>
  JSON.parse(readFileSync(path.join(root, "studio/settings.json"), "utf8")) as StudioSettings;

/** The browser re-encodes photos, so that commits contain no locations. */
const photos = {
  max_file_size: 40_000_000,
  slugify_filename: true,
  transformations: {
    raster_image: { format: "webp", quality: 90, width: 2880, height: 2880 },
  },
} as const;

/** Fields that the CMS writes itself: the languages of a file, the parent of each, and former addresses. */
const reservedNames = ["lang", ...translations, "formerAddresses"];

/** Fields of every new entry that the CMS does not ask for. They follow the required ones. */
const recommendedFields = ["amenities", "availability", "permit", "photos", "photoCaptions"];

/**
 * The fields of a kind of file.
 *
 * @param identifier the field with an entry's name: the first one, then required fields, expected ones, and the rest
 * @param others fields outside of its schema
 */
function fieldsOfKind(
  kind: keyof typeof kinds,
  identifier?: string,
  others: readonly Field[] = [],
): Field[] {
  const schema = fieldSchema(kinds[kind].schema);
  const translation =
    kind === "articles"
      ? fieldSchema(kinds.articleTranslations.schema)
      : schema.properties?.[translations[0]];
  const checks = {
    name: "checks",
    label: "Before it is published",
    widget: "checks",
    required: false,
    kind,
    ...(kind in sections && { section: sections[kind as keyof typeof sections] }),
  } as unknown as Field;
  const fields = [checks, ...fieldsOf(schema, translation, reservedNames), ...others];
  if (!identifier) return fields;
  const rank = ({ name, ...field }: Field) => {
    if (name === "checks") return -1;
    if (name === identifier) return 0;
    if (recommendedFields.includes(name)) return 2 + recommendedFields.indexOf(name);
    return !("required" in field) || field.required ? 1 : 2 + recommendedFields.length;
  };
  return fields.toSorted((left, right) => rank(left) - rank(right));
}

/** studio/main.ts replaces {soon} by a day: the CMS itself knows today only. */
const permitFilters = [
  {
    label: "Permit ends within 30 days",
    field: "permit.validUntil",
    gte: "{{today}}",
    lte: "{soon}",
  },
  { label: "Permit ended", field: "permit.validUntil", lt: "{{today}}" },
  { label: "No permit", field: "permit.validUntil", empty: true },
] as const;

const folders = {
  properties: {
    label: "Properties",
    label_singular: "Property",
    icon: "apartment",
    identifier_field: "title",
    summary:
      "{{title}} · AED {{aed}} · {{status}} {{availability.state}} · permit: {{permit.validUntil | default('none')}} · {{locales}}",
    thumbnail: ["cover", "photos.*", "pictures.*.picture"],
    sortable_fields: ["title", "aed", "status", "order"],
    view_filters: [
      { label: "Listed", field: "status", pattern: "^listed$" },
      { label: "Draft", field: "status", pattern: "^draft$" },
      { label: "Withdrawn", field: "status", pattern: "^withdrawn$" },
      { label: "Reserved", field: "availability.state", pattern: "^reserved$" },
      { label: "Sold or let", field: "availability.state", pattern: "^(sold|let)$" },
      ...permitFilters,
    ],
    view_groups: [
      { label: "Status", field: "status" },
      { label: "District", field: "district" },
    ],
  },
  projects: {
    label: "Off-plan projects",
    label_singular: "Project",
    icon: "foundation",
    identifier_field: "title",
    summary: "{{title}} · {{status}} · {{locales}}",
    thumbnail: ["pictures.*.picture"],
    sortable_fields: ["title", "status", "order"],
    view_filters: [
      { label: "Listed", field: "status", pattern: "^listed$" },
      { label: "Sold out", field: "soldOut", empty: false },
      ...permitFilters,
    ],
    view_groups: [
      { label: "Investment page", field: "theme" },
      { label: "Status", field: "status" },
    ],
  },
  areas: {
    label: "Areas",
    label_singular: "Area",
    icon: "location_city",
    identifier_field: "name",
    summary: "{{name}} · {{locales}}",
    thumbnail: ["picture"],
    sortable_fields: ["name", "order"],
    view_filters: [],
    view_groups: [],
  },
} as const;

/**
 * The slug of an entry, made of a field and editable once the entry is saved. Its pattern is asked for then only. The
 * CMS shows the sentence below the slug.
 */
const slugOf = (identifier: string) => ({
  template: `{{${identifier}}}`,
  editable: ["update"],
  pattern: [
    "^[a-z0-9]+(-[a-z0-9]+)*$",
    "Lower case letters, digits and hyphens only, for example marina-crown.",
  ],
});

/** When a slug changes, the CMS adds the address before to this field. It knows addresses by `preview_path`. */
const formerAddressesOf = (kind: keyof typeof sections) => ({
  preview_path: `${sections[kind]}/{{slug}}`,
  aliases_field: "formerAddresses",
});

/** The articles: a file for each language, Markdown with front matter. */
const articles = {
  name: "articles",
  label: "Journal",
  label_singular: "Article",
  icon: "article",
  identifier_field: "title",
  summary: "{{title}} · {{date}} · {{status}} · {{locales}}",
  thumbnail: ["picture"],
  sortable_fields: {
    fields: ["date", "title"],
    default: { field: "date", direction: "descending" },
  },
  view_filters: [{ label: "Draft", field: "status", pattern: "^draft$" }],
  view_groups: [{ label: "Category", field: "category" }],
  folder: "app/content/journal",
  path: "{{slug}}/index",
  slug: slugOf("title"),
  ...formerAddressesOf("articles"),
  media_folder: "",
  public_folder: "",
  extension: "md",
  format: "yaml-frontmatter",
  delete: false,
  duplicate: false,
  i18n: { structure: "multiple_files" },
  fields: fieldsOfKind("articles", "title", [
    {
      name: "body",
      label: "Text",
      hint: "600 to 900 words, with an empty line between paragraphs.",
      widget: "article",
      i18n: true,
    },
  ]),
} as unknown as Collection;

const collection = (kind: keyof typeof folders): Collection => {
  const { files } = kinds[kind];
  const [folder, , file = ""] = files.split("/");
  return {
    name: kind,
    ...folders[kind],
    folder: `app/content/${folder}`,
    path: `{{slug}}/${path.posix.parse(file).name}`,
    slug: slugOf(folders[kind].identifier_field),
    ...formerAddressesOf(kind),
    // A picture is beside the file that refers to it.
    media_folder: "",
    public_folder: "",
    extension: "yaml",
    format: "yaml",
    // URLs are permanent: entries are withdrawn, not deleted.
    delete: false,
    i18n: true,
    fields: fieldsOfKind(kind, folders[kind].identifier_field),
  } as unknown as Collection;
};

const single = (kind: "places" | "company", label: string, icon: string): CollectionFile => ({
  name: kind,
  label,
  icon,
  file: `app/content/${kinds[kind].files}`,
  format: "yaml",
  media_folder: `/app/content/${peopleFolder}`,
  public_folder: "",
  fields: fieldsOfKind(kind),
});

/** The table of all properties, whose changes publishing applies to their files (scripts/import/store.ts). */
const prices: CollectionFile = {
  name: "prices",
  label: "Prices and statuses",
  icon: "sell",
  file: "app/content/prices.yaml",
  format: "yaml",
  fields: [
    {
      name: "changes",
      label: "All properties",
      hint: "Type new prices and choose new statuses, then save once. A few minutes later they are online. Price ranges, prices in US dollars, permits and projects are in their forms.",
      widget: "prices",
      required: false,
    },
  ],
};

/** The configuration of the CMS. */
export const studioConfig = ({
  repository,
  branch,
  signIn,
}: Pick<StudioSettings, "repository" | "branch" | "signIn">): CmsConfig => ({
  backend: {
    name: "github",
    repo: repository,
    branch,
    auth_methods: signIn ? ["oauth", "token"] : ["token"],
    ...(signIn && { base_url: signIn }),
    commit_messages: {
      create: "Add {{collection}}: {{slug}}",
      update: "Change {{collection}}: {{slug}}",
      uploadMedia: "Add picture: {{path}}",
      deleteMedia: "Remove picture: {{path}}",
    },
  },
  app_title: "Orizzonte studio",
  site_url: siteOrigin(),
  // Each form has links to the preview (studio/fields/checks-field.tsx).
  show_preview_links: false,
  media_folder: "app/content/pictures",
  public_folder: "/app/content/pictures",
  media_libraries: { default: { config: photos }, stock_assets: false },
  i18n: {
    structure: "single_file_default_root",
    locales: ["en", ...translations],
    default_locale: "en",
    initial_locales: "default",
  },
  slug: { encoding: "ascii", clean_accents: true },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true, yaml: { indent_sequences: true } },
  collections: [...(["properties", "projects", "areas"] as const).map(collection), articles],
  singletons: [
    prices,
    single("places", "Districts and places", "pin_drop"),
    single("company", "The firm", "business_center"),
  ],
});
