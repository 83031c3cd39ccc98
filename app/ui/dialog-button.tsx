import type { MouseEvent, ReactNode } from "react";
import { Button } from "./action";

interface DialogButtonProps {
  /** The dialog's id. */
  dialog: string;
  children: ReactNode;
}

/**
 * Opens a dialog. It is the button of a form that leads to the dialog's anchor, so that it works
 * before and without JavaScript: the dialog then stands open in its place on the page. A form of one
 * button is no landmark.
 */
export function DialogButton({ dialog, children }: DialogButtonProps) {
  function open(event: MouseEvent<HTMLButtonElement>) {
    const target = document.getElementById(dialog);
    if (!(target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    // Safari gives a button that is pressed no focus, and a dialog returns it to where it was.
    event.currentTarget.focus();
    if (!target.open) target.showModal();
  }
  return (
    <form role="none" action={`#${dialog}`} className="contents">
      <Button type="submit" aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
    </form>
  );
}
