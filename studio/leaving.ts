const question =
  "Leave without saving? What you have changed is not saved. Cancel brings you back to it.";

/** Whether somebody has typed or chosen something in the form since it was opened or saved. */
let isTouched = false;

const isForm = (address: string) => /#\/collections\/.*\/(new|entries)\b/.test(address);

/** Whether the form has changes: the button is disabled otherwise. */
export const canSave = (): boolean =>
  [...document.querySelectorAll("button")].some(
    (button) => button.textContent.trim() === "Save" && button.ariaDisabled !== "true",
  );

const hasChanges = () => isForm(location.href) && isTouched && canSave();

export function forgetChanges(): void {
  isTouched = false;
}

const mayLeave = () => !hasChanges() || confirm(question);

/** Asks before a form with changes is left: the CMS does not. */
export function askBeforeLeaving(): void {
  for (const kind of ["input", "change", "drop", "click"])
    document.addEventListener(
      kind,
      ({ target, isTrusted }) => {
        if (isTrusted && target instanceof Element && target.closest("section.field"))
          isTouched = true;
      },
      true,
    );
  addEventListener("beforeunload", (event) => {
    if (hasChanges()) event.preventDefault();
  });
  globalThis.navigation?.addEventListener("navigate", (event) => {
    if (!event.cancelable || event.navigationType === "reload") return;
    if (mayLeave()) forgetChanges();
    else event.preventDefault();
  });
  // The CMS does not await its navigation, which is aborted then.
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError")
      event.preventDefault();
  });
}
