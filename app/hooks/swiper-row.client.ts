import { Swiper } from "swiper";
import { glideTime, slideAhead, slidesOf } from "./scroll-row";

/** A row of slides that loops. */
export interface SwiperRow {
  /** Brings one of the different slides into view: gliding to a neighbour, at once to one far off. */
  goTo: (index: number) => void;
  /**
   * Brings the slide that holds an element wholly into view, at once, as a scrolled row does on
   * focus: what comes next is ready for the next Tab, however fast.
   */
  reveal: (element: Element) => void;
  /** Gives the row back to the browser. */
  destroy: () => void;
}

interface SwiperRowOptions {
  /** How many different slides there are; the row may hold each more than once. */
  count: number;
  onChange: (index: number) => void;
  onPress: () => void;
}

/** Which of the different slides stands first in view, from 0. */
const entryOf = (swiper: Swiper, count: number) => swiper.realIndex % count;

/** The least of a slide, in px, that counts as seen: less is the gap beside it. */
const leastVisible = 32;

function isInView(slide: HTMLElement, frame: DOMRect): boolean {
  const { left, right } = slide.getBoundingClientRect();
  return right - leastVisible > frame.left && left + leastVisible < frame.right;
}

function isWhole(slide: HTMLElement, frame: DOMRect): boolean {
  const { left, right } = slide.getBoundingClientRect();
  return left > frame.left - leastVisible && right < frame.right + leastVisible;
}

/**
 * Leaves what is in view to keyboard and screen reader, each entry once, and takes what is out of
 * view from them. The pictures on either side are fetched, so that they are there when called for.
 *
 * Where the loop begins anew, an entry that only peeks in is left out: the focus would bring it
 * wholly into view, and so on round the loop, where Tab is to lead out of the row.
 */
function settle(view: HTMLElement, count: number) {
  const frame = view.getBoundingClientRect();
  const slides = slidesOf(view);
  const inView = slides.map((slide) => isInView(slide, frame));
  const seen = new Set<number>();
  for (const [place, slide] of slides.entries()) {
    const entry = Number(slide.dataset.swiperSlideIndex) % count;
    const anew = entry < Math.max(...seen) && !isWhole(slide, frame);
    const met = inView[place] && !seen.has(entry) && !anew;
    if (met) seen.add(entry);
    if (!met && slide.contains(document.activeElement)) view.focus({ preventScroll: true });
    slide.inert = !met;
    const wanted = [-1, 0, 1].some((step) => inView.at((place + step) % slides.length));
    if (wanted) for (const image of slide.querySelectorAll("img")) image.loading = "eager";
  }
}

function makeSwiper(view: HTMLElement, { count, onChange, onPress }: SwiperRowOptions) {
  const tidy = () => settle(view, count);
  return new Swiper(view, {
    wrapperClass: "carousel-row",
    slideClass: "carousel-slide",
    slidesPerView: "auto",
    loop: true,
    // A second press during the glide goes one further instead of being lost.
    loopPreventsSliding: false,
    initialSlide: slideAhead(view),
    speed: glideTime(),
    threshold: 5,
    // A fifth of the way is meant, however slow the hand.
    longSwipesRatio: 0.2,
    on: {
      beforeInit: () => view.scrollTo({ left: 0, behavior: "instant" }),
      init: (swiper) => {
        tidy();
        // Swiper takes the first slide for the one that everybody knows of.
        onChange(entryOf(swiper, count));
      },
      transitionEnd: tidy,
      resize: tidy,
      realIndexChange: (swiper) => onChange(entryOf(swiper, count)),
      touchStart: (swiper) => {
        swiper.params.speed = glideTime();
      },
      click: (swiper, event) => {
        // A slide that only peeks in is inert, so that what was pressed is the row around it.
        if ((event.target as Element).closest(".carousel-slide")) onPress();
        else swiper.slideNext(glideTime());
      },
    },
  });
}

function swipeTo(swiper: Swiper, count: number, index: number) {
  const from = entryOf(swiper, count);
  if (index === from) return;
  if (index === (from + 1) % count) swiper.slideNext(glideTime());
  else if (from === (index + 1) % count) swiper.slidePrev(glideTime());
  else swiper.slideToLoop(swiper.realIndex - from + index, 0);
}

function revealSlide(swiper: Swiper, element: Element) {
  const slide = element.closest<HTMLElement>(".carousel-slide");
  if (!slide) return;
  if (!isWhole(slide, swiper.el.getBoundingClientRect()))
    swiper.slideToLoop(Number(slide.dataset.swiperSlideIndex), 0);
}

/**
 * Turns a scroll-snap row into a Swiper that loops, standing where the row stood. This module is
 * fetched with Swiper itself, once a row is near.
 *
 * @returns the row; whoever asked for it destroys it
 */
export function makeSwiperRow(view: HTMLElement, options: SwiperRowOptions): SwiperRow {
  const swiper = makeSwiper(view, options);
  return {
    goTo: (index) => swipeTo(swiper, options.count, index),
    reveal: (element) => revealSlide(swiper, element),
    destroy: () => swiper.destroy(),
  };
}
