import { useEffect, useState } from "react";

/**
 * A heading counts as reached once it stands in the upper third of the screen or anywhere above:
 * without the room above, a jump over several headings would go unnoticed.
 */
const reached = "1000000px 0px -66% 0px";

/**
 * Which section of a page is being read.
 *
 * @param ids of the sections, or of their headings, in their order on the page
 * @returns the id of the last one that begins above the reading line; "" before the first
 */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    const headings = ids.flatMap((id) => document.querySelector(`#${id}`) ?? []);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          above[isIntersecting ? "add" : "delete"](target);
        setCurrent(headings.findLast((heading) => above.has(heading))?.id ?? "");
      },
      { rootMargin: reached },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
