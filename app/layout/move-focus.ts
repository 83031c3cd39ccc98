/** The first link to a page that is on the screen. */
const visibleLinkTo = (path: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a")].find((link) => {
    const { top } = link.getBoundingClientRect();
    return link.pathname === path && top > 0 && top < innerHeight;
  });

/** Focuses the summary of an opened box, with the focus ring after a click too, which browsers leave out. */
function focusSummary(summary: HTMLElement) {
  summary.style.outline = "2px solid var(--focus-color, var(--color-lagoon))";
  summary.addEventListener("blur", () => (summary.style.outline = ""), { once: true });
  summary.focus();
}

const fields = "input, select, textarea";

/**
 * Moves the focus to a target: to the field that it is, to its first invalid field, to the summary of the box that it is
 * in, or itself. The box opens. A choice that was pressed keeps the focus. The browser itself focuses a field at once:
 * another field that has the focus was chosen after it.
 */
function focusTarget(id: string) {
  const target = document.getElementById(id);
  const isField = target?.matches(fields);
  if (!target || document.activeElement?.matches(isField ? fields : "[aria-current]")) return;
  const part = isField ? target : target.querySelector<HTMLElement>("[aria-invalid]");
  const box = target.closest("details");
  if (box) box.open = true;
  const summary = box?.querySelector("summary");
  if (summary && !part) {
    focusSummary(summary);
    return;
  }
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.style.outline = "0";
  }
  (part ?? target).focus({ preventScroll: !part });
}

/**
 * Moves the focus to the target of a fragment. Without one, after Back, to the link to the page that was left
 * if it is on the screen, otherwise to the content.
 *
 * @param left the path of the page that was left
 */
export function moveFocus(hash: string, left: string) {
  if (hash) focusTarget(hash.slice(1));
  else (visibleLinkTo(left) ?? document.querySelector("main"))?.focus({ preventScroll: true });
}
