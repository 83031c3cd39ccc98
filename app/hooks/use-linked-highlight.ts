import { type RefObject, useEffect } from "react";

/** Elements that stand for one thing name it in `data-place`; one may name several, with spaces between. */
const linked = "[data-place]";

const idsOf = (element: Element | null | undefined) =>
  element?.getAttribute("data-place")?.split(" ") ?? [];

/**
 * Highlights what belongs together: while an element with `data-place` is pointed at or has the focus, it
 * and all others of the same id have `data-current`.
 *
 * @param container of all of them
 */
export function useLinkedHighlight(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    const show = (ids: readonly string[]) => {
      for (const element of root.querySelectorAll(linked))
        element.toggleAttribute(
          "data-current",
          idsOf(element).some((id) => ids.includes(id)),
        );
    };
    const enter = ({ target }: Event) => show(idsOf((target as Element).closest(linked)));
    const leave = () => show(idsOf(document.activeElement?.closest(linked)));
    root.addEventListener("pointerover", enter);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    return () => {
      root.removeEventListener("pointerover", enter);
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    };
  }, [container]);
}
