/** The words of the controls themselves; what they show is handed to them. */
export const words = {
  breadcrumb: "Breadcrumb",
  close: "Close",
  carousel: {
    slides: "Slides",
    choose: "Choose a slide",
    previous: "Previous slide",
    next: "Next slide",
    goTo: (slide: number, count: number) => `Go to slide ${slide} of ${count}`,
    shown: (slide: number, count: number) => `Slide ${slide} of ${count}`,
    pictures: (title: string) => `Pictures of ${title}`,
    all: "View all pictures",
  },
  form: {
    optional: "(optional)",
    choose: "Please choose",
    check: (count: number) =>
      count === 1 ? "Please check one answer" : `Please check ${count} answers`,
  },
  toast: { region: "Notices", dismiss: "Dismiss" },
} as const;
