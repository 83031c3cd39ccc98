import type { Translated } from "../translated";

/** The page that shows what a purchase costs, and when. */
export const purchasePlan = {
  head: {
    title: "Purchase Plan",
    description:
      "What you pay and when, how much of your own money is tied up, and what may come back: up to four homes side by side, in your currency.",
  },
  title: "What you pay, and when",
  /** The title, and the last breadcrumb, of finished homes. */
  ofFinished: "Loan, rent and return",
  lead: "Put up to four homes side by side, off-plan or finished. What we know is filled in; the other figures are yours. With the result you see every assumption, and whose it is.",
  /** Before a home is chosen. */
  start: {
    title: "An example, with our own figures",
    /** {price}, {handover}, {before} and {after} in percent of it, the {rent} of a year, and what is deducted. */
    text: "An off-plan home for {price}: {before} is paid before handover in {handover} and {after} at handover. It is then let for {rent} a year, of which {vacancy} is lost to void periods, {management} of the rest goes to management, and {service} to the service charge.",
    action: "See every payment, and enter your own figures",
    homes: "Choose a home",
    homesText:
      "You will see its figures and can add up to three homes to compare. If no price is shown, we do not have one yet, and you enter your own.",
    /** Of a list that names only some: {number} of all. */
    all: {
      property: "All {number} homes: each page has its plan",
      project: "All {number} projects: each page has its plan",
    },
  },
  choice: {
    title: "Choose the homes",
    /** {number} */
    home: "Home {number}",
    add: "Add a home to compare",
    kinds: { property: "Finished homes", project: "Off-plan projects" },
    own: {
      offPlan: "An off-plan home not listed here",
      finished: "A finished home not listed here",
    },
    none: "None",
    further: "Other homes: save them, and open the plan from your shortlist.",
    submit: "Update the homes",
  },
  /** The fields, for each home and for all. */
  form: {
    title: "Check the figures",
    text: "A field marked optional is not counted if you leave it empty.",
    /** The fields that are the same for all homes. */
    common: "For all homes",
    /** The same for one home, and for two. */
    commonOfOne: "The rest of the plan",
    commonOfTwo: "For both homes",
    /** The line that opens the other fields. */
    loan: "A bank loan",
    further: "Void periods, management, resale, tax",
    /** The same for finished homes, whose loan is not folded. */
    furtherOfFinished: "Void periods, management, tax",
    loanOfFinished: "Loan, % of the price",
    /** The line that opens the fields of a plan with payments at signing or after handover. */
    staged: "Payments at signing and after handover",
    submit: "Work it out",
    fields: {
      price: "Price, in AED",
      handover: "Handover",
      before: "Paid before handover, % of the price",
      signing: "Paid at signing, % of the price",
      after: "Paid after handover, % of the price",
      afterYears: "Paid after handover, over how many years",
      rent: "Annual rent, in AED",
      service: "Annual service charge, in AED",
      sale: "Price when you sell, in AED",
      start: "First payment",
      vacancy: "Void periods, % of the rent",
      management: "Management, % of the rent after void periods",
      loan: "Loan at handover, % of the price",
      rate: "Interest rate, % a year",
      years: "Term of the loan, years",
      saleMonth: "Month of the sale",
      saleCosts: "Selling costs, % of the sale price",
      resale: "Minimum paid before you may resell, % of the price",
      currency: "Currency of the results",
      italy: "Taxes in Italy",
      ivie: "IVIE, % of the price a year",
      irpef: "Your top IRPEF rate, %",
    },
    hints: {
      signing: "Without it, the first of the equal quarterly payments is due at signing.",
      rent: "The rent of a full year. Void periods, management and service charge are deducted from it if you enter them.",
      sale: "Nobody can know this, so it is your own estimate. Without it, there is no annual return.",
      resale:
        "For a sale before handover, which needs the developer’s no-objection certificate (NOC). Ask the developer; contracts often say 30% to 40%.",
      ivie: "Italy’s yearly tax on property abroad.",
      irpef:
        "Italy’s income tax, here on 85% of the rent. Enter 0 if you owe none. Tax publications say that the revenue agency does not allow the flat tax on rents (cedolare secca) for homes abroad: ask your tax adviser.",
      /** {yields} and {year} of the firm's estimate, and the {amount} that results. */
      rentEstimate:
        "The {yields} that we estimate for Dubai apartments in {year} would be {amount}; villas usually earn less.",
      /** {nonResident}: a range in percent. */
      loanShare: "Banks usually lend {nonResident} if you live outside the UAE.",
      /** {prices} of the types. */
      startingPrices: "The developer’s starting prices: {prices}.",
      /** {before}, {after} and {share} at handover, each in percent. */
      atHandover: "Before handover: {before}. After it: {after}. At handover: {share}.",
      /** {example} */
      example: "For example {example}",
    },
    italy: { no: "Not counted", yes: "I pay tax in Italy" },
    ready: "The home is finished.",
    /** {facts}, of `facts`. */
    known: "Filled in: {facts}.",
    unknown: "Not known to us: {facts}. Enter your own figures, or ask us.",
    facts: {
      price: "price",
      handover: "handover",
      before: "payment plan",
      rent: "rent",
      service: "service charge",
    },
    errors: {
      empty: "Enter a figure, for example {example}.",
      unreadable: "This should be a number, for example {example}.",
      outOfRange: "This should be between {min} and {max}.",
      /** A share above what is left of the price. */
      shares: "The shares before and after handover add up to more than the price.",
      signing: "The share at signing is part of what is paid before handover: it cannot be larger.",
      month: "Choose a month.",
      handover: "Handover should not be before the first payment.",
      sale: "The sale should be after the first payment.",
    },
  },
  result: {
    title: "The result",
    /**
     * The heading: {paid}, of several homes a range, and the most own money, in {month}: the {least} and the {most} of
     * several homes with their titles, unless their amounts are `alike`.
     */
    headline: {
      alone:
        "Price and fees come to {paid}. At the peak, in {month}, {most} of your own money is tied up.",
      several:
        "Price and fees are {paid}. At the peak, {least} of your own money is tied up with {leastTitle} and {most} with {mostTitle}.",
      alike: "Price and fees are {paid}. At the peak, {most} of your own money is tied up.",
      /** Without a loan, if nothing is received before all is paid. */
      ownMoney: {
        alone: "Price and fees come to {paid}: all of it your own money, paid by {month}.",
        several: "Depending on the home, price and fees are {paid}: all of it your own money.",
      },
      /**
       * {month}; `some`: and the {titles} of the homes whose month is the earliest, unless it is that of all homes;
       * `sale`: because they are sold then.
       */
      back: {
        alone: {
          rent: "You get it back in {month}.",
          sale: "You get it back in {month}, when you sell.",
        },
        some: {
          rent: "You get it back first with {titles}: in {month}.",
          sale: "You get it back first with {titles}: in {month}, when you sell.",
        },
        both: {
          rent: "You get it back in {month}, with either home.",
          sale: "You get it back in {month}, when you sell, with either home.",
        },
        all: {
          rent: "You get it back in {month}, with each home.",
          sale: "You get it back in {month}, when you sell, with each home.",
        },
        never: "On these figures, you do not get it back within the period counted.",
      },
    },
    /** Opens the form again. */
    edit: "Change the homes or the figures",
    waiting: "Each result appears once the fields it needs are correct.",
    /** What is not counted because a part of it is missing: {facts}, of `loanFacts`. */
    incomplete: {
      loan: "Your loan is not counted: enter {facts}.",
      loanFacts: {
        loan: "its share of the price",
        rate: "the interest rate",
        years: "the term",
      },
      saleMonth: "Your sale is not counted: choose its month.",
      salePrice: "Your sale is not counted: enter the price when you sell.",
    },
    /** {title} of a home, {month}, {paid} of the price by then, below {share} */
    saleRefused:
      "{title}: the sale in {month} is not counted. The contract does not allow it yet: by then {paid} of the price is paid, and you entered a minimum of {share}. The figures below are those of keeping the home.",
    /** {title} of a home, {share} that is due at handover, {entered} */
    loanLimited:
      "{title}: the loan is counted at {share} of the price, not {entered}, because no more than that is due at handover.",
    /** {title} of a home */
    soldWithoutLoan: "{title}: no loan is counted, because you sell before handover.",
    paid: {
      name: "Price and fees",
      /** {amount} */
      fees: "Fees alone: {amount}",
      note: "What you pay for the home, with your own money or a loan.",
      /** If it is sold with {amount} of the price unpaid. */
      owed: "Until the sale. The {amount} still owed on the price is deducted from what you receive.",
    },
    worst: {
      name: "Your own money tied up at the peak",
      note: "All you have paid up to and including that month, less any loan, rent or sale received. It is a running total, not that month’s payment.",
      /** {month}: more is paid than received until the count ends. */
      end: "{month}, the last month counted",
      heaviest: "Largest payment in one month",
    },
    breakEven: {
      name: "You get your money back",
      nothing: "No rent or sale entered",
      /** The money is back in the month of the sale. */
      sale: "The month of the sale: until then, rent alone does not bring it back.",
      never: "Not within the period counted",
      note: "On these figures, from that month on you will have received more than you paid.",
    },
    /** Of a loan: {amount} and {years}. */
    repayment: { name: "Loan repayment a month", note: "Loan of {amount} over {years} years" },
    netRent: {
      name: "Net rent a year",
      /** If nothing is deducted. */
      gross: "Gross rent a year",
      /** {facts} without a figure, of `leftOutFacts`. */
      without: "Not deducted: {facts}",
      /** {share} */
      share: "{share} of price and fees",
      /** {amount} of a year, and {share}. */
      taxed: "After tax in Italy: {amount}, {share}",
      /** {amount} of a year, after taxes too if they are counted. */
      afterLoan: "After the loan’s repayments: {amount}",
      /** {amount} that is missing. */
      none: "None: costs exceed the rent by {amount}",
      note: "What is left of a full year’s rent after void periods, management and service charge, before tax and loan repayments.",
    },
    rate: {
      name: "Annual return",
      missing: "No sale entered",
      none: "None: the money does not come back",
      short: "No yearly figure: sold within 12 months",
      /** {paid} of the price at the sale, below {share} */
      refused: "None: resale not allowed yet ({paid} paid, {share} needed)",
      /** {amount} in all */
      gain: "Total gain {amount}",
      loss: "Total loss {amount}",
      untaxed: "Tax on the gain is not counted",
      /** {rates} */
      several: "More than one: {rates}",
      note: "What the money earns a year while it is tied up: internal rate of return (XIRR), actual days over 365.",
    },
    chart: {
      /** The accessible name: {title} */
      title: "What you have received less what you have paid, month by month: {title}",
      /** Below the drawing: the {lowest} balance in {month}, and the {last} one in {end}. */
      lines: ["Lowest: {lowest}, {month}", "At the end: {last}, {end}"],
      /** Below the lines, without a sale. */
      kept: "Not counted: the home, which you still own.",
      /** Above the drawings: of one home, or of several with the {height} of the scale. */
      lead: "What you have received less what you have paid, month by month",
      scale:
        "What you have received less what you have paid, month by month. All homes are drawn to the same scale: {height} from top to bottom.",
    },
    table: {
      summary: "All payments by quarter",
      caption: "Payments by quarter",
      /** Of several homes. */
      ofHomes: "Received less paid in each quarter",
      quarter: "Quarter",
      /** {number} and {year} */
      name: "Q{number} {year}",
      /** Quarters that are alike, {from} and {to}. */
      span: "{from} to {to}",
      /** A part of a sum: the {name} of a month or of what is regular, and {amount} */
      part: "{name}: {amount}",
      kinds: {
        rent: "rent",
        management: "management",
        serviceCharge: "service charge",
        loanInstalment: "loan repayments",
        tax: "tax",
        /** After its month. */
        payment: "payment",
        loan: "loan received",
        loanRepaid: "loan repaid",
        sale: "sale",
        saleCosts: "selling costs",
      },
      paid: "Paid",
      received: "Received",
      balance: "Balance",
    },
    scenarios: {
      title: "If things go differently",
      scenario: "What if",
      /** What the figure of a home is that is let and not sold: {month} */
      balance: "Balance in {month}, without the home",
      /** If it is not as planned: {worst} and {month}. */
      tied: "Tied up: {worst}, {month}",
      /** If handover is {months} late: 12 or 24. */
      rentLost: "{months} months’ net rent lost: {amount}",
      tiedLonger: "{amount} tied up {months} months longer",
      /** {month} */
      saleMoves: "The sale moves to {month}",
      planned: "As planned",
      late12: "Handover 12 months late",
      late24: "Handover 24 months late",
      rent: "Rent 20% lower",
      salePrice: "Sale price 10% lower",
      weaker: { EUR: "Euro 10% weaker", GBP: "Pound 10% weaker" },
      stronger: { EUR: "Euro 10% stronger", GBP: "Pound 10% stronger" },
      /** Below the table. */
      late: "A late handover postpones what is due at handover and after it, the rent and a later sale. What is due before it stays on its dates here; if your instalments follow construction, they move too.",
      /** If a home has neither a rent nor a sale. */
      enterRent: "Enter a rent to see what a delay costs.",
      /** Who chose the changes. */
      ours: "We chose these cases; they are not forecasts.",
      /** If the visitor's currency may move. */
      currency:
        "With a sale, a weaker or stronger currency is counted for the sale and what is repaid from it; everything before is at today’s rate. Without one, it is counted for every amount.",
      earlySale:
        "For the sale of the contract we assume three months before handover and the purchase price, because the price you entered is for a later date. The developer’s NOC fee is not counted.",
      early: "Contract sold before handover, at the purchase price",
    },
    assumptions: {
      title: "What is assumed, and by whom",
      /** Who states them: above a group. */
      by: {
        yours: "Your figures",
        developer: "The developer",
        seller: "The seller, through Orizzonte",
        dubai: "Dubai Land Department",
        rasAlKhaimah: "Ras Al Khaimah Municipality",
        italy: "Italian law",
        europeanBank: "European Central Bank",
        uaeBank: "Central Bank of the UAE",
        usual: "Usual charges, not official",
        ours: "Orizzonte",
      },
      ours: "How Orizzonte counts",
      /** {date} */
      checked: "Checked on {date}:",
      /** {unit}: the type */
      startingPrice: "the developer’s starting price ({unit})",
      today: "the current month",
      /** A figure of `planExample`. */
      example: "our example, which you have not changed",
      /** Parts of {fee}, of which the law charges each side half. */
      halves: {
        law: "{fee}: your half by law",
        usual: "{fee}: the seller’s half, which buyers usually pay",
        /** {half} of the price, and {share} that is the whole fee. */
        note: "{half} of the price: half of the {share} fee.",
        /** By which each side pays half. */
        laws: {
          transfer:
            "Executive Council Resolution No. 30 of 2013, Article 3(1), unless the contract says otherwise. We know the article from quotations, not from the official text.",
          rasAlKhaimahTransfer: "Decision No. 10 of 2017 of Ras Al Khaimah.",
        },
      },
      /** If the place of a home is not known. */
      emirate: { name: "Emirate, which decides the fees", dubai: "Dubai" },
      /** {share} of the price */
      remainder: "{share} at handover: the rest of the price",
      italianLaws: {
        ivie: "Law No. 213 of 2023, Article 1(91).",
        taxedRent: {
          name: "Taxed share of the rent, %",
          note: "Consolidated income tax act (TUIR), Article 70(2).",
        },
      },
      exchange: {
        name: "Exchange rate",
        dollar: "Dollar and dirham",
        /** {rate} in AED, of one {unit} */
        rate: "{rate} to {unit}",
        /** {date} */
        day: "from the rates of {date} and the fixed rate to the dollar",
        fixed: "fixed since 1997; confirmed by the bank’s governor in 2014 (Al Arabiya)",
      },
      /** Of a loan above what is due at handover: {entered} */
      loanLimit: "you entered {entered}; no more than this is due at handover",
      soldBefore: "no loan: sold before handover",
      /** The figures without a value, of `leftOutFacts`. */
      leftOut: "Not counted",
      leftOutFacts: {
        rent: "rent",
        service: "service charge",
        vacancy: "void periods",
        management: "management",
        loan: "a loan",
        mortgage: "mortgage registration in Ras Al Khaimah (fee not known to us)",
        sale: "a sale",
        saleCosts: "selling costs",
        resaleNoc: "the developer’s fee for the NOC to resell",
      },
      first: "Purchase fees are paid with the first payment.",
      /** With payments after handover. */
      loanAtHandover:
        "The loan pays only what is due at handover. Payments after it are counted as your own money.",
      loanFees: "The registration of a mortgage is paid at handover, with the loan.",
      letting:
        "Rent begins the month after handover; for a finished home, the month after the purchase.",
      quarterly: "Payments are equal and quarterly, both before and after handover.",
      /** {years} */
      horizon:
        "Without a sale, the count ends {years} years after the planned handover, or with the last payment if that is later: when handover is late, that rent is lost.",
      delay:
        "If handover is late, what is due before it stays on its dates. What is due at handover and after it, the rent and a later sale move with it.",
      /** Of a sale before handover, without the share that must be paid. */
      consent: "A sale before handover needs the developer’s consent.",
      growth: "Rents do not grow. The price changes only to what you enter for the sale.",
      upper: "If a fee has a range, its upper end is counted.",
    },
    /** Of off-plan homes: {titles}. */
    firmFee: {
      unknown: "{titles}: our own fee is not counted. Ask us who pays it, you or the developer.",
      developer: "{titles}: the developer pays our fee.",
      buyer: "{titles}: you pay our fee. It is not counted: ask us what it is.",
    },
    /** Amounts in another currency than dirhams. */
    rounded:
      "Converted amounts of 1,000 or more are rounded to hundreds; smaller ones, and amounts in dirhams, to whole units. Rounded parts may therefore not add up to the totals.",
    inDirhams: "All amounts are in dirhams.",
    noRates: "There is no current rate for this currency, so amounts are in dirhams.",
    untaxed: "No tax is counted, in Italy or elsewhere.",
    italy:
      "For residents of Italy: IVIE is counted on the price from handover, and IRPEF at your rate on 85% of the rent. A gain on a sale within five years of the purchase may be taxed; for an off-plan home it is not settled when the five years begin, so that tax is not counted. Ask a commercialista.",
    note: "A calculation on your figures: neither an offer nor advice. The contract decides what is paid and when.",
    print: "Print or save as PDF",
    /** Beside the button to print. */
    addressNote:
      "The address of this page holds your figures. Copy or send it: it opens with them.",
  },
  ask: {
    title: "Have these figures checked",
    text: "A partner will tell you which of them the contract confirms, and which are still open.",
    /** To the page of the only home: {title}. */
    back: "Back to {title}",
    action: "Ask a partner",
    /** Before there is a result: it asks for what we do not know. */
    missing: "Ask us for these figures",
    /** After “Your message is about”: {titles} of the homes. */
    subject: "your purchase plan for {titles}",
    /** In the subject of the message, after a home’s title and price: {worst}, the most money tied up. */
    worst: "your own money tied up at the peak: {worst}, {month}",
    /** The same of an off-plan home: {month} of the handover, and {before} in percent. */
    plan: "handover {month}, {before} paid before it",
  },
  /** In a brochure: {address} of the purchase plan. */
  inBrochure: "What you pay and when, with your own figures: {address}",
  /** On the page of a project. */
  ofProject: {
    title: "What you pay, and when",
    /** If the developer states nothing. */
    unknown: "You enter the figures.",
    /** If the developer states something. */
    known: "What the developer states is filled in already; you add your own figures.",
    text: "You will see what you pay and when, and how much of your own money is tied up.",
    calculate: "Work it out",
  },
  /** Beside the result and the net rent, with the sources of the decree. */
  weekly:
    "In Dubai, letting by the week or by the night needs a licence and a permit for the home from the tourism authority, DET (Decree No. 41 of 2013); the building’s rules count too.",
  /** On the pages that lead here. */
  link: "Compare payments, loan and rent",
  /** The same, on the page of a home. */
  linkFromHome: "Work out the loan, the rent and the return",
  /** The same, on a list that may have homes to rent. */
  linkFromList: "Work out payments, loan and rent",
  /** The same, with the projects of a page. */
  linkFromProjects: "Work out every payment, fees included",
  /** Beside that link: {homes} of a longer list. */
  linkedHomes: "The plan compares four homes at most: {homes}.",
};

export type PurchasePlanMessages = Translated<typeof purchasePlan>;
