import { useEffect, useState } from "react";

/** A heading counts as reached when it comes into the upper third of the screen. */
const readingLine = "0px 0px -66% 0px";

/**
 * Which section of a page is being read.
 *
 * @param ids of the sections' headings, in their order on the page
 * @returns the id of the last heading above the reading line; "" before the first
 */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    const headings = ids.flatMap((id) => document.querySelector(`#${id}`) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const line = entries[0]?.rootBounds?.bottom ?? 0;
        const reached = headings.filter(
          (heading) => heading.getBoundingClientRect().bottom <= line,
        );
        setCurrent(reached.at(-1)?.id ?? "");
      },
      { rootMargin: readingLine, threshold: 1 },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
