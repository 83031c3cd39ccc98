import type { LayoutMessages } from "~/messages/contract/layout";
import { controls } from "./controls";

export const layout: LayoutMessages = {
  navigation: {
    skip: "Skip to content",
    menu: "Menu",
    close: "Close",
    main: "Main",
    dropdown: "Off-plan Investments",
    links: {
      "/company-overview": "Company",
      "/services": "Services",
      "/team": "Our Partners",
      "/buy": "Buy",
      "/sell": "Sell",
      "/shortlist": "Shortlist",
      "/contact": "Contact Us",
    },
  },
  footer: {
    columns: ["Homes", "Company"],
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
    },
    visit: "Office",
    hours: "Hours, Dubai time",
    follow: "Follow",
    impression: "Pictures on this site are artist’s impressions.",
  },
  crumbs: { home: "Home", offPlan: "Off-plan" },
  errors: {
    home: "Return home",
    notFound: {
      title: "Oops! Page not found",
      description:
        "There is no page at this address. Look at homes to buy and rent in Dubai, at off-plan projects and area guides, or write to us.",
      text: "The address may have changed, or the home may have been sold or let. One of these pages may help.",
      links: {
        "/buy": "Homes to buy and rent",
        "/off-plan": "Off-plan",
        "/areas": "Area Guides",
        "/contact": "Contact Us",
      },
    },
    unexpected: {
      title: "Unexpected Application Error!",
      text: "Please load the page again. If it happens again, call or write to us.",
    },
  },
  language: { switch: "Language" },
  controls,
};
