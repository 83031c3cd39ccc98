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
        note: "{share} of the price. By law the seller and the buyer pay half each; in practice the buyer usually pays it all.",
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
        note: "In the emirate’s register; the title deed follows at handover. The buyer pays.",
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
      /** The amount without the loan of {share}. */
      ownFunds: "Your own funds, with a loan of {share}",
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
      title: "With a loan",
      /** {nonResident} in the hint: a range in percent. */
      field: {
        label: "Loan, % of the price",
        hint: "The share that a bank will lend you: usually {nonResident} if you live outside the UAE. Enter 0 for none.",
        /** {example} */
        empty: "Enter the loan as a percentage of the price, for example {example}, or 0 for none.",
        unreadable: "The loan should be a percentage of the price, for example {example}.",
        /** {min} and {max} */
        outOfRange:
          "The loan should be between {min}% and {max}% of the price: no bank may lend more on this home.",
      },
      /** Per year, in percent; `empty` if only the term is given. */
      rate: {
        label: "Interest rate, % a year",
        hint: "As your bank quotes it. With the term, it gives the monthly repayment.",
        empty: "Enter the interest rate too, for example {example}, or leave out the term.",
        unreadable: "The interest rate should be a percentage a year, for example {example}.",
        outOfRange: "The interest rate should be between {min}% and {max}% a year.",
      },
      /** In whole years; `empty` if only the rate is given. {max} in the hint. */
      years: {
        label: "Term of the loan, years",
        hint: "In the UAE, {max} years at most.",
        empty: "Enter the term too, for example {example} years, or leave out the interest rate.",
        unreadable: "The term should be a whole number of years, for example {example}.",
        outOfRange: "The term should be between {min} and {max} years.",
      },
      rows: {
        /** {loan}, {rate} and {years}: the visitor's figures. */
        instalment: {
          name: "Monthly repayment",
          note: "On your figures: {loan} over {years} years at {rate} a year, in equal repayments. The bank sets the rate and the term, and usually fixes the rate for a few years only.",
        },
        interest: {
          name: "Interest over the term",
          note: "If the rate stays at {rate} for all {years} years.",
        },
      },
      submit: "Work it out",
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
  /** The return of a home for sale that is let. */
  return: {
    title: "What it could earn",
    text: "Do the sums with your own figures. Nobody can promise you the result.",
    fields: {
      price: {
        label: "Price, AED",
        empty: "Enter the price, for example {example}.",
        unreadable: "The price should be a number, for example {example}.",
        outOfRange: "The price should be above 0 and at most {max}.",
      },
      /** Per year. The hint has {yields} and {year} of the firm's estimate, and the {amount} that results. */
      rent: {
        label: "Annual rent, AED",
        hint: "Your assumption. The {yields} that we estimate for Dubai apartments in {year} would be {amount}; villas usually earn less.",
        given: {
          tenant: "The rent that the tenant pays. Change it if you expect a different figure.",
          estimate: "Our estimate for this home. Change it if you have a better figure.",
        },
        empty: "Enter the annual rent, for example {example}.",
        unreadable: "The rent should be a number, for example {example}.",
        outOfRange: "The rent should be above 0 and at most {max}.",
      },
      /** Per square foot and year; `hintGiven` if the property has one. */
      service: {
        label: "Service charge, AED per sq\u00a0ft",
        hint: "Per year: your own assumption. We do not have the charge for this home yet; ask, and we will find out.",
        hintGiven: "Per year, as stated for this home. Change it if you have a better figure.",
        empty: "Enter the service charge, for example {example}.",
        unreadable: "The service charge should be a number, for example {example}.",
        outOfRange: "The service charge should be between AED {min} and {max} per sq ft a year.",
      },
    },
    submit: "Work out the return",
    rows: {
      rent: {
        name: "Annual rent",
        assumed: "Your assumption.",
        tenant: "What the tenant pays now.",
        estimate: "Our estimate.",
      },
      gross: { name: "Gross yield", note: "The rent as a share of {price}." },
      /** {charge} per square foot, for {area}. */
      service: {
        name: "Annual service charge",
        given: "AED {charge} per sq ft, for {area} sq ft, as stated for this home.",
        assumed: "AED {charge} per sq ft, for {area} sq ft: your assumption.",
      },
      remainingRent: {
        name: "What is left of the rent each year",
        note: "Before void periods, maintenance, management and tax.",
      },
      net: { name: "Yield after service charge", note: "What is left, as a share of the price." },
    },
    notes: [
      "The yields leave out the costs of the purchase. Void periods, repairs, an agent’s fee and tax in your own country will lower them further.",
    ],
  },
  tenancy: {
    title: "What a tenant pays up front",
    /** The one line near a rent: {amount}, in whole thousands. */
    brief: "about {amount} up front, on top of the rent",
    summary: "Costs at the start: about {amount}",
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
    /** If the rent has no period yet. */
    assumesYear: "The rent is counted as a year’s, which is to be confirmed.",
    sum: "On top of the rent",
    /** Paid every month: {share} of a year's rent to the municipality. */
    monthly:
      "The municipality’s housing fee is extra: {share} of the annual rent, in twelve DEWA bills (UAE nationals are exempt). Some towers also ask for a deposit for district cooling.",
    /** {date} */
    note: "Indicative. Checked on {date} against what the Dubai press and brokers publish; the contract decides who pays what.",
  },
};

export type CostsMessages = Translated<typeof costs>;
