import type { FooterPath, HeaderPath, NotFoundPath } from "~/content/navigation";
import type { ControlMessages } from "./controls";

/** The words that stand around every page, and those of its controls. */
export interface LayoutMessages {
  navigation: NavigationMessages;
  footer: FooterMessages;
  /** Where the way to a page begins, and the step between there and an investment page. */
  crumbs: { home: string; offPlan: string };
  errors: ErrorMessages;
  language: LanguageMessages;
  controls: ControlMessages;
}

interface NavigationMessages {
  skip: string;
  menu: string;
  close: string;
  /** What a screen reader calls the navigation. */
  main: string;
  dropdown: string;
  /** Of each page that the header leads to. */
  links: Readonly<Record<HeaderPath, string>>;
}

interface FooterMessages {
  /** The titles of the columns of links, in the order of app/content/navigation.ts. */
  columns: readonly [string, string];
  links: Readonly<Record<FooterPath, string>>;
  visit: string;
  hours: string;
  follow: string;
  impression: string;
}

/** What is not there, and what went wrong. */
interface ErrorMessages {
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

interface LanguageMessages {
  /** What a screen reader calls the switch between the languages. */
  switch: string;
}
