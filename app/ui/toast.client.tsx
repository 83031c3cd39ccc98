import "./toast.css";
import { createRoot, type Root } from "react-dom/client";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import type { ToastMessages } from "~/messages/en/lazy";
import type { Notice } from "./notice";

/** How long a toast stays, in ms, while nobody points at it or has the focus in it. */
const stay = 8_000;

const fade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

let region: { place: HTMLElement; root: Root } | undefined;

/**
 * Puts the toasts where they can be seen and used: nothing but the open dialog can be reached, and a
 * popover stands above the dialog that it is in.
 */
function bringToFront(element: HTMLElement) {
  const host = document.querySelector("dialog:is(:modal, :popover-open)") ?? document.body;
  if (element.parentElement !== host) host.appendChild(element);
  if ("showPopover" in element && !element.matches(":popover-open")) element.showPopover();
}

function makeRegion() {
  const place = document.createElement("div");
  place.className = "toasts";
  place.popover = "manual";
  bringToFront(place);
  // A dialog opens or closes. Its event does not bubble.
  for (const change of ["toggle", "close"])
    document.addEventListener(change, () => bringToFront(place), { capture: true });
  return { place, root: createRoot(place) };
}

/**
 * Brings the region that all toasts share; it is there before its first words are.
 *
 * @param messages of the page's language, which may be another one than last time
 */
export function mountToasts(messages: ToastMessages): HTMLElement {
  region ??= makeRegion();
  region.root.render(
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="bottom-right"
        // The region is live already: a live toast inside of it would be announced twice.
        role="group"
        aria-label={messages.region}
        autoClose={stay}
        transition={fade}
        icon={false}
        hideProgressBar
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" onClick={closeToast}>
            {messages.dismiss}
          </button>
        )}
      />
    </div>,
  );
  return region.place;
}

/** So high, in px, may a toast be with the space around it. */
const reach = 200;

/** Where a toast leaves this to be seen and pressed: at the end of a line, at its start, or above. */
function placeBeside(element: HTMLElement, { top, bottom, left, right }: DOMRect) {
  const outOfReach = bottom <= innerHeight - reach || top >= innerHeight || top === bottom;
  if (outOfReach) return "end";
  const { clientWidth } = document.documentElement;
  const width = element.offsetWidth;
  const fits = { left: left >= width, right: right <= clientWidth - width };
  const isRightToLeft = document.documentElement.dir === "rtl";
  if (isRightToLeft ? fits.left : fits.right) return "end";
  return (isRightToLeft ? fits.right : fits.left) ? "start" : "top";
}

/**
 * Shows a toast.
 *
 * @param keepClear what it is not to cover, in px from the corner of the window
 */
export function showToast(
  { title, text, detail, tone }: Notice,
  messages: ToastMessages,
  keepClear?: DOMRect,
) {
  const element = mountToasts(messages);
  bringToFront(element);
  element.dataset["place"] = keepClear ? placeBeside(element, keepClear) : "end";
  // What became of the last attempt is what counts: two notices might contradict each other.
  toast.dismiss();
  toast[tone](
    <div className="toast-words">
      <p className="toast-title">{title}</p>
      <p>{text}</p>
      {detail && <p>{detail}</p>}
    </div>,
  );
}
