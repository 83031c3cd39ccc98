import type { ControlMessages } from "../contract/controls";

export const controls: ControlMessages = {
  breadcrumb: "Breadcrumb",
  close: "Close",
  carousel: {
    role: "carousel",
    slideRole: "slide",
    slides: "Slides",
    choose: "Choose a slide",
    previous: "Previous slide",
    next: "Next slide",
    goTo: "Go to slide {slide} of {count}",
    place: "{slide} of {count}",
    shown: "Slide {slide} of {count}",
    shownWith: "Slide {slide} of {count}: {text}",
    pictures: "Pictures of {title}",
    all: "View all pictures",
  },
  form: {
    optional: "(optional)",
    choose: "Please choose",
    check: { one: "Please check one answer", other: "Please check {count} answers" },
  },
  save: {
    label: "Shortlist",
    added: "on your shortlist",
    removed: "off your shortlist",
  },
};
