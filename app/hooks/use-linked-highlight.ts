import { type RefObject, useEffect } from "react";

/**
 * Elements with the same id in `data-highlight-id` belong together. The attribute may have several ids separated
 * by spaces.
 */
const linked = "[data-highlight-id]";

const idsOf = (element: Element | null | undefined) =>
  element?.getAttribute("data-highlight-id")?.split(" ") ?? [];

/**
 * Highlights linked elements: while an element with `data-highlight-id` is hovered or focused, all elements with
 * the same id have `data-current`.
 *
 * @param container of the elements
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
