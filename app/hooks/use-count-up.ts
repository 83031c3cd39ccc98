import { type RefObject, useEffect } from "react";

/** How long a figure counts, in ms. */
const duration = 1400;

/** The figure with its number replaced: "5,000+" on the way is "3,120+". */
const onTheWay = (figure: string, number: number) =>
  figure.replace(/\d[\d,]*/, Math.round(number).toLocaleString(document.documentElement.lang));

/** Fast at first, slow towards its end. */
const eased = (share: number) => 1 - (1 - share) ** 4;

/**
 * Counts from nothing to a figure in an element, when that first comes into view; before and after
 * the element is empty. A figure that is in view when the page arrives does not count, and none
 * does for who asks for less motion.
 *
 * @param figure a whole number as it is shown, with what belongs to it: "5,000+"
 */
export function useCountUp(element: RefObject<HTMLElement | null>, figure: string) {
  useEffect(() => {
    const count = element.current;
    if (!count || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    if (count.getBoundingClientRect().top < innerHeight) return undefined;
    const whole = Number(figure.replace(/\D/g, ""));
    let frame = 0;

    const run = () => {
      const begun = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, now - begun) / duration);
        count.textContent = share < 1 ? onTheWay(figure, whole * eased(share)) : "";
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step(begun);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    });
    observer.observe(count);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      count.textContent = "";
    };
  }, [element, figure]);
}
