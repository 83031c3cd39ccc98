import { useEffect, useState } from "react";
import { optional } from "./optional";

/**
 * A heading is reached if it is in the upper third of the screen or above. Without the area above, a jump
 * over several headings would not be detected.
 */
const reached = "1000000px 0px -66% 0px";

/**
 * Returns the current section of a page during scrolling.
 *
 * @param ids of the sections, or of their headings, in document order
 * @returns the id of the last reached one; "" before the first
 */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    const headings = ids.flatMap((id) => document.querySelector(`#${id}`) ?? []);
    const above = new Set<Element>();
    const observer = optional(
      () =>
        new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries)
              above[isIntersecting ? "add" : "delete"](target);
            setCurrent(headings.findLast((heading) => above.has(heading))?.id ?? "");
          },
          { rootMargin: reached },
        ),
    );
    for (const heading of headings) observer?.observe(heading);
    return () => observer?.disconnect();
  }, [ids]);
  return current;
}
