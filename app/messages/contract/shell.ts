import type { FooterPath, HeaderPath, NotFoundPath } from "~/data/navigation";
import type { ControlWords } from "./controls";

/** The words that stand around every page, and those of its controls. */
export interface ShellWords {
  navigation: NavigationWords;
  footer: FooterWords;
  /** Where the way to a page begins, and the step between there and an investment page. */
  crumbs: { home: string; offPlan: string };
  errors: ErrorWords;
  language: LanguageWords;
  controls: ControlWords;
}

interface NavigationWords {
  skip: string;
  menu: string;
  close: string;
  /** What a screen reader calls the navigation. */
  main: string;
  dropdown: string;
  /** Of each page that the header leads to. */
  links: Readonly<Record<HeaderPath, string>>;
}

interface FooterWords {
  /** The titles of the columns of links, in the order of app/data/navigation.ts. */
  columns: readonly [string, string];
  links: Readonly<Record<FooterPath, string>>;
  visit: string;
  hours: string;
  follow: string;
  impression: string;
}

/** What is not there, and what went wrong. */
interface ErrorWords {
  home: string;
  notFound: {
    title: string;
    /** The page's description for search engines and for sharing: at most 170 characters. */
    description: string;
    text: string;
    links: Readonly<Record<NotFoundPath, string>>;
  };
  unexpected: { title: string; text: string };
}

interface LanguageWords {
  /** What a screen reader calls the switch between the languages. */
  switch: string;
}
