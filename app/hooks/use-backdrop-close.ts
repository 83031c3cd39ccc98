import { type RefObject, useEffect } from "react";

/**
 * Closes a modal dialog whose backdrop is clicked. The dialog's content must cover its box: what
 * reaches the dialog itself was then aimed at the backdrop. A press that began inside, such as a
 * selection drawn too far, does not close it.
 */
export function useBackdropClose(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let pressedOutside = false;
    const press = ({ target }: Event) => {
      pressedOutside = target === dialog;
    };
    const release = ({ target }: Event) => {
      if (pressedOutside && target === dialog) dialog.close();
    };
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", release);
    return () => {
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", release);
    };
  }, [ref]);
}
