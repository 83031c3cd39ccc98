import { goToField } from "./fields/places";

const areChecksDrawn = () => document.querySelector('[data-key-path="checks"] .problems') !== null;

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
      if (!button || button.textContent.trim() !== "Save" || areChecksDrawn()) return;
      event.stopPropagation();
      goToField(["checks"]);
      saveOnceDrawn(button, mostFrames, inputs);
    },
    true,
  );
}
