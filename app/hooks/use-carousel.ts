import {
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
  useEffectEvent,
} from "react";
import { glideTime, scrollToSlide, slideInView } from "./scroll-row";
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

interface RowEvents {
  /** A key pressed anywhere in the carousel. @returns whether it meant something */
  onKey: (key: string) => boolean;
  onScroll: () => void;
  onFocus: (element: Element) => void;
}

/** Listens to a carousel: to its row, and for keys to all that stands around it. */
function useRowEvents(view: RefObject<HTMLElement | null>, events: RowEvents) {
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (events.onKey(event.key)) event.preventDefault();
  });
  const scroll = useEffectEvent(events.onScroll);
  const focus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) events.onFocus(target);
  });

  useEffect(() => {
    const row = view.current;
    const around = row?.parentElement;
    if (!row || !around) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    around.addEventListener("keydown", (event) => key(event), { signal });
    row.addEventListener("scroll", () => scroll(), { signal, passive: true });
    row.addEventListener("focusin", (event) => focus(event), { signal });
    // Else the browser takes a drag for the moving of a picture or a link.
    row.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [view]);
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
