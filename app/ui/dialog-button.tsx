import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Button } from "./action";

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
