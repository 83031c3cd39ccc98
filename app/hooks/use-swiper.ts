import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { makeSwiperRow, SwiperRow } from "./swiper-row.client";

interface SwiperOptions {
  /** How many different slides there are; a single one needs no Swiper. */
  count: number;
  onChange: (index: number) => void;
  onPress: (() => void) | undefined;
}

/**
 * Whether an element has come near the viewport. Stays true from then on.
 *
 * @param element what is waited for
 * @param margin how far below or above the viewport counts as near, as CSS has it
 */
function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);

  return near;
}

/**
 * Fetches Swiper once a row comes near the viewport, and gives the row to it. Where its code does
 * not arrive, the row goes on scrolling by itself.
 *
 * @returns the looping row, and whether the row is made ready for it
 */
export function useSwiper(view: RefObject<HTMLDivElement | null>, options: SwiperOptions) {
  const { count } = options;
  const swiper = useRef<SwiperRow | null>(null);
  const [make, setMake] = useState<typeof makeSwiperRow>();
  const wanted = useNear(view, "10%") && count > 1;
  const change = useEffectEvent(options.onChange);
  const press = useEffectEvent(() => options.onPress?.());

  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const fetchSwiper = async () => {
      const module = await import("./swiper-row.client");
      if (!gone) setMake(() => module.makeSwiperRow);
    };
    fetchSwiper().catch(console.warn);
    return () => {
      gone = true;
    };
  }, [wanted]);

  useEffect(() => {
    if (!make || !view.current) return undefined;
    const made = make(view.current, { count, onChange: change, onPress: press });
    swiper.current = made;
    return () => {
      swiper.current = null;
      made.destroy();
    };
  }, [make, view, count]);

  return { swiper, arrived: make !== undefined };
}
