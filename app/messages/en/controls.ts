import type { Translated } from "../translated";

/** The messages of the controls, without their content. */
export const controls = {
  breadcrumb: "Breadcrumb",
  close: "Close",
  carousel: {
    /** The role description, which screen readers read before the label. */
    role: "carousel",
    slideRole: "slide",
    slides: "Slides",
    choose: "Choose a slide",
    previous: "Previous slide",
    next: "Next slide",
    /** `{slide}` of `{count}`. */
    goTo: "Go to slide {slide} of {count}",
    slidePosition: "{slide} of {count}",
    currentSlide: "Slide {slide} of {count}",
    /** The same, with the content of the slide: `{text}`. */
    currentSlideWithText: "Slide {slide} of {count}: {text}",
    /** Of `{title}`. */
    pictures: "Pictures of {title}",
    all: "View all pictures",
  },
  form: {
    optional: "(optional)",
    choose: "Please choose",
    check: { one: "One field needs checking", other: "Please check {count} fields" },
  },
  /** The choice of the currency in which prices are shown beside dirhams. */
  currency: {
    label: "Prices also in",
    names: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  save: {
    /** The same for a saved home and others: `aria-pressed` states the difference. */
    label: "Shortlist",
    /** Follows the home's name. */
    added: "on your shortlist",
    removed: "off your shortlist",
  },
};

export type ControlMessages = Translated<typeof controls>;
