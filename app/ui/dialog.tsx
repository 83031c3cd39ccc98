import "./dialog.css";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
} from "react";
import { useMessages } from "~/hooks/use-messages";
import { Button } from "./action";

interface DialogProps {
  id: string;
  title: string;
  /** The id of a text in it that is announced when it opens. */
  descriptionId?: string;
  /** To close it: `ref.current?.close()`. */
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * Closes a modal dialog when its backdrop is clicked. The content must cover the dialog's box, so that
 * events on the dialog element are from the backdrop. A press that began inside, such as a text selection,
 * does not close it.
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
 * A modal `<dialog>`, which contains the focus, returns it to the opener and closes on Escape. Its fields
 * keep their values.
 *
 * Before hydration it is open in its place while the fragment (`#id`, or that of an element in it) targets
 * it, see dialog.css. So its place must make sense in the page.
 */
export function Dialog({ id, title, descriptionId, ref, children }: DialogProps) {
  const close = useMessages("controls").close;
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const titleId = `${id}-title`;
  useBackdropClose(dialog);

  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (target && dialog.current?.contains(target) && !dialog.current.open)
      dialog.current.showModal();
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className="dialog"
    >
      <div className="dialog-content relative">
        <h2 id={titleId} className="pe-16 display text-title-3">
          {title}
        </h2>
        {children}
        {/* Last, so that the initial focus is in the content. */}
        <button
          type="button"
          className="dialog-close absolute min-h-11 cursor-pointer text-small text-bronze underline decoration-1"
          onClick={() => dialog.current?.close()}
        >
          {close}
        </button>
      </div>
    </dialog>
  );
}

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "className"> {
  /** The dialog's id. */
  dialog: string;
  children: ReactNode;
}

/**
 * Opens a dialog. The button submits a form whose action is the dialog's fragment, so that it works before
 * hydration and without JavaScript: the dialog is then open in its place on the page. A form without a name
 * is no landmark.
 */
export function DialogButton({ dialog, children, ...button }: DialogButtonProps) {
  function open(event: MouseEvent<HTMLButtonElement>) {
    const target = document.getElementById(dialog);
    if (!(target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    // Safari does not focus a clicked button, to which the dialog returns the focus.
    event.currentTarget.focus();
    if (!target.open) target.showModal();
  }
  return (
    <form role="none" action={`#${dialog}`} className="contents">
      <Button {...button} type="submit" aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
    </form>
  );
}
