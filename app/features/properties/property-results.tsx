import { type ReactNode, useRef } from "react";
import type { CoastMapData } from "~/features/map/coast-map.server";
import { LinkedMap } from "~/features/map/linked-map";
import { useLinkedHighlight } from "~/hooks/use-linked-highlight";

interface PropertyResultsProps {
  map: CoastMapData | undefined;
  messages: { open: string; links: string };
  /** The list. */
  children: ReactNode;
}

/**
 * A list with its map: beside it on wide screens, otherwise above it behind a button. Hovering an entry
 * highlights its marker and vice versa; a marker links to its entry.
 */
export function PropertyResults({ map, messages, children }: PropertyResultsProps) {
  const results = useRef<HTMLDivElement>(null);
  useLinkedHighlight(results);
  if (!map) return children;
  return (
    <div ref={results} className="property-results">
      <details className="property-map">
        <summary className="text-action">{messages.open}</summary>
        <LinkedMap map={map} links={messages.links} />
      </details>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
