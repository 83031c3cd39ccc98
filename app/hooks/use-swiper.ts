import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { optional } from "./optional";
import type { makeSwiperRow, SwiperRow } from "./swiper-row.client";

interface SwiperOptions {
  /** The number of different slides; a single one needs no Swiper. */
  count: number;
  onChange: (index: number) => void;
  onPress: (() => void) | undefined;
}

/**
 * Whether an element has been near the viewport. Stays true.
 *
 * @param element to observe
 * @param margin the distance that counts as near, as in `rootMargin`
 */
function useIsNearViewport(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = optional(
      () =>
        new IntersectionObserver(
          (entries) => {
            if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
          },
          { rootMargin: `${margin} 0px` },
        ),
    );
    observer?.observe(element.current);
    return () => observer?.disconnect();
  }, [element, margin]);

  return isNear;
}

/**
 * Loads Swiper when a row is near the viewport, and initialises it. If the code cannot be loaded, the row
 * scrolls natively.
 *
 * @returns the looping row, and whether the row is prepared for it
 */
export function useSwiper(view: RefObject<HTMLDivElement | null>, options: SwiperOptions) {
  const { count } = options;
  const swiper = useRef<SwiperRow | null>(null);
  const [make, setMake] = useState<typeof makeSwiperRow>();
  const needsSwiper = useIsNearViewport(view, "10%") && count > 1;
  const change = useEffectEvent(options.onChange);
  const press = useEffectEvent(() => options.onPress?.());

  useEffect(() => {
    if (!needsSwiper) return undefined;
    let isCancelled = false;
    const fetchSwiper = async () => {
      const module = await import("./swiper-row.client");
      if (!isCancelled) setMake(() => module.makeSwiperRow);
    };
    fetchSwiper().catch(console.warn);
    return () => {
      isCancelled = true;
    };
  }, [needsSwiper]);

  useEffect(() => {
    if (!make || !view.current) return undefined;
    const made = make(view.current, { count, onChange: change, onPress: press });
    swiper.current = made;
    return () => {
      swiper.current = null;
      made.destroy();
    };
  }, [make, view, count]);

  return { swiper, isSwiperLoaded: make !== undefined };
}
