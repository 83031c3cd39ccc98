import { foldOptionalFacts } from "./more-facts.ts";

/** The key of an editor's preferences in the browser's storage. */
const preferences = "sveltia-cms.prefs";

// Escape would close a form and lose its input. Editors can enable it in the settings.
const kept = JSON.parse(localStorage.getItem(preferences) ?? "{}") as object;
localStorage.setItem(preferences, JSON.stringify({ closeWithEscape: false, ...kept }));

// During a transition between views the CMS loses what is typed into a new form. Without this method it switches
// views at once.
Object.defineProperty(document, "startViewTransition", { value: undefined });

// A comma would make the CMS drop the digits before it: 1,210 would become 210. It separates thousands, and in a
// field with decimals it is the decimal point.
document.addEventListener("beforeinput", (event) => {
  const { target: box, data } = event;
  if (!(box instanceof HTMLInputElement) || box.role !== "spinbutton") return;
  if (!data?.includes(",")) return;
  event.preventDefault();
  const digits = data.replaceAll(",", box.inputMode === "decimal" ? "." : "");
  box.setRangeText(digits, box.selectionStart ?? 0, box.selectionEnd ?? 0, "end");
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
});

// While a language is disabled, the CMS looks for missing fields in it, and has none: it would stop marking those of
// the other languages.
const { values } = Object;
Object.values = (object: object | undefined) => values(object ?? {});

foldOptionalFacts();

// The CMS reads its preferences when it is loaded. index.html refers to its configuration, /config.json.
void import("@sveltia/cms").then(({ init }) => init());
