import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Button } from "./action";

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, "look" | "className"> {
  /** The dialog's id. */
  dialog: string;
  /** For a screen reader, if several buttons of this text are on a page. */
  label?: string;
  children: ReactNode;
}

/**
 * Opens a dialog. It is the button of a form that leads to the dialog's anchor, so that it works
 * before and without JavaScript: the dialog then stands open in its place on the page. A form of one
 * button is no landmark.
 */
export function DialogButton({ dialog, label, children, ...button }: DialogButtonProps) {
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
      <Button {...button} type="submit" aria-haspopup="dialog" aria-label={label} onClick={open}>
        {children}
      </Button>
    </form>
  );
}
