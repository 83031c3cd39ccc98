import "./toast.css";
import { createRoot } from "react-dom/client";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import type { Notice } from "./notify";
import { words } from "./words";

/** How long a toast stays, in ms, while nobody points at it or has the focus in it. */
const stay = 8_000;

const fade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

let place: HTMLElement | undefined;

/**
 * Puts the toasts where they can be seen and used: all but a modal dialog is inert while it is
 * open, and a popover stands above the dialog that it is in.
 */
function bringToFront(element: HTMLElement) {
  const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
  const host = dialog ?? document.body;
  if (element.parentElement !== host) host.appendChild(element);
  if ("showPopover" in element && !element.matches(":popover-open")) element.showPopover();
  dialog?.addEventListener("close", () => bringToFront(element), { once: true });
}

/** Brings the region that all toasts share, once; it is there before its first words are. */
export function mountToasts(): HTMLElement {
  if (place) return place;
  place = document.createElement("div");
  place.className = "toasts";
  place.popover = "manual";
  createRoot(place).render(
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="bottom-right"
        role="status"
        aria-label={words.toast.region}
        autoClose={stay}
        transition={fade}
        icon={false}
        hideProgressBar
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" onClick={closeToast}>
            {words.toast.dismiss}
          </button>
        )}
      />
    </div>,
  );
  bringToFront(place);
  return place;
}

/** Shows a toast. */
export function showToast({ title, text, tone }: Notice) {
  bringToFront(mountToasts());
  // What became of the last attempt is what counts: two notices might contradict each other.
  toast.dismiss();
  toast[tone](
    <div className="toast-words">
      <p className="toast-title">{title}</p>
      <p>{text}</p>
    </div>,
  );
}
