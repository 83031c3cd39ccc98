import { chooseIn } from "./fields/places";

/** Makes a duplicate a draft: the CMS says that it is one, and copies the status. */
export function draftDuplicates(): void {
  let isDuplicating = false;
  document.addEventListener(
    "click",
    ({ target }) => {
      const item = target instanceof Element && target.closest('[role="menuitem"]');
      if (item) isDuplicating = item.ariaLabel === "Duplicate Entry";
    },
    true,
  );
  // The address changes once the duplicate is there.
  globalThis.navigation?.addEventListener("currententrychange", () => {
    if (isDuplicating && location.hash.endsWith("/new"))
      requestAnimationFrame(() => chooseIn(["status"], "draft"));
    isDuplicating = false;
  });
}
