import { type Finding, translationNames } from "../../scripts/content/explain.ts";

/** A sentence with its capital and its full stop, which it may have already. */
export const stopped = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]”?$/.test(text) ? "" : "."}`;

/** The half of the form and the field that a path of a file belongs to: "it" and "description.0". */
function placeOf([first = "", ...others]: readonly PropertyKey[]): [
  locale: string,
  keys: string[],
] {
  const isTranslation = typeof first === "string" && first in translationNames;
  const keys = isTranslation ? others : [first, ...others];
  return [isTranslation ? first : "en", keys.map(String)];
}

/** The half of the form for a language. A file without languages has "_default" for English. */
const half = (locale: string) =>
  `:is([data-locale="${locale}"]${locale === "en" ? ',[data-locale="_default"]' : ""})[data-mode="edit"]`;

/** Whether a language is disabled; undefined while it is not on the screen. */
export function isDisabled(locale: string): boolean | undefined {
  const pane = document.querySelector(half(locale));
  return pane ? !pane.querySelector(".content") : undefined;
}

/** The slug in its panel; undefined while the panel is closed, or the slug is being typed. */
export function slugInPanel(): string | undefined {
  const pencil = document.querySelector('button[aria-label="Edit Slug"]');
  return document.getElementById(pencil?.getAttribute("aria-controls") ?? "")?.textContent.trim();
}

/** The field of a path, or the one around it while an entry of a list is closed; undefined if it is not on the screen. */
function fieldAt(path: readonly PropertyKey[]): HTMLElement | undefined {
  const [locale, keys] = placeOf(path);
  for (let length = keys.length; length > 0; length -= 1) {
    const keyPath = CSS.escape(keys.slice(0, length).join("."));
    const field = document.querySelector<HTMLElement>(
      `${half(locale)} section[data-key-path="${keyPath}"]`,
    );
    if (field) return field;
  }
  return undefined;
}

/** Shows each sentence below its field. studio/index.html draws the attribute. */
export function showAtFields(findings: readonly Finding[]): void {
  const notes = new Map<HTMLElement, string[]>();
  for (const { path, text } of findings) {
    const section = fieldAt(path);
    // The CMS draws a line with the pseudo-element of the section.
    const field = section?.querySelector<HTMLElement>(":scope > .field-wrapper") ?? section;
    if (field) notes.set(field, [...(notes.get(field) ?? []), text]);
  }
  for (const field of document.querySelectorAll<HTMLElement>("[data-note]"))
    if (!notes.has(field)) delete field.dataset["note"];
  for (const [field, texts] of notes) {
    const note = texts.map(stopped).join("\n");
    if (field.dataset["note"] !== note) field.dataset["note"] = note;
  }
}

/**
 * Shows the half of a language. The CMS shows one translation at a time: beside the English half, or instead of it in a
 * narrow window, with a menu.
 */
function showLanguage(locale: string): void {
  if (document.querySelector(half(locale))) return;
  const header =
    document.querySelector('.pane:not([data-locale="en"]) .header') ??
    document.querySelector(".pane .header");
  const choose = (choices: Iterable<HTMLElement> = []) =>
    [...choices]
      .find(({ textContent }) => textContent.includes(translationNames[locale] ?? "English"))
      ?.click();
  choose(header?.querySelectorAll<HTMLElement>('[role="radio"]'));
  const menu = header?.querySelector<HTMLElement>('[role="combobox"]');
  menu?.click();
  if (menu)
    requestAnimationFrame(() => choose(document.querySelectorAll<HTMLElement>('[role="option"]')));
}

/** How many times a half of a form is scrolled at most. */
const mostScrolls = 100;

/**
 * Scrolls to something in the field of a path. The CMS draws a field once it is in sight: until then, it scrolls on.
 *
 * @param find what is looked for in the field
 */
function scrollTo(
  path: readonly PropertyKey[],
  find: (field: HTMLElement) => HTMLElement | undefined,
  then: (found: HTMLElement) => void,
  scrolls = mostScrolls,
): void {
  const field = fieldAt(path);
  const found = field && find(field);
  if (found) return then(found);
  const pane = paneOf(path);
  if (scrolls === 0) return;
  if (field) field.scrollIntoView();
  else if (pane) pane.scrollTop = scrolls === mostScrolls ? 0 : pane.scrollTop + pane.clientHeight;
  // The observer of the CMS is called after the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(path, find, then, scrolls - 1)));
}

/** What scrolls around a field. */
const paneOf = (path: readonly PropertyKey[]) =>
  document.querySelector(`${half(placeOf(path)[0])} .content`);

function focus(field: HTMLElement): void {
  if (!field.checkVisibility()) document.querySelector<HTMLElement>(".more-facts")?.click();
  field.scrollIntoView({ block: "center" });
  field
    .querySelector<HTMLElement>(
      "input, textarea, [role=textbox], [role=radio], [role=checkbox], [role=combobox]",
    )
    ?.focus({ preventScroll: true });
}

/** Goes to the field of a path. */
export function goToField(path: readonly PropertyKey[]): void {
  showLanguage(placeOf(path)[0]);
  requestAnimationFrame(() => scrollTo(path, (field) => field, focus));
}

/** How many frames a choice is watched for: the form may be drawn anew meanwhile. */
const watchedFrames = 60;

const isChecked = (radio: HTMLElement) => radio.ariaChecked === "true";

/**
 * Chooses one of the few options of a field, and shows the beginning of the form again.
 *
 * @param watch ends when somebody uses the form, or leaves it
 */
export function chooseIn(
  path: readonly PropertyKey[],
  option: string,
  watch: AbortSignal,
  frames = watchedFrames,
): void {
  if (watch.aborted) return;
  scrollTo(
    path,
    (field) =>
      field.querySelector<HTMLElement>(`[role=radio][value="${CSS.escape(option)}"]`) ?? undefined,
    (radio) => {
      const radios = fieldAt(path)?.querySelectorAll<HTMLElement>("[role=radio]") ?? [];
      if ([...radios].some((one) => one !== radio && isChecked(one))) {
        // One that is drawn as chosen ignores a click, also if the entry has another.
        if (isChecked(radio)) [...radios].find((one) => !isChecked(one))?.click();
        radio.click();
      }
      const pane = paneOf(path);
      if (pane && frames === watchedFrames) pane.scrollTop = 0;
      if (frames > 0) requestAnimationFrame(() => chooseIn(path, option, watch, frames - 1));
    },
  );
}
