import { optional } from "~/hooks/optional";

/**
 * Keeps the first child of a column in the window during scrolling, also if it is taller than the window:
 * scrolling down stops at its end, scrolling up at its start. `position: sticky` supports one edge only.
 * The card may stop at any height of the column, so that a browser can scroll to every field in it. The
 * stylesheet reads `--card-height` and `--card-start`, in px; without them the card is at the start of the
 * column.
 *
 * @param column from a ref
 * @returns the cleanup function
 */
export function stickyCard(column: HTMLElement | null) {
  const card = column?.firstElementChild;
  if (!column || !card) return undefined;

  const set = (name: string, px: number) => column.style.setProperty(name, `${px}px`);

  /** Sets the start of the card to its current position, within the height of the column. */
  function updateCardPosition() {
    if (!column || !card) return;
    const { top, height } = card.getBoundingClientRect();
    const current = top - column.getBoundingClientRect().top;
    set("--card-start", 0);
    set("--card-height", height);
    const padding = Number.parseFloat(getComputedStyle(column).paddingBlockEnd);
    const maxStart = column.getBoundingClientRect().height - padding - height;
    set("--card-start", Math.max(0, Math.min(current, maxStart)));
  }

  updateCardPosition();
  const resizeObserver = optional(() => new ResizeObserver(updateCardPosition));
  resizeObserver?.observe(card);
  // Safari before 26.2 does not support this event.
  const scrollEvent = "onscrollend" in window ? "scrollend" : "scroll";
  document.addEventListener(scrollEvent, updateCardPosition);
  // The browser is about to scroll to a field, possibly before the last scroll has ended.
  column.addEventListener("focusin", updateCardPosition);
  window.addEventListener("resize", updateCardPosition);
  return () => {
    resizeObserver?.disconnect();
    document.removeEventListener(scrollEvent, updateCardPosition);
    column.removeEventListener("focusin", updateCardPosition);
    window.removeEventListener("resize", updateCardPosition);
  };
}
