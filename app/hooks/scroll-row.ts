/** The slides of a row, in the order in which they stand in the document. */
export function slidesOf(view: HTMLElement): HTMLElement[] {
  return Array.from(view.querySelectorAll<HTMLElement>(":scope > * > *"));
}

/** The place of the slide that a scrolled row shows first, from 0. */
export function slideInView(view: HTMLElement): number {
  const slides = slidesOf(view);
  const first = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - first - view.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The place of the slide that a row is on its way to, or else shows first, from 0. */
export const slideAhead = (view: HTMLElement): number =>
  Number(view.dataset.ahead ?? slideInView(view));

/** Scrolls a row to one of its slides, counted from 0. */
export function scrollToSlide(view: HTMLElement, index: number, behavior: ScrollBehavior) {
  const slides = slidesOf(view);
  view.dataset.ahead = `${index}`;
  view.addEventListener("scrollend", () => delete view.dataset.ahead, { once: true });
  const first = slides[0]?.offsetLeft ?? 0;
  view.scrollTo({ left: (slides[index]?.offsetLeft ?? first) - first, behavior });
}

/** How long a slide takes to glide into place, in ms: not at all for who asks for less motion. */
export function glideTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500;
}
