import type { CountForms } from "~/format/count";

/** The words of the controls themselves; what they show is handed to them. */
export interface ControlWords {
  breadcrumb: string;
  close: string;
  carousel: {
    /** What a screen reader says that it is, before its label. */
    role: string;
    slideRole: string;
    slides: string;
    choose: string;
    previous: string;
    next: string;
    /** `{slide}` of `{count}`. */
    goTo: string;
    place: string;
    shown: string;
    /** The same, with what the slide shows: `{text}`. */
    shownWith: string;
    /** Of `{title}`. */
    pictures: string;
    all: string;
  };
  form: { optional: string; choose: string; check: CountForms };
  toast: ToastWords;
}

export interface ToastWords {
  region: string;
  dismiss: string;
}
