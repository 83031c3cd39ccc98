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

/** What a row may take to scroll, in ms, where the browser does not tell when it has (Safari before 26.2). */
const longestScroll = 1_000;

/** Scrolls a row to one of its slides, counted from 0. */
export function scrollToSlide(view: HTMLElement, index: number, behavior: ScrollBehavior) {
  const slides = slidesOf(view);
  view.dataset.ahead = `${index}`;
  const arrive = () => delete view.dataset.ahead;
  if ("onscrollend" in view) view.addEventListener("scrollend", arrive, { once: true });
  else setTimeout(arrive, longestScroll);
  const first = slides[0]?.offsetLeft ?? 0;
  view.scrollTo({ left: (slides[index]?.offsetLeft ?? first) - first, behavior });
}

/** How long a slide takes to glide into place, in ms: not at all for who asks for less motion. */
export function glideTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500;
}
