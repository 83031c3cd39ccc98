import type { Translated } from "../translated";

/** The messages of the controls themselves; what they show is handed to them. */
export const controls = {
  breadcrumb: "Breadcrumb",
  close: "Close",
  carousel: {
    /** What a screen reader says that it is, before its label. */
    role: "carousel",
    slideRole: "slide",
    slides: "Slides",
    choose: "Choose a slide",
    previous: "Previous slide",
    next: "Next slide",
    /** `{slide}` of `{count}`. */
    goTo: "Go to slide {slide} of {count}",
    place: "{slide} of {count}",
    shown: "Slide {slide} of {count}",
    /** The same, with what the slide shows: `{text}`. */
    shownWith: "Slide {slide} of {count}: {text}",
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
    /** The same whether the home is on the list or not: the button is pressed or it is not. */
    label: "Shortlist",
    /** Said after the home's name. */
    added: "on your shortlist",
    removed: "off your shortlist",
  },
};

export type ControlMessages = Translated<typeof controls>;
