import type { HeaderPath, FooterPath, NotFoundPath } from "~/content/paths";
import type { SitePagePath } from "~/content/site-pages";
import type { Translated } from "../translated";

/** The messages of the layout. */
export const layout = {
  navigation: {
    skip: "Skip to content",
    menu: "Menu",
    close: "Close",
    /** Shown while the next page waits for the connection. */
    noConnection: "No connection. The page will open as soon as you are online again.",
    /** Announced while the next page takes more than a moment. */
    loading: "The next page is loading.",
    /** The accessible name of the navigation. */
    main: "Main",
    dropdown: "Off-plan Investments",
    /** The first link of the dropdown, by the number of projects. */
    allProjects: {
      "1": "The one project",
      "2": "Both projects",
      "3": "All three projects",
      "4": "All four projects",
      "5": "All five projects",
      "6": "All six projects",
      "7": "All seven projects",
      "8": "All eight projects",
      "9": "All nine projects",
      "10": "All ten projects",
      "11": "All eleven projects",
      "12": "All twelve projects",
      other: "All {count} projects",
    },
    /** The pages in the header. */
    links: {
      "/company-overview": "Company",
      "/services": "Services",
      "/team": "Our Partners",
      "/buy": "Buy",
      "/sell": "Sell",
      "/invest/purchase-plan": "Purchase Plan",
      "/buy?for=rent": "Rent",
      "/areas": "Areas",
      "/journal": "Journal",
      "/shortlist": "Shortlist",
      "/contact": "Contact Us",
    } satisfies Record<HeaderPath, unknown>,
  },
  footer: {
    /** The titles of the columns of links, in the order of app/content/paths.ts. */
    columns: ["Homes", "Company"] satisfies readonly [unknown, unknown],
    links: {
      "/buy": "Buy Property",
      "/buy?for=rent": "Rent Property",
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
    impression:
      "Pictures on this site are artist’s impressions: made on a computer, not photographs.",
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
    counter: "{slide} / {count}",
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
    check: { one: "Please check one field", other: "Please check {count} fields" },
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

/** The names of pages in share pictures and in llms.txt. */
interface SitePageTexts {
  /** The name, if the title is a headline or a figure. */
  name?: string;
  /** The large text of the share picture. */
  title: string;
  /** The smaller line below. */
  line: string;
}

/**
 * The pages of app/content/site-pages.ts. {yields}, "6–8%", and the {placeholders} of
 * features/company/claims.ts are filled in by layout/site-page-names.ts.
 */
export type SitePagesMessages = Readonly<Record<SitePagePath, SitePageTexts>>;

export const sitePages: SitePagesMessages = {
  "/": {
    name: "Home",
    title: "The next Dubai, before it is built",
    line: "Homes and off-plan investment, led from Italy",
  },
  "/buy": { name: "Buy", title: "Homes to buy and rent", line: "Dubai" },
  "/sell": { name: "Sell", title: "What your home is worth", line: "A free valuation" },
  "/off-plan": { title: "Off-plan", line: "Four ways to buy before it is built" },
  "/invest/capital-appreciation": { title: "Capital Appreciation", line: "Five off-plan projects" },
  "/invest/cash-flow": {
    name: "Cash Flow",
    title: "{yields}",
    line: "Cash Flow, gross yield by our estimate",
  },
  "/invest/trophy-asset": { title: "Trophy Asset", line: "Two branded residences" },
  "/invest/prelaunch": {
    name: "Prelaunch",
    title: "Palazzo Tissoli",
    line: "Prelaunch Investments",
  },
  "/invest/purchase-plan": { title: "Purchase Plan", line: "What you pay, and when" },
  "/services": { title: "Our Services", line: "From research to after-sales care" },
  "/team": { title: "Our Partners", line: "Over {partnerLanguages} languages" },
  "/areas": { title: "Area Guides", line: "Six districts of Dubai" },
  "/journal": { title: "Journal", line: "Market insights, investment, lifestyle" },
  "/catalogs": { title: "Catalogs", line: "Made for you, on request" },
  "/company-overview": { title: "Company Overview", line: "A Dubai brokerage, led from Italy" },
  "/ceo-message": { title: "Message from the CEO", line: "A letter" },
  "/contact": { title: "Contact Us", line: "Dubai, UAE" },
  "/privacy": { title: "Privacy", line: "What we keep, and for how long" },
};

/** The messages that only /llms.txt has. It exists in English only. */
export const llms = {
  summary:
    "A Dubai real estate brokerage and investment consultancy, led from Italy: buying, renting, selling and investing in homes, mainly off-plan. To ask for a viewing, use the form on the home’s page.",
  homes: "Homes",
  projects: "Off-plan projects",
  areas: "Area guides",
  articles: "Journal",
  pages: "Pages",
  contact: "Contact",
  /** If the site has more than one language. */
  languages: "Languages",
};

export type LlmsMessages = Translated<typeof llms>;

/** The messages that only /feed.xml has. The title follows the firm's name and a colon. */
export const feed = { title: "new homes, projects and articles" };

export type FeedMessages = Translated<typeof feed>;
