import { chooseIn } from "./fields/places";

/** Makes a duplicate a draft: the CMS says that it is one, and copies the status. */
export function draftDuplicates(): void {
  let isDuplicating = false;
  let watch = new AbortController();
  const endWatch = () => watch.abort();
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, endWatch, true);
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
    endWatch();
    if (isDuplicating && location.hash.endsWith("/new")) {
      watch = new AbortController();
      const { signal } = watch;
      requestAnimationFrame(() => chooseIn(["status"], "draft", signal));
    }
    isDuplicating = false;
  });
}
