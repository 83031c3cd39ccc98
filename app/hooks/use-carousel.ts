import {
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
  useEffectEvent,
} from "react";
import { slideDuration, scrollToSlide, slideInView } from "./scroll-row";
import { useSwiper } from "./use-swiper";

interface CarouselOptions {
  /** The number of different slides. */
  count: number;
  /** The minimum number of slides of a loop, so that there is one on either side of the visible ones. */
  minSlides: number;
  /** The index of the first slide. */
  start?: number;
  /** Called when a slide is pressed without dragging. */
  onPress?: (() => void) | undefined;
}

export interface CarouselControl {
  view: RefObject<HTMLDivElement | null>;
  count: number;
  index: number;
  /** Whether the visitor has moved the carousel: only then are slides announced. */
  moved: boolean;
  /** The number of copies of each slide in the row, for the loop. */
  copies: number;
  /** Wraps around: -1 is the last slide. */
  goTo: (index: number) => void;
}

/** The slide that a key moves to. Arrow keys follow the direction of the text. */
function slideOfKey(key: string, index: number, count: number, row: Element): number | undefined {
  const onward = getComputedStyle(row).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === onward) return index + 1;
  if (key === "ArrowLeft" || key === "ArrowRight") return index - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

interface RowEvents {
  /** Handles a key in the carousel. @returns whether it has a meaning */
  onKey: (key: string) => boolean;
  onScroll: () => void;
  onFocus: (element: Element) => void;
}

/** Adds the listeners of a carousel: on its row, and for keys in its section. */
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
    const section = row?.parentElement;
    if (!row || !section) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    section.addEventListener("keydown", (event) => key(event), { signal });
    row.addEventListener("scroll", () => scroll(), { signal, passive: true });
    row.addEventListener("focusin", (event) => focus(event), { signal });
    // Prevents the browser from dragging a picture or a link.
    row.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [view]);
}

/**
 * A scroll-snap row of slides that becomes a Swiper once it is near the viewport and the code is loaded.
 * The controls work with both.
 */
export function useCarousel({
  count,
  minSlides,
  start = 0,
  onPress,
}: CarouselOptions): CarouselControl {
  const view = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [moved, setMoved] = useState(false);

  const onChange = (next: number) => {
    setIndex(next);
    if (next !== index) setMoved(true);
  };
  const { swiper, isSwiperLoaded } = useSwiper(view, { count, onChange, onPress });

  useLayoutEffect(() => {
    if (view.current && start > 0) scrollToSlide(view.current, start, "instant");
  }, [start]);

  const goTo = (target: number) => {
    const next = (target + count) % count;
    if (swiper.current) swiper.current.goTo(next);
    else if (view.current)
      scrollToSlide(view.current, next, slideDuration() ? "smooth" : "instant");
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

  return {
    view,
    count,
    index,
    moved,
    copies: isSwiperLoaded ? Math.ceil(minSlides / count) : 1,
    goTo,
  };
}
