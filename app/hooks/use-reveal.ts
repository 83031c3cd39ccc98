import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Lets what is marked `data-reveal` rise once when it first comes into view. Only what lies below
 * the screen when the page arrives is hidden first, so that nothing blinks and nothing depends on
 * this running; under reduced motion it does not run at all.
 */
export function useReveal() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute("data-reveal", "seen");
          observer.unobserve(target);
        }
      },
      { rootMargin: "0px 0px -8% 0px" },
    );
    // All are measured before the first is changed: in turns, each would have the page laid out anew.
    const below = [...document.querySelectorAll("[data-reveal]")].filter(
      (element) => element.getBoundingClientRect().top >= innerHeight,
    );
    for (const element of below) {
      element.setAttribute("data-reveal", "waiting");
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll("[data-reveal='waiting']"))
        element.setAttribute("data-reveal", "seen");
    };
  }, [pathname]);
}
