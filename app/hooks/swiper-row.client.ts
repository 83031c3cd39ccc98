import { Swiper } from "swiper";
import { optional } from "./optional";
import { slideDuration, targetSlide, slidesOf } from "./scroll-row";

export interface SwiperRow {
  /** Scrolls to a slide: smoothly to a neighbour, instantly to any other. */
  goTo: (index: number) => void;
  /**
   * Scrolls the slide with an element fully into view, instantly, as a scroll container does on focus, so
   * that the next slide is ready for the next Tab.
   */
  reveal: (element: Element) => void;
  /** Destroys the Swiper; the row scrolls natively again. */
  destroy: () => void;
}

interface SwiperRowOptions {
  /** The number of different slides. The row may contain copies of each. */
  count: number;
  onChange: (index: number) => void;
  onPress: () => void;
}

/** The index of the first visible slide, without the loop's copies. */
const slideIndexOf = (swiper: Swiper, count: number) => swiper.realIndex % count;

/** The minimum visible width of a slide, in px: less is the gap. */
const minVisibleWidth = 32;

function isInView(slide: HTMLElement, frame: DOMRect): boolean {
  const { left, right } = slide.getBoundingClientRect();
  return right - minVisibleWidth > frame.left && left + minVisibleWidth < frame.right;
}

function isFullyVisible(slide: HTMLElement, frame: DOMRect): boolean {
  const { left, right } = slide.getBoundingClientRect();
  return left > frame.left - minVisibleWidth && right < frame.right + minVisibleWidth;
}

/**
 * Makes visible slides accessible to keyboard and screen reader, each once, and the others inert. The
 * pictures on either side are preloaded.
 *
 * At the seam of the loop, a partly visible slide is inert: focus would scroll it fully into view, and so
 * on round the loop, and Tab could not leave the row.
 */
function updateSlides(view: HTMLElement, count: number) {
  const frame = view.getBoundingClientRect();
  const slides = slidesOf(view);
  const inView = slides.map((slide) => isInView(slide, frame));
  const seen = new Set<number>();
  for (const [position, slide] of slides.entries()) {
    const slideIndex = Number(slide.dataset.swiperSlideIndex) % count;
    const isRepeatedAndPartial = slideIndex < Math.max(...seen) && !isFullyVisible(slide, frame);
    const isReachable = inView[position] && !seen.has(slideIndex) && !isRepeatedAndPartial;
    if (isReachable) seen.add(slideIndex);
    if (!isReachable && slide.contains(document.activeElement)) view.focus({ preventScroll: true });
    slide.inert = !isReachable;
    const isNearView = [-1, 0, 1].some((step) => inView.at((position + step) % slides.length));
    if (isNearView) for (const image of slide.querySelectorAll("img")) image.loading = "eager";
  }
}

function makeSwiper(view: HTMLElement, { count, onChange, onPress }: SwiperRowOptions) {
  const updateRow = () => updateSlides(view, count);
  return new Swiper(view, {
    wrapperClass: "carousel-row",
    slideClass: "carousel-slide",
    slidesPerView: "auto",
    loop: true,
    // A press during a transition moves one further slide.
    loopPreventsSliding: false,
    initialSlide: targetSlide(view),
    speed: slideDuration(),
    // `makeSwiperRow` observes the size.
    resizeObserver: false,
    updateOnWindowResize: false,
    threshold: 5,
    // A fifth of the width is enough to change the slide, at any speed.
    longSwipesRatio: 0.2,
    on: {
      beforeInit: () => view.scrollTo({ left: 0, behavior: "instant" }),
      init: (swiper) => {
        updateRow();
        // Otherwise Swiper marks the first slide as the active one.
        onChange(slideIndexOf(swiper, count));
      },
      transitionEnd: updateRow,
      realIndexChange: (swiper) => onChange(slideIndexOf(swiper, count)),
      touchStart: (swiper) => {
        swiper.params.speed = slideDuration();
      },
      click: (swiper, event) => {
        // A partly visible slide is inert, so the pressed element is the row.
        if ((event.target as Element).closest(".carousel-slide")) onPress();
        else swiper.slideNext(slideDuration());
      },
    },
  });
}

function swipeTo(swiper: Swiper, count: number, index: number) {
  const from = slideIndexOf(swiper, count);
  if (index === from) return;
  if (index === (from + 1) % count) swiper.slideNext(slideDuration());
  else if (from === (index + 1) % count) swiper.slidePrev(slideDuration());
  else swiper.slideToLoop(swiper.realIndex - from + index, 0);
}

function revealSlide(swiper: Swiper, element: Element) {
  const slide = element.closest<HTMLElement>(".carousel-slide");
  if (!slide) return;
  if (!isFullyVisible(slide, swiper.el.getBoundingClientRect()))
    swiper.slideToLoop(Number(slide.dataset.swiperSlideIndex), 0);
}

/**
 * Turns a scroll-snap row into a looping Swiper at the same position. The module is fetched with Swiper,
 * when a row is near the viewport.
 *
 * @returns the row; the caller has to destroy it
 */
export function makeSwiperRow(view: HTMLElement, options: SwiperRowOptions): SwiperRow {
  const swiper = makeSwiper(view, options);
  // Swiper's own observer reads the current slide one frame after a resize and returns to it one frame later.
  // A slide that is chosen in between would be lost.
  const observer = optional(
    () =>
      new ResizeObserver(() => {
        // A hidden row has no width, and an update would return to the first slide.
        if (view.offsetWidth === 0) return;
        swiper.update();
        updateSlides(view, options.count);
      }),
  );
  observer?.observe(view);
  return {
    goTo: (index) => swipeTo(swiper, options.count, index),
    reveal: (element) => revealSlide(swiper, element),
    destroy: () => {
      observer?.disconnect();
      swiper.destroy();
    },
  };
}
