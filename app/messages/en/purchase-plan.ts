import type { Translated } from "../translated";

/** The page that shows what a purchase costs month by month. */
export const purchasePlan = {
  head: {
    title: "Purchase Plan",
    description:
      "What you pay and when, how much of your own money is in at once, and what may come back: up to three homes side by side, in your currency.",
  },
  title: "What you pay, and when",
  lead: "Put up to three homes side by side. We fill in what is known; everything else is your figure, and you see each one.",
  choice: {
    title: "1. Choose the homes",
    /** {number} */
    home: "Home {number}",
    own: "A home of my own choice",
    none: "None",
    submit: "Fill in what is known",
  },
  /** The fields, for each home and for all. */
  form: {
    title: "2. Check the figures",
    text: "What we know is filled in. A field that you leave empty is not counted.",
    /** The fields that are the same for all homes. */
    common: "For all of them",
    /** The line that opens the other fields. */
    further: "Empty months, management, loan, resale, taxes",
    submit: "Work it out",
    fields: {
      price: "Price, in AED",
      handover: "Handover",
      before: "Paid before handover, % of the price",
      after: "Paid after handover, % of the price",
      afterYears: "Paid after handover, over how many years",
      rent: "Rent a year, in AED",
      service: "Service charge a year, in AED",
      sale: "Price when you sell, in AED",
      start: "First payment",
      vacancy: "Empty months, % of the rent",
      management: "Management, % of the rent",
      loan: "Loan at handover, % of the price",
      rate: "Interest rate, % a year",
      years: "Term of the loan, years",
      saleMonth: "When you sell",
      saleCosts: "Costs of the sale, % of its price",
      resale: "Paid share at which the developer allows a resale, %",
      currency: "Currency of the results",
      italy: "Taxes in Italy",
      ivie: "IVIE, % of the price a year",
      irpef: "Your top rate of IRPEF, %",
    },
    hints: {
      rent: "What a year would bring if it were never empty.",
      sale: "Nobody knows it: your figure. Without it there is no return to work out.",
      resale: "Ask the developer. Contracts often say 30% to 40%.",
      /** {example} */
      example: "For example {example}",
    },
    italy: { no: "Not counted", yes: "I pay tax in Italy" },
    ready: "The home is finished",
    errors: {
      empty: "Enter a figure, for example {example}.",
      unreadable: "This should be a number, for example {example}.",
      outOfRange: "This should be between {min} and {max}.",
      /** A share above what is left of the price. */
      shares: "Before and after handover together are more than the whole price.",
      month: "Choose a month.",
      handover: "Handover should not be before the first payment.",
      sale: "The sale should be after the first payment.",
    },
  },
  result: {
    title: "3. Read the result",
    waiting: "Correct the marked fields and the result will appear here.",
    paid: {
      name: "Price and fees",
      note: "All that you pay for the home, with your own money or a loan.",
    },
    worst: {
      name: "Most of your own money at once",
      /** {month} */
      note: "Reached in {month}.",
    },
    breakEven: {
      name: "Your money is back",
      never: "Not within the months counted",
      note: "From that month on you have received more than you paid.",
    },
    yield: {
      name: "Rent on what you paid",
      none: "Enter a rent",
      note: "A year’s rent after costs, in percent of price and fees.",
    },
    rate: {
      name: "Return a year",
      missing: "Enter a price of sale",
      none: "None: the money never comes back",
      /** {rates} */
      several: "Several fit: {rates}",
      note: "Internal rate (XIRR), on actual days over 365.",
    },
    chart: {
      /** The accessible name: {title} */
      title: "What comes in and goes out by quarter: {title}. The table has the same figures.",
      in: "received",
      out: "paid",
    },
    table: {
      summary: "All payments by quarter",
      caption: "Payments by quarter: {title}",
      quarter: "Quarter",
      /** {number} and {year} */
      name: "Q{number} {year}",
      paid: "Paid",
      received: "Received",
      balance: "Balance",
    },
    scenarios: {
      title: "If it goes otherwise",
      scenario: "What if",
      worst: "Own money at once",
      rate: "Return a year",
      planned: "As planned",
      late12: "12 months late",
      late24: "24 months late",
      rent: "Rent 20% lower",
      weaker: { EUR: "Euro 10% weaker", GBP: "Pound 10% weaker" },
      stronger: { EUR: "Euro 10% stronger", GBP: "Pound 10% stronger" },
      /** {month} */
      early: "Contract sold in {month}",
      /** {share} */
      earlyRefused: "Not allowed before {share} are paid",
    },
    assumptions: {
      title: "What is assumed, and by whom",
      yours: "your figure",
      developer: "the developer says",
      listing: "our listing",
      ours: "how we count",
      /** {date} */
      law: "checked on {date}",
      fees: "Fees of the purchase",
      quarterly: "Before handover, equal payments each quarter; after it, each quarter too.",
      /** {years} */
      horizon: "Without a sale, {years} years after handover are counted.",
      delay: "A sale planned after handover moves with a delay.",
      growth: "Prices and rents do not grow: no rise is assumed.",
      upper: "Where a fee has a range, its upper end is counted.",
    },
    /** {amount} of one {unit} in AED, on {date} */
    rates:
      "Converted at {rate} to {unit}, the European Central Bank’s rate of {date} through the dollar’s fixed rate.",
    peg: "Dollars are converted at the fixed rate of {rate}.",
    inDirhams: "All amounts are in dirhams.",
    noRates: "There is no current rate for this currency: amounts are in dirhams.",
    italy:
      "For residents of Italy: IVIE is counted on the price from handover, and 85% of the rent at your rate of IRPEF. A gain within five years of the purchase may be taxed; when these years begin off-plan is not settled, so it is not counted. Ask a commercialista.",
    note: "A calculation on your figures, not an offer and not advice. The contract decides what is paid and when.",
  },
  ask: {
    title: "Have these figures checked",
    text: "Send them to a partner: you hear which of them the contract confirms and which are open.",
    action: "Ask a partner",
    /** {titles} */
    about: "Purchase plan: {titles}",
  },
  /** On the pages that lead here. */
  link: "What you pay, month by month",
};

export type PurchasePlanMessages = Translated<typeof purchasePlan>;
