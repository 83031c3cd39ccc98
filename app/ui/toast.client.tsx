import "./toast.css";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import type { ToastControlMessages } from "~/messages/en/lazy";
import type { Notice } from "./notify";

/** The duration of a toast, in ms, unless it is hovered or focused. */
const autoCloseDelay = 8_000;

const fade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

let region: { element: HTMLElement; root: Root } | undefined;

/**
 * Moves the toasts into the open dialog, because other elements are inert, and shows them as a popover
 * above it.
 */
function bringToFront(element: HTMLElement) {
  const host = document.querySelector("dialog:is(:modal, :popover-open)") ?? document.body;
  if (element.parentElement !== host) host.appendChild(element);
  if ("showPopover" in element && !element.matches(":popover-open")) element.showPopover();
}

function makeRegion() {
  const element = document.createElement("div");
  element.className = "toasts";
  element.popover = "manual";
  bringToFront(element);
  // A dialog opens or closes. The event does not bubble.
  for (const change of ["toggle", "close"])
    document.addEventListener(change, () => bringToFront(element), { capture: true });
  return { element, root: createRoot(element) };
}

/**
 * Renders the region of all toasts, before its first text.
 *
 * @param messages of the page's language, which may have changed
 */
export function mountToasts(messages: ToastControlMessages): HTMLElement {
  region ??= makeRegion();
  const { root } = region;
  const content = (
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="bottom-right"
        // The region is a live region: a live toast inside of it would be announced twice.
        role="group"
        aria-label={messages.region}
        autoClose={autoCloseDelay}
        transition={fade}
        icon={false}
        hideProgressBar
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" onClick={closeToast}>
            {messages.dismiss}
          </button>
        )}
      />
    </div>
  );
  // `showToast` needs the live region.
  flushSync(() => root.render(content));
  return region.element;
}

/** The maximum height of a toast with its margin, in px. */
const maxToastHeight = 200;

/** Positions that leave the parts uncovered: at the end of a line, at its start, or above. */
function toastPlacement(element: HTMLElement, parts: Iterable<Element>) {
  const areas = [...parts]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const top = Math.min(...areas.map((area) => area.top));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  const left = Math.min(...areas.map((area) => area.left));
  const right = Math.max(...areas.map((area) => area.right));
  if (bottom <= innerHeight - maxToastHeight || top >= innerHeight) return "end";
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
 * @param element the region of `mountToasts`
 * @param keepClear what it must not cover
 */
export function showToast(
  element: HTMLElement,
  { title, text, detail, tone }: Notice,
  keepClear?: Iterable<Element>,
) {
  bringToFront(element);
  // A receipt has the focus, so that it is read already.
  const isRead = keepClear && tone === "success";
  element.querySelector("section")?.setAttribute("aria-live", isRead ? "off" : "polite");
  element.dataset["placement"] = keepClear ? toastPlacement(element, keepClear) : "end";
  // Replaces the toast of the last attempt, which may contradict it.
  toast.dismiss();
  toast[tone](
    <div className="toast-text contents">
      <p className="toast-title">{title}</p>
      <p>{text}</p>
      {detail && <p>{detail}</p>}
    </div>,
  );
}
