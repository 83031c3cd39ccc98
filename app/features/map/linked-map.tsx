import "./map.css";
import "./linked-map.css";
import { type FocusEvent, type RefObject, useEffect } from "react";
import { SiteLink } from "~/ui/site-link";
import { CoastFigure, Mark, percent } from "./coast-figure";
import type { CoastMapData, MapMark } from "./coast-map";

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

/** Chromium does not scroll a frame to an SVG link of which a part is visible. */
const scrollToFocused = ({ currentTarget }: FocusEvent) => {
  // A press with the pointer must not move the link away from the pointer.
  if (currentTarget.matches(":focus-visible"))
    currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
};

function MarkLink({ mark, direction }: { mark: MapMark; direction: "ltr" | "rtl" }) {
  const { id, to, name, description = name } = mark;
  const props = {
    className: "map-link",
    "data-highlight-id": id,
    // The text is in a drawing of its own, which is not read as the link's name.
    "aria-label": description,
    onFocus: scrollToFocused,
    children: <Mark mark={mark} direction={direction} />,
  };
  if (!to) return props.children;
  // The list is on the same page, so the browser scrolls to the entry.
  return to.startsWith("#") ? (
    <a href={to} {...props}>
      {props.children}
    </a>
  ) : (
    <SiteLink to={to as `/${string}`} {...props} />
  );
}

interface LinkedMapProps {
  map: CoastMapData;
  links: string;
  className?: string;
}

export function LinkedMap({ map, links, className }: LinkedMapProps) {
  return (
    <CoastFigure
      map={map}
      {...(className && { className })}
      links={
        <svg role="group" aria-label={links} className="map-links" direction={map.direction}>
          {map.marks.map((mark) => (
            <svg
              key={mark.id}
              role="presentation"
              x={percent(mark.x)}
              y={percent(mark.y)}
              overflow="visible"
            >
              <MarkLink mark={mark} direction={map.direction} />
            </svg>
          ))}
        </svg>
      }
    />
  );
}
