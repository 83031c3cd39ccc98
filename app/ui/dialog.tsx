import "./dialog.css";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useControlMessages } from "./control-messages";

interface DialogProps {
  id: string;
  title: string;
  /** For who must close it: `ref.current?.close()`. */
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * Closes a modal dialog whose backdrop is clicked. The dialog's content must cover its box: what
 * reaches the dialog itself was then aimed at the backdrop. A press that began inside, such as a
 * selection drawn too far, does not close it.
 */
function useBackdropClose(ref: RefObject<HTMLDialogElement | null>) {
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

/**
 * A modal dialog on the browser's own element, which holds the focus, returns it to its opener and
 * closes on Escape. What is typed in it stays when it is closed.
 *
 * Until the page is hydrated it is an anchor: its address (`#id`, or that of anything in it) shows it
 * open in its place on the page, see dialog.css. Put it where it may be read so.
 */
export function Dialog({ id, title, ref, children }: DialogProps) {
  const close = useControlMessages("close");
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const titleId = `${id}-title`;
  useBackdropClose(dialog);

  useEffect(() => {
    const aimed = document.getElementById(location.hash.slice(1));
    if (aimed && dialog.current?.contains(aimed) && !dialog.current.open)
      dialog.current.showModal();
  }, [dialog]);

  return (
    <dialog ref={dialog} id={id} aria-labelledby={titleId} className="dialog">
      <div className="dialog-content">
        <h2 id={titleId} className="dialog-title display text-title-3">
          {title}
        </h2>
        {children}
        {/* Last, so that the focus starts in what the dialog is for. */}
        <button
          type="button"
          className="dialog-close text-small"
          onClick={() => dialog.current?.close()}
        >
          {close}
        </button>
      </div>
    </dialog>
  );
}
