import { goToField } from "./fields/places";

const areChecksDrawn = () => document.querySelector("section.field .problems") !== null;

/**
 * Takes over a slug that is still being typed: the CMS would drop it, and save the rest.
 *
 * @returns whether that was possible: the panel says what is wrong with a slug
 */
function takeOverSlug(): boolean {
  const slug = document.querySelector<HTMLInputElement>('input[id$="-value"][aria-errormessage]');
  if (!slug) return true;
  if (slug.ariaInvalid === "true") {
    slug.focus();
    return false;
  }
  document
    .querySelector<HTMLElement>(`button[aria-label="Done"][aria-controls="${slug.id}"]`)
    ?.click();
  return true;
}

/** Says what the checks wait for: the CMS counts them as one field with an error. */
export function explainRefusals(): void {
  new MutationObserver(() => {
    const { blocked } =
      document.querySelector<HTMLElement>(".problems[data-blocked]")?.dataset ?? {};
    if (!blocked) return;
    for (const alert of document.querySelectorAll('[role="alert"]')) {
      const texts = document.createTreeWalker(alert, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.nodeValue?.trimEnd().endsWith("to save the entry."))
          text.nodeValue += ` At the top of the form: ${blocked}.`;
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** How many frames the checks have to be drawn in. */
const mostFrames = 200;

/** How often something was typed: what is corrected after a press is not saved without another one. */
let inputs = 0;

function saveOnceDrawn(button: HTMLElement, frames: number, typed: number): void {
  if (typed !== inputs) return;
  if (areChecksDrawn()) button.click();
  else if (frames > 0) requestAnimationFrame(() => saveOnceDrawn(button, frames - 1, typed));
}

/**
 * Shows the checks before an entry is saved. The CMS asks only the fields that it has drawn, and in a narrow window those
 * of one language: the checks are in the English half.
 */
export function checkBeforeSaving(): void {
  document.addEventListener("input", () => (inputs += 1), true);
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (!button || button.textContent.trim() !== "Save") return;
      const hasSlug = takeOverSlug();
      if (hasSlug && areChecksDrawn()) return;
      event.stopPropagation();
      if (!hasSlug) return;
      goToField(["checks"]);
      saveOnceDrawn(button, mostFrames, inputs);
    },
    true,
  );
}
