/** The words of the brochures, besides those that they share with the pages. */
export interface BrochureMessages {
  /** The link to one: {size} in megabytes. */
  link: string;
  /** What a screen reader says of that link where several stand on a page: {title} and {link}. */
  linkTo: string;
  /** What the document of a project is called: {title} and {place}. */
  documentTitle: string;
  /** In place of a price that is not announced. */
  priceUnknown: string;
  offPlan: string;
  /** What a sum is worked out for: {price}. */
  forExample: string;
  /** What each part is called, in the list of its bookmarks too. */
  parts: { home: string; project: string; pictures: string };
  contact: {
    /** Of a home, that can be seen, and of a project. */
    title: { home: string; project: string };
    text: { home: string; project: string };
    /** The message that stands ready in WhatsApp about a project: {title} and {address}. */
    message: string;
  };
  code: {
    /** Of the code, for who cannot see it: {address}. */
    label: string;
    text: { home: string; project: string };
  };
  /** {date}, and what may have changed since then. */
  prepared: { home: string; project: string };
}
