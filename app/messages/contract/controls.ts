import type { CountForms } from "~/format/count";

/** The words of the controls themselves; what they show is handed to them. */
export interface ControlMessages {
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
  save: SaveMessages;
}

/** What puts a home on the visitor's shortlist, and what came of it. */
interface SaveMessages {
  /** The same whether the home is on the list or not: the button is pressed or it is not. */
  label: string;
  /** Said after the home's name. */
  added: string;
  removed: string;
}
