import type { CmsConfig } from "@sveltia/cms";
import type { KnownEntries } from "../scripts/content/warnings.ts";
import { draftDuplicates } from "./duplicate";
import { ArticleField } from "./fields/article-field";
import { ChecksField } from "./fields/checks-field";
import { setKnown } from "./fields/entry-files";
import { AmountField, DayField, MonthField } from "./fields/fields";
import { AmenitiesField, CaptionsField } from "./fields/list-fields";
import { rememberNewFiles } from "./fields/new-files";
import { forgetSaved, forgetWhenLeft } from "./fields/opened-entry";
import { withoutEmptyLists, withoutLostCaptions } from "./fields/photo-captions";
import { PriceTable, withChangesOfOthers } from "./fields/price-table";
import { addStored } from "./fields/saved-entries";
import { askBeforeLeaving, forgetChanges } from "./leaving";
import { foldOptionalFacts } from "./more-facts.ts";
import { checkBeforeSaving, explainRefusals } from "./saving";

/** The key of an editor's preferences in the browser's storage. */
const preferences = "sveltia-cms.prefs";

// Escape would close a form and lose its input. The labels are those of docs/studio.md. Editors can change both in the
// settings.
const kept = JSON.parse(localStorage.getItem(preferences) ?? "{}") as object;
localStorage.setItem(
  preferences,
  JSON.stringify({ closeWithEscape: false, locale: "en-GB", ...kept }),
);

const isLocal = location.hostname === "localhost";

// During a transition between views the CMS loses what is typed into a new form. Without this method it switches
// views at once.
Object.defineProperty(document, "startViewTransition", { value: undefined });

// While a language is disabled, the CMS looks for missing fields in it, and has none: it would stop marking those of
// the other languages.
const { fromEntries, values } = Object;
Object.values = (object: object | undefined) => values(object ?? {});

// After a failed save, the CMS has the results of the enabled languages only. It would show nothing of a language that
// is enabled next.
Object.fromEntries = (entries: Iterable<readonly [PropertyKey, unknown]>) => {
  const made = fromEntries(entries) as Record<string, Record<string, { valid?: boolean }>>;
  const [result] = values(made["en"] ?? {});
  return typeof result?.valid === "boolean" ? { it: {}, ar: {}, ...made } : made;
};

foldOptionalFacts();
rememberNewFiles();
askBeforeLeaving();
checkBeforeSaving();
explainRefusals();
forgetWhenLeft();
draftDuplicates();

// The CMS groups the digits of its own fields of numbers only.
new MutationObserver(() => {
  for (const cell of document.querySelectorAll("[role=gridcell]")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [digits] = /(?<=AED )\d{4,}/.exec(text.nodeValue ?? "") ?? [];
      if (digits)
        text.nodeValue = text.nodeValue!.replace(digits, Number(digits).toLocaleString("en-GB"));
    }
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true });

const isPriceTable = (entry: { get(name: "path"): unknown }) =>
  entry.get("path") === "app/content/prices.yaml";

/** The day in 30 days, as yyyy-mm-dd. */
const soon = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

// The CMS reads its preferences when it is loaded.
void Promise.all([import("@sveltia/cms"), fetch("/config.json"), fetch("/known.json")]).then(
  async ([{ init, registerEventListener, registerFieldType }, response, known]) => {
    setKnown((await known.json()) as KnownEntries);
    addStored();
    registerEventListener({
      name: "preSave",
      handler: ({ entry }) => {
        forgetChanges();
        const withCaptions = withoutLostCaptions(entry);
        return withoutEmptyLists(withCaptions ?? entry) ?? withCaptions;
      },
    });
    registerEventListener({
      name: "preSave",
      handler: ({ entry }) => (isPriceTable(entry) ? withChangesOfOthers(entry) : undefined),
    });
    registerEventListener({ name: "postSave", handler: forgetSaved });
    if (isLocal)
      registerEventListener({
        name: "postSave",
        handler: async ({ entry }) => {
          // The homes change on the disk then, and the CMS would write those that it has read over them.
          if (isPriceTable(entry)) setTimeout(() => location.reload(), 1000);
          // The CMS makes a backup half a second after the last change. Locally, that may be after the entry was saved and
          // its backup removed.
          await new Promise((resolve) => setTimeout(resolve, 600));
        },
      });
    registerFieldType("amount", AmountField);
    registerFieldType("day", DayField);
    registerFieldType("month", MonthField);
    registerFieldType("amenities", AmenitiesField);
    registerFieldType("article", ArticleField);
    registerFieldType("captions", CaptionsField);
    registerFieldType("checks", ChecksField);
    registerFieldType("prices", PriceTable);
    const config = JSON.parse((await response.text()).replaceAll("{soon}", soon())) as CmsConfig;
    return init({ config: { ...config, load_config_file: false } });
  },
);
