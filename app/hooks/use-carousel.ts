import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { glideTime } from "./glide-time";
import { scrollToSlide, slideInView } from "./scroll-row";
import { useRowEvents } from "./use-row-events";
import { useSwiper } from "./use-swiper";

interface CarouselOptions {
  /** How many different slides there are. */
  count: number;
  /** How many slides a loop needs, so that one stands ready on either side of those in view. */
  fill: number;
  /** The slide that is shown first, from 0. */
  start?: number;
  /** Called when a slide is pressed, not dragged. */
  onPress?: (() => void) | undefined;
}

/** A carousel as its parts see it. */
export interface CarouselControl {
  view: RefObject<HTMLDivElement | null>;
  count: number;
  /** The slide in view, from 0. */
  index: number;
  /** Whether the visitor has moved it yet: nothing is announced before. */
  moved: boolean;
  /** How many times the row holds each slide, so that the loop never runs out of them. */
  copies: number;
  /** Counts round: -1 is the last slide. */
  goTo: (index: number) => void;
}

/** The slide that a key leads to from the one in view: the arrows point as the row is read. */
function slideOfKey(key: string, index: number, count: number, row: Element): number | undefined {
  const onward = getComputedStyle(row).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === onward) return index + 1;
  if (key === "ArrowLeft" || key === "ArrowRight") return index - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * A row of slides that scrolls and snaps by itself, and that Swiper takes over once it is near the
 * viewport and its code is there. Whoever moves the carousel need not know which of the two it is.
 */
export function useCarousel({ count, fill, start = 0, onPress }: CarouselOptions): CarouselControl {
  const view = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [moved, setMoved] = useState(false);

  const onChange = (next: number) => {
    if (next === index) return;
    setIndex(next);
    setMoved(true);
  };
  const { swiper, arrived } = useSwiper(view, { count, onChange, onPress });

  useLayoutEffect(() => {
    if (view.current && start > 0) scrollToSlide(view.current, start, "instant");
  }, [start]);

  const goTo = (wanted: number) => {
    const next = (wanted + count) % count;
    if (swiper.current) swiper.current.goTo(next);
    else if (view.current) scrollToSlide(view.current, next, glideTime() ? "smooth" : "instant");
  };

  useRowEvents(view, {
    onKey: (key) => {
      const next = view.current ? slideOfKey(key, index, count, view.current) : undefined;
      if (next !== undefined) goTo(next);
      return next !== undefined;
    },
    onScroll: () => {
      if (view.current && !swiper.current) onChange(slideInView(view.current) % count);
    },
    onFocus: (element) => swiper.current?.reveal(element),
  });

  return { view, count, index, moved, copies: arrived ? Math.ceil(fill / count) : 1, goTo };
}
