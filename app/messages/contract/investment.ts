import type { InvestmentPageId } from "~/content/investment-pages";
import type { Unit } from "~/content/projects";
import type { CountForms } from "~/format/count";
import type { PageHeadMessages } from "./page-head";

/** Something that speaks for a way to invest. */
interface BenefitMessages {
  title: string;
  text: string;
}

interface BenefitsMessages {
  title: string;
  items: readonly BenefitMessages[];
}

/** How a page leads on. */
interface CloseMessages {
  title: string;
  text: string;
  action: string;
  /** What the message to the firm is then about. */
  about: string;
  /** The second way on. */
  next: string;
}

/** What is said of an answer that cannot be read. */
export interface AmountFieldMessages {
  label: string;
  /** {example} */
  empty: string;
  unreadable: string;
  /** {min} and {max} */
  outOfRange: string;
}

/** What the investment pages and their menu share. */
export interface InvestmentMessages {
  /** Stands wherever a page speaks of returns. */
  risk: string;
  /** Of each page, in menus: its title and one line. */
  pages: Readonly<Record<InvestmentPageId, { title: string; line: string }>>;
}

export interface OffPlanMessages {
  head: PageHeadMessages;
  title: string;
  lead: string;
  action: string;
  benefits: {
    title: string;
    /** `example` stands in place of the text while a project has a plan: {shares}, "70/30". */
    paymentPlans: BenefitMessages & { example: string; link: string };
    appreciation: BenefitMessages;
    earlyAccess: BenefitMessages;
  };
  featured: {
    title: string;
    /** {count} projects, and what can be done with them here. */
    text: CountForms;
    /** Single homes off-plan, which the firm's own list has none of. */
    homes: {
      title: string;
      empty: string;
      next: string;
      /** What the message to the firm is then about. */
      about: string;
    };
  };
  pages: { title: string; text: string };
  close: CloseMessages;
}

export interface PaymentPlanMessages {
  eyebrow: string;
  title: string;
  /** {beforeHandover} and {atHandover}, shares in percent; {example}, the price until one is entered. */
  text: string;
  submit: string;
  fields: { price: AmountFieldMessages; currency: { label: string } };
  stops: {
    beforeHandover: { when: string; what: string };
    /** {month}, in which it is expected. */
    atHandover: { when: string; what: string };
  };
  /** Of an amount in the other currency: {amount}. */
  about: string;
  /** In place of the plan while the price cannot be read. */
  waiting: string;
  /** {shares}, "70/30", and {peg}, what a dollar is in AED. */
  note: string;
}

export interface CapitalAppreciationMessages {
  head: PageHeadMessages;
  title: string;
  lead: string;
  /** Follow the description and the lead while the project with a payment plan is advertised: {shares} */
  withPlan: { description: string; lead: string };
  benefits: BenefitsMessages;
  /** What a screen reader calls the projects. */
  projects: string;
  plan: PaymentPlanMessages;
  close: CloseMessages;
}

export interface YieldMessages {
  eyebrow: string;
  title: string;
  /** {price} and {costs}, until others are entered. */
  text: string;
  submit: string;
  fields: {
    price: AmountFieldMessages;
    currency: { label: string };
    costs: AmountFieldMessages & { hint: string };
  };
  table: {
    /** {price} */
    caption: string;
    /** Of an amount in the other currency: {amount}. */
    about: string;
    /** The head of the first column. */
    rowsAre: string;
    /** {rate} */
    at: string;
    yearly: string;
    monthly: string;
    /** {costs}, in percent of the rent */
    afterCosts: string;
    monthlyAfterCosts: string;
    netYield: string;
  };
  /** In place of the table while something cannot be read. */
  waiting: string;
  /** {low} and {high}, the ends of the range of yields estimated for {year}, and {peg}, what a dollar is in AED. */
  note: string;
}

export interface CashFlowMessages {
  /** {yields}: "6–8%" */
  head: PageHeadMessages;
  title: string;
  lead: string;
  /** Whose figure the yields are, and of which {year}. */
  source: string;
  view: YieldMessages;
  projects: string;
  benefits: BenefitsMessages;
  close: CloseMessages;
}

export interface TrophyAssetMessages {
  head: PageHeadMessages;
  title: string;
  lead: string;
  benefits: BenefitsMessages;
  projects: string;
  close: CloseMessages;
}

/** A figure's row: what it is of, and what else is to be said. */
interface MarketRowMessages {
  name: string;
  meaning: string;
}

export interface PrelaunchMessages {
  /** {interest}, {studio} and {oneBedroom}, prices */
  head: PageHeadMessages;
  lead: string;
  register: string;
  /** What the message to the firm is then about. */
  registerAbout: string;
  prices: { title: string; interest: string };
  why: {
    title: string;
    text: readonly string[];
    highlights: {
      /** {amount} */
      entry: HighlightMessages;
      /** {amount} for a square foot, {year} */
      growth: HighlightMessages;
      /** {yield} */
      rent: HighlightMessages;
      /** {rise} and {amount} */
      market: HighlightMessages;
    };
  };
  gallery: string;
  units: {
    title: string;
    action: string;
    /** What a screen reader says: {type}. */
    actionFor: string;
    /** What the message to the firm is then about: {project} and {type}. */
    about: string;
    types: Readonly<Record<Unit["id"], string>>;
    /** {size} */
    size: string;
    sizeUnknown: string;
    /** {price} */
    from: string;
    /** What buying one costs is headed by: {type} and {price}. */
    costsTitle: string;
    priceUnknown: string;
    /** {price} for one square foot */
    perSquareFoot: string;
  };
  /** That the emirate has a law of its own: {number} and {year}. */
  law: string;
  market: {
    eyebrow: string;
    title: string;
    chart: {
      title: string;
      /** {name} and {meaning} after the figure. */
      row: string;
      /** {amount} */
      transactions: MarketRowMessages;
      prices: MarketRowMessages;
    };
    table: {
      caption: string;
      /** {rise} */
      transactions: MarketRowMessages;
      prices: MarketRowMessages;
      /** {year} */
      visitors: MarketRowMessages;
    };
    projections: {
      title: string;
      /** {year} */
      price: { unit: string; meaning: string };
      /** {yield} */
      yield: { value: string; unit: string; meaning: string };
    };
    /** Whose the figures are, as far as it is known; {year} is that of the visitors. */
    sources: string;
    /** {today}, the range of today's prices for a square foot, and {projected}, the developer's. */
    note: string;
  };
  close: CloseMessages;
}

export interface HighlightMessages {
  title: string;
  description: string;
}
