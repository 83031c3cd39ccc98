import type { Unit } from "~/content/projects";
import type { InvestmentPageId } from "~/data/investment-pages";
import type { CountForms } from "~/format/count";
import type { PageHeadWords } from "./page-head";

/** Something that speaks for a way to invest. */
interface BenefitWords {
  title: string;
  text: string;
}

interface BenefitsWords {
  title: string;
  items: readonly BenefitWords[];
}

/** How a page leads on. */
interface CloseWords {
  title: string;
  text: string;
  action: string;
  /** What the message to the firm is then about. */
  about: string;
  /** The second way on. */
  next: string;
}

/** What is said of an answer that cannot be read. */
export interface AmountFieldWords {
  label: string;
  /** {example} */
  empty: string;
  unreadable: string;
  /** {min} and {max} */
  outOfRange: string;
}

/** What the investment pages and their menu share. */
export interface InvestmentWords {
  /** Stands wherever a page speaks of returns. */
  risk: string;
  /** Of each page, in menus: its title and one line. */
  pages: Readonly<Record<InvestmentPageId, { title: string; line: string }>>;
}

export interface OffPlanWords {
  head: PageHeadWords;
  title: string;
  lead: string;
  action: string;
  benefits: {
    title: string;
    /** `example` stands in place of the text while a project has a plan: {shares}, "70/30". */
    paymentPlans: BenefitWords & { example: string; link: string };
    appreciation: BenefitWords;
    earlyAccess: BenefitWords;
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
  close: CloseWords;
}

export interface PaymentPlanWords {
  eyebrow: string;
  title: string;
  /** {beforeHandover} and {atHandover}, shares in percent; {example}, the price until one is entered. */
  text: string;
  submit: string;
  fields: { price: AmountFieldWords; currency: { label: string } };
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

export interface CapitalAppreciationWords {
  head: PageHeadWords;
  title: string;
  lead: string;
  /** Follow the description and the lead while the project with a payment plan is advertised: {shares} */
  withPlan: { description: string; lead: string };
  benefits: BenefitsWords;
  /** What a screen reader calls the projects. */
  projects: string;
  plan: PaymentPlanWords;
  close: CloseWords;
}

export interface YieldWords {
  eyebrow: string;
  title: string;
  /** {price} and {costs}, until others are entered. */
  text: string;
  submit: string;
  fields: {
    price: AmountFieldWords;
    currency: { label: string };
    costs: AmountFieldWords & { hint: string };
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

export interface CashFlowWords {
  /** {yields}: "6–8%" */
  head: PageHeadWords;
  title: string;
  lead: string;
  /** Whose figure the yields are, and of which {year}. */
  source: string;
  view: YieldWords;
  projects: string;
  benefits: BenefitsWords;
  close: CloseWords;
}

export interface TrophyAssetWords {
  head: PageHeadWords;
  title: string;
  lead: string;
  benefits: BenefitsWords;
  projects: string;
  close: CloseWords;
}

/** A figure's row: what it is of, and what else is to be said. */
interface MarketRowWords {
  name: string;
  meaning: string;
}

export interface PrelaunchWords {
  /** {interest}, {studio} and {oneBedroom}, prices */
  head: PageHeadWords;
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
      entry: HighlightWords;
      /** {amount} for a square foot, {year} */
      growth: HighlightWords;
      /** {yield} */
      rent: HighlightWords;
      /** {rise} and {amount} */
      market: HighlightWords;
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
      transactions: MarketRowWords;
      prices: MarketRowWords;
    };
    table: {
      caption: string;
      /** {rise} */
      transactions: MarketRowWords;
      prices: MarketRowWords;
      /** {year} */
      visitors: MarketRowWords;
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
  close: CloseWords;
}

export interface HighlightWords {
  title: string;
  description: string;
}
