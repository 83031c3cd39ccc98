import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { makeSwiperRow, SwiperRow } from "./swiper-row.client";
import { useNear } from "./use-near";

interface SwiperOptions {
  /** How many different slides there are; a single one needs no Swiper. */
  count: number;
  onChange: (index: number) => void;
  onPress: (() => void) | undefined;
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
