import "./counted-figure.css";
import { useRef } from "react";
import { useCountUp } from "~/hooks/use-count-up";

/**
 * A figure that counts up once when it is first seen. What is read out, copied and printed is the
 * figure itself: the count only lies over it.
 */
export function CountedFigure({ figure }: { figure: string }) {
  const count = useRef<HTMLSpanElement>(null);
  useCountUp(count, figure);
  return (
    <span className="counted-figure">
      <span>{figure}</span>
      <span ref={count} aria-hidden className="counted-figure-count" />
    </span>
  );
}
