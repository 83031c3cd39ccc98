import { useEffect } from "react";
import { useLocation } from "react-router";
import { optional } from "./optional";

/** @returns the cleanup function */
function revealOnScroll() {
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
  // All positions are read before any style is written, to avoid forced layouts.
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
}

/**
 * Animates elements with `data-reveal` when they first scroll into view. Only elements below the first
 * screen are hidden before, so that nothing flickers and the page works without this script. With reduced
 * motion it does nothing.
 */
export function useReveal() {
  const { pathname } = useLocation();
  useEffect(() => optional(revealOnScroll), [pathname]);
}
