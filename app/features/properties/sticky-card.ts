/**
 * Keeps the first child of a column in the window while the page scrolls, also where it is taller than
 * the window: scrolling down holds it by its foot, scrolling up brings its head back. It may rest at any
 * height of the column, so that a browser can scroll to every field in it. `position: sticky` alone
 * holds one edge, and the other one is out of reach until the column ends. The stylesheet reads
 * `--card-height` and `--card-start`, in px; without them the card stays at the head of the column.
 *
 * @param column as a ref gives it
 * @returns what ends it
 */
export function stickyCard(column: HTMLElement | null) {
  const card = column?.firstElementChild;
  if (!column || !card) return undefined;

  const set = (name: string, px: number) => column.style.setProperty(name, `${px}px`);

  /** Lets the card rest where it is now, within the height that the column has without it. */
  function rest() {
    if (!column || !card) return;
    const { top, height } = card.getBoundingClientRect();
    const current = top - column.getBoundingClientRect().top;
    set("--card-start", 0);
    set("--card-height", height);
    const padding = Number.parseFloat(getComputedStyle(column).paddingBlockEnd);
    const room = column.getBoundingClientRect().height - padding - height;
    set("--card-start", Math.max(0, Math.min(current, room)));
  }

  rest();
  const sizes = new ResizeObserver(rest);
  sizes.observe(card);
  // Safari before 26.2 has no such event.
  const scrolled = "onscrollend" in window ? "scrollend" : "scroll";
  document.addEventListener(scrolled, rest);
  // Before the browser scrolls to a field: the end of the last scroll may not be known yet.
  column.addEventListener("focusin", rest);
  window.addEventListener("resize", rest);
  return () => {
    sizes.disconnect();
    document.removeEventListener(scrolled, rest);
    column.removeEventListener("focusin", rest);
    window.removeEventListener("resize", rest);
  };
}
