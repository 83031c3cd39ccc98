import type { HeaderPath, FooterPath, NotFoundPath } from "~/content/navigation";
import type { Translated } from "../translated";

/** The messages of the layout. */
export const layout = {
  navigation: {
    skip: "Skip to content",
    menu: "Menu",
    close: "Close",
    /** Shown while the next page waits for the connection. */
    noConnection: "No connection. The page will open as soon as you are online again.",
    /** The accessible name of the navigation. */
    main: "Main",
    dropdown: "Off-plan Investments",
    /** The pages in the header. */
    links: {
      "/company-overview": "Company",
      "/services": "Services",
      "/team": "Our Partners",
      "/buy": "Buy",
      "/sell": "Sell",
      "/shortlist": "Shortlist",
      "/contact": "Contact Us",
    } satisfies Record<HeaderPath, unknown>,
  },
  footer: {
    /** The titles of the columns of links, in the order of app/content/navigation.ts. */
    columns: ["Homes", "Company"] satisfies readonly [unknown, unknown],
    links: {
      "/buy": "Buy Property",
      "/sell": "Sell Property",
      "/off-plan": "Off-plan",
      "/areas": "Area Guides",
      "/team": "Our Partners",
      "/ceo-message": "Message from the CEO",
      "/journal": "Journal",
      "/catalogs": "Catalogs",
      "/contact": "Contact Us",
      "/privacy": "Privacy",
    } satisfies Record<FooterPath, unknown>,
    visit: "Office",
    hours: "Hours, Dubai time",
    follow: "Follow us",
    impression: "Pictures on this site are artist’s impressions.",
  },
  /** The first item of the breadcrumbs, and the item above an investment page. */
  crumbs: { home: "Home", offPlan: "Off-plan" },
  errors: {
    notFound: {
      title: "Oops! Page not found",
      /** The page's description for search engines and for sharing: at most 170 characters. */
      description:
        "There is no page at this address. Look at homes to buy and rent in Dubai, at off-plan projects and area guides, or write to us.",
      text: "The address may have changed, or the home may have been sold or let. One of these pages may help.",
      links: {
        "/buy": "Homes to buy and rent",
        "/off-plan": "Off-plan",
        "/areas": "Area Guides",
        "/contact": "Contact Us",
      } satisfies Record<NotFoundPath, unknown>,
    },
    /** A link to a page in another language: `{title}` and `{language}`. */
    linkToLanguage: "{title} in {language}",
  },
  language: {
    /** The accessible name of the language switch. */
    switch: "Language",
  },
};

export type LayoutMessages = Translated<typeof layout>;
