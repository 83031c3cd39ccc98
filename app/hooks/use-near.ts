import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has come near the viewport. Stays true from then on.
 *
 * @param element what is waited for
 * @param margin how far below or above the viewport counts as near, as CSS has it
 */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);

  return near;
}
