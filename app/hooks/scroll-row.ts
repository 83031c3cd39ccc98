export function slidesOf(view: HTMLElement): HTMLElement[] {
  return Array.from(view.querySelectorAll<HTMLElement>(":scope > * > *"));
}

/** The index of the first visible slide of a scrolled row. */
export function slideInView(view: HTMLElement): number {
  const slides = slidesOf(view);
  const first = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - first - view.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The index of the slide that a row is scrolling to, otherwise of the first visible one. */
export const targetSlide = (view: HTMLElement): number =>
  Number(view.dataset.scrollTarget ?? slideInView(view));

/**
 * The assumed duration of a scroll, in ms, for browsers without the `scrollend` event (Safari before 26.2).
 */
const maxScrollDuration = 1_000;

/** Scrolls a row to the slide at an index. */
export function scrollToSlide(view: HTMLElement, index: number, behavior: ScrollBehavior) {
  const slides = slidesOf(view);
  view.dataset.scrollTarget = `${index}`;
  const clearTarget = () => delete view.dataset.scrollTarget;
  if ("onscrollend" in view) view.addEventListener("scrollend", clearTarget, { once: true });
  else setTimeout(clearTarget, maxScrollDuration);
  const first = slides[0]?.offsetLeft ?? 0;
  view.scrollTo({ left: (slides[index]?.offsetLeft ?? first) - first, behavior });
}

/** The duration of a transition between slides, in ms: 0 with reduced motion. */
export function slideDuration(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500;
}
