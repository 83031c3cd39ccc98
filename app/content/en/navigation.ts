import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";

interface Destination {
  title: string;
  to: SitePath;
}

export interface InvestmentTheme extends Destination {
  line: string;
  picture: PictureName;
}

/** The four investment themes: the header's dropdown, the home page's INVEST menu, /off-plan. */
export const investmentThemes: readonly InvestmentTheme[] = [
  {
    title: "Capital Appreciation",
    to: "/invest/capital-appreciation",
    line: "Five projects bought for what they will be worth at handover",
    picture: "pages/capital-appreciation",
  },
  {
    title: "Cash Flow",
    to: "/invest/cash-flow",
    line: "Homes that earn rent from the day of the keys",
    picture: "pages/cash-flow",
  },
  {
    title: "Trophy Asset",
    to: "/invest/trophy-asset",
    line: "Two branded residences, for keeping",
    picture: "pages/trophy-asset",
  },
  {
    title: "Prelaunch Investments",
    to: "/invest/prelaunch",
    line: "Palazzo Tissoli, at its first prices",
    picture: "pages/prelaunch",
  },
];

/** What the header and the menu of small screens say. */
export const navigation = {
  skip: "Skip to content",
  menu: "Menu",
  close: "Close",
  main: "Main",
  dropdown: { title: "Off-plan Investments" },
  beforeDropdown: [
    { title: "Company", to: "/company-overview" },
    { title: "Services", to: "/services" },
  ],
  afterDropdown: [
    { title: "Our Partners", to: "/team" },
    { title: "Buy", to: "/buy" },
    { title: "Sell", to: "/sell" },
  ],
  contact: { title: "Contact Us", to: "/contact" },
} as const;

/** Where the way to a page begins, and the step between there and an investment theme. */
export const fixedCrumbs = {
  home: { title: "Home", to: "/" },
  offPlan: { title: "Off-plan", to: "/off-plan" },
} as const;

/** What the footer says beside the firm's own facts. */
export const footer = {
  columns: [
    {
      title: "Homes",
      links: [
        { title: "Buy Property", to: "/buy" },
        { title: "Sell Property", to: "/sell" },
        { title: "Off-plan", to: "/off-plan" },
        { title: "Area Guides", to: "/areas" },
      ],
    },
    {
      title: "House",
      links: [
        { title: "Our Partners", to: "/team" },
        { title: "Message from the CEO", to: "/ceo-message" },
        { title: "Journal", to: "/journal" },
        { title: "Catalogs", to: "/catalogs" },
        { title: "Contact Us", to: "/contact" },
      ],
    },
  ],
  visit: "Office",
  hours: "Hours, Dubai time",
  closed: "Closed",
  follow: "Follow",
  privacy: { title: "Privacy", to: "/privacy" },
  impression: "Pictures on this site are artist’s impressions.",
} as const;
