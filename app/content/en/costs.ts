import type { CostsWords } from "../contract/costs";

export const costs: CostsWords = {
  about: "about {amount}",
  purchase: {
    title: "What it costs to buy",
    brief: "about {amount} on top to buy",
    lines: {
      transfer: {
        name: "Transfer fee, Dubai Land Department",
        note: "{share} of the price. By law half each; usually the buyer pays all of it.",
      },
      trustee: { name: "Trustee’s office", note: "{fee} plus {vat} VAT. The buyer pays." },
      deed: { name: "Title deed", note: "Deed and plan, about so much. The buyer pays." },
      noc: {
        name: "Developer’s no-objection certificate",
        note: "Each developer sets its own fee. Seller or buyer pays, as the contract says.",
      },
      brokerage: {
        name: "Brokerage",
        note: "{share} of the price plus {vat} VAT. The buyer pays.",
      },
      oqood: {
        name: "Oqood registration",
        note: "The entry of a home off-plan; the title deed follows at handover. The buyer pays, where the developer does not.",
      },
      rasAlKhaimahTransfer: {
        name: "Transfer fee, Ras Al Khaimah Municipality",
        note: "{share} of the price. By law half each; off-plan, usually the buyer pays all of it.",
      },
      rasAlKhaimahEntry: {
        name: "Off-plan registration",
        note: "In the emirate’s own register; the title deed follows at handover. The buyer pays.",
      },
      mortgage: {
        name: "Registration of the mortgage",
        note: "{share} of the loan of {loan}, plus {entry}. The buyer pays.",
      },
    },
    sums: {
      costs: "All costs",
      withPrice: "Price and costs",
      own: "Of your own, with a loan of {share}",
    },
    note: "Indicative. Checked on {date} against the Land Department’s pages and what trustees, brokers and lawyers publish; the contract decides who pays what.",
    noteRasAlKhaimah:
      "Indicative, at the lowest price of each kind. Checked on {date} against the municipality’s pages and what developers and brokers publish; the contract decides who pays what.",
    loan: {
      field: {
        label: "Loan, % of the price",
        hint: "The share that a bank lends you. Without one, enter 0.",
        empty: "Enter the loan, % of the price, for example {example}. Without one, enter 0.",
        unreadable: "The loan, % of the price, should be a number, for example {example}.",
        outOfRange:
          "The loan, % of the price, should be between {min} and {max}: no bank may lend more on this home.",
      },
      submit: "Work it out",
      bounds:
        "What banks may lend: on a ready home up to {limit}, {national} to nationals and {resident} to residents from abroad who buy their first home here; above that price {nationalAbove} and {residentAbove}; on a further home {nationalFurther} and {residentFurther}; off-plan {offPlan}. To non-residents they usually lend {nonResident}. The bank’s own fees and its valuation come on top.",
      source:
        "Sources: Central Bank of the UAE, regulation 31/2013 and circular 1799/2020; for non-residents, what banks publish.",
    },
  },
  tenancy: {
    title: "What a tenant pays at the start",
    brief: "about {amount} at the start, besides the rent",
    lines: {
      deposit: {
        name: "Deposit",
        note: "{from} of a year’s rent unfurnished, {to} furnished. The landlord returns it at the end.",
      },
      agency: {
        name: "Agency",
        note: "{share} of a year’s rent plus {vat} VAT. The tenant pays.",
      },
      ejari: { name: "Ejari", note: "Registration of the contract. Usually the tenant pays." },
      utilities: {
        name: "Water and electricity, DEWA",
        note: "A deposit, returned when the tenant moves out.",
      },
    },
    sum: "Besides the rent",
    note: "Indicative. The rent is read as that of a year. Checked on {date} against what the press and brokers of Dubai publish; the contract decides who pays what.",
  },
};
