import type { CostsMessages } from "../contract/costs";

export const costs: CostsMessages = {
  about: "about {amount}",
  purchase: {
    title: "What it costs to buy",
    brief: "plus about {amount} in purchase costs",
    lines: {
      transfer: {
        name: "Transfer fee, Dubai Land Department",
        note: "{share} of the price. By law the seller and the buyer pay half each; in practice the buyer usually pays it all.",
      },
      trustee: { name: "Trustee’s office", note: "{fee} plus {vat} VAT. The buyer pays." },
      deed: { name: "Title deed", note: "Deed and plan, approximate. The buyer pays." },
      noc: {
        name: "Developer’s no-objection certificate",
        note: "Each developer sets its own fee. The contract says whether the seller or the buyer pays.",
      },
      brokerage: {
        name: "Brokerage fee",
        note: "{share} of the price plus {vat} VAT. Usually the buyer pays.",
      },
      oqood: {
        name: "Oqood registration",
        note: "Registration of an off-plan purchase; the title deed follows at handover. The buyer pays, unless the developer does.",
      },
      rasAlKhaimahTransfer: {
        name: "Transfer fee, Ras Al Khaimah Municipality",
        note: "{share} of the price. By law the seller and the buyer pay half each; off-plan, the buyer usually pays it all.",
      },
      rasAlKhaimahEntry: {
        name: "Off-plan registration",
        note: "In the emirate’s own register; the title deed follows at handover. The buyer pays.",
      },
      mortgage: {
        name: "Mortgage registration",
        note: "{share} of the loan of {loan}, plus {entry}. The buyer pays.",
      },
    },
    sums: {
      costs: "Total costs",
      withPrice: "Price and costs",
      own: "Your own funds, with a loan of {share}",
    },
    note: "Indicative. Checked on {date} against the Land Department’s pages and what trustees, brokers and lawyers publish; the contract decides who pays what.",
    noteRasAlKhaimah:
      "Indicative, at the starting price of each type. Checked on {date} against the municipality’s pages and what developers and brokers publish; the contract decides who pays what.",
    loan: {
      field: {
        label: "Loan, % of the price",
        hint: "The share that a bank lends you: usually {nonResident} if you live outside the UAE. Enter 0 for none.",
        empty: "Enter the loan as a percentage of the price, for example {example}, or 0 for none.",
        unreadable: "The loan should be a percentage of the price, for example {example}.",
        outOfRange:
          "The loan should be between {min}% and {max}% of the price: no bank may lend more on this home.",
      },
      submit: "Work it out",
      bounds:
        "What banks may lend. Ready homes up to {limit}: {national} to UAE nationals, {resident} to expatriate residents buying their first home here; above that price, {nationalAbove} and {residentAbove}. Any further home: {nationalFurther} and {residentFurther}. Off-plan: {offPlan}. Non-residents: usually {nonResident}. The bank’s fees and its valuation are extra.",
      source:
        "Sources: Central Bank of the UAE, regulation 31/2013 and circular 1799/2020; for non-residents, what banks publish.",
    },
  },
  tenancy: {
    title: "What a tenant pays up front",
    brief: "about {amount} up front, on top of the rent",
    lines: {
      deposit: {
        name: "Deposit",
        note: "{from} of a year’s rent unfurnished, {to} furnished. Returned at the end, less any damage.",
      },
      agency: {
        name: "Agency fee",
        note: "{share} of a year’s rent plus {vat} VAT. The tenant pays.",
      },
      ejari: { name: "Ejari", note: "Registration of the tenancy. Usually the tenant pays." },
      utilities: {
        name: "Water and electricity, DEWA",
        note: "A deposit, returned when the tenant moves out.",
      },
    },
    sum: "On top of the rent",
    monthly:
      "The municipality’s housing fee is extra: {share} of the annual rent, spread over twelve DEWA bills (UAE nationals are exempt). Some towers also ask for a deposit for district cooling.",
    note: "Indicative. Checked on {date} against what Dubai’s press and brokers publish; the contract decides who pays what.",
  },
};
