import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { makeSwiper, type SwiperClass } from "./swiper-row";
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
 * @returns the Swiper, and whether the row is made ready for it
 */
export function useSwiper(view: RefObject<HTMLDivElement | null>, options: SwiperOptions) {
  const { count } = options;
  const swiper = useRef<Swiper | null>(null);
  const [Engine, setEngine] = useState<SwiperClass>();
  const wanted = useNear(view) && count > 1;
  const change = useEffectEvent(options.onChange);
  const press = useEffectEvent(() => options.onPress?.());

  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const fetchSwiper = async () => {
      const module = await import("swiper");
      if (!gone) setEngine(() => module.Swiper);
    };
    fetchSwiper().catch(console.warn);
    return () => {
      gone = true;
    };
  }, [wanted]);

  useEffect(() => {
    if (!Engine || !view.current) return undefined;
    const made = makeSwiper(Engine, view.current, { count, onChange: change, onPress: press });
    swiper.current = made;
    return () => {
      swiper.current = null;
      made.destroy();
    };
  }, [Engine, view, count]);

  return { swiper, arrived: Engine !== undefined };
}
