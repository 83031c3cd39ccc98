import type { Translated } from "../translated";

/** The messages about the costs of a purchase and of a tenancy. */
export const costs = {
  purchase: {
    title: "What it costs to buy",
    /** The one line near a price: {amount}, in whole thousands. */
    brief: "plus about {amount} in purchase costs",
    summary: "Costs of the purchase: about {amount}",
    /** Near a price, with the price: {amount}. */
    total: "With costs: {amount}",
    lines: {
      /** {share} of the price */
      transfer: {
        name: "Transfer fee, Dubai Land Department",
        note: "{share} of the price. By law the seller and the buyer pay half each unless they agree otherwise; in practice the buyer usually pays it all.",
      },
      /** {fee}, before {vat} */
      trustee: {
        name: "Registration trustee’s fee",
        note: "{fee} plus {vat} VAT. The buyer pays.",
      },
      deed: { name: "Title deed", note: "Deed and plan, approximate. The buyer pays." },
      noc: {
        name: "Developer’s no-objection certificate",
        note: "Each developer sets its own fee. The contract says whether the seller or the buyer pays.",
      },
      /** {share} of the price, before {vat} */
      brokerage: {
        name: "Brokerage fee",
        note: "{share} of the price plus {vat} VAT. Usually the buyer pays.",
      },
      oqood: {
        name: "Oqood registration",
        note: "Registration of an off-plan purchase; the title deed follows at handover. The buyer pays, unless the developer covers it.",
      },
      /** {share} of the price */
      rasAlKhaimahTransfer: {
        name: "Transfer fee, Ras Al Khaimah Municipality",
        note: "{share} of the price. By law the seller and the buyer pay half each; off-plan, the buyer usually pays it all.",
      },
      rasAlKhaimahEntry: {
        name: "Off-plan registration",
        note: "Entry in the emirate’s register: from the municipality’s fee to the highest that a broker states. The buyer pays.",
      },
      /** {share} of {loan}, and {entry} */
      mortgage: {
        name: "Mortgage registration",
        note: "{share} of the loan of {loan}, plus {entry}. The buyer pays.",
      },
    },
    sums: {
      costs: "Total costs",
      withPrice: "Price and costs",
    },
    /** {date} */
    note: "Indicative. Checked on {date} against the Land Department’s pages and what trustees, brokers and lawyers publish; the contract decides who pays what.",
    /** The same for Ras Al Khaimah without a price: {date}. */
    noteFeesRasAlKhaimah:
      "Indicative. Checked on {date} against the municipality’s pages and what developers and brokers publish; the contract decides who pays what.",
    /** The same for Ras Al Khaimah: {date}. */
    noteRasAlKhaimah:
      "Indicative, at the starting price of each type. Checked on {date} against the municipality’s pages and what developers and brokers publish; the contract decides who pays what.",
    loan: {
      /**
       * What banks lend: {limit} is the price above which it is less; {national} and {resident} for the
       * first home, {nationalAbove} and {residentAbove} above that price, {nationalFurther} and
       * {residentFurther} for another one; {offPlan}; {nonResident} is a range.
       */
      loanLimits: [
        "For a first ready home here, up to {limit}, banks may lend UAE nationals {national} of the price and expatriates {resident}; above it, {nationalAbove} and {residentAbove}.",
        "For any further home: {nationalFurther} and {residentFurther}. Off-plan: {offPlan}. Non-residents usually get {nonResident}.",
        "The transfer fee and the brokerage fee cannot be borrowed; the bank’s own fees and valuation are extra.",
      ],
      source:
        "Sources: Central Bank of the UAE, regulation 31/2013 and circular 1799/2020; for non-residents, what banks publish.",
    },
  },
  tenancy: {
    title: "What a tenant pays up front",
    /** The one line near a rent: {amount}, in whole thousands. */
    brief: "about {amount} up front, on top of the rent",
    /** Under a rent: {amount}, in whole thousands. */
    movingIn: "What you pay to move in, with the first of four rent cheques: about {amount}",
    summary: "What you pay to move in, besides the rent: about {amount}",
    lines: {
      /** {from} and {to} of a year's rent */
      deposit: {
        name: "Deposit",
        note: "{from} of a year’s rent unfurnished, {to} furnished. Returned at the end, less any damage.",
      },
      /** {share} of a year's rent, before {vat} */
      agency: {
        name: "Agency fee",
        note: "{share} of a year’s rent plus {vat} VAT. Usually the tenant pays.",
      },
      ejari: { name: "Ejari", note: "Registration of the tenancy. Usually the tenant pays." },
      utilities: {
        name: "Water and electricity, DEWA",
        note: "A deposit, returned when the tenant moves out.",
      },
    },
    cheques: "The contract decides the number of rent cheques.",
    /** If the {rent} has no period yet. */
    assumesYear: "These figures assume {rent} is a year’s rent; we are confirming that.",
    sum: "On top of the rent",
    /** That sum with a rent cheque, by the number of cheques. */
    withRent: {
      "1": "With the whole rent in one cheque",
      "4": "With the first of four rent cheques",
    },
    /** Paid every month: {share} of a year's rent to the municipality. */
    monthly:
      "The municipality’s housing fee is extra: {share} of the annual rent, in twelve DEWA bills (UAE nationals are exempt). Some towers also ask for a deposit for district cooling.",
    /** {date} */
    note: "Indicative. Checked on {date} against what the Dubai press and brokers publish; the contract decides who pays what.",
  },
};

export type CostsMessages = Translated<typeof costs>;
