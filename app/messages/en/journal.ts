import type { JournalWords } from "../contract/journal";

export const journal: JournalWords = {
  items: {
    "from-interest-to-title-deed": {
      title: "From expression of interest to title deed",
      excerpt:
        "How an off-plan purchase in Dubai runs: who holds your money, what is registered when, and what to check before each signature.",
      propertiesTitle: "Already built",
      body: [
        {
          kind: "paragraph",
          text: "To buy off-plan is to buy a plan, a price and a date. In Dubai the path from there to the keys is set by law, and a buyer can check most of it. There are eight steps. It helps to know what each one gives you, and what it does not give you yet.",
        },
        {
          kind: "heading",
          id: "steps",
          text: "The eight steps",
        },
        {
          kind: "steps",
          steps: [
            {
              title: "Expression of interest",
              text: "You put down a sum to say that you want a unit when sales open.",
            },
            {
              title: "Reservation",
              text: "The unit is reserved in your name, with its price and payment plan.",
            },
            {
              title: "Sale and purchase agreement",
              text: "The contract with the developer.",
            },
            {
              title: "Escrow account",
              text: "Your payments go to the project’s own account.",
            },
            {
              title: "Oqood",
              text: "The sale is entered in the register of off-plan homes.",
            },
            {
              title: "Instalments",
              text: "You pay while the building rises.",
            },
            {
              title: "Snagging and handover",
              text: "You inspect, the developer repairs, you take the keys.",
            },
            {
              title: "Title deed",
              text: "The home is registered as yours.",
            },
          ],
        },
        {
          kind: "heading",
          id: "before-the-contract",
          text: "Before the contract",
        },
        {
          kind: "paragraph",
          text: "An expression of interest, or EOI, comes before the public launch. It buys a place in the queue, not a home. Whether you get the money back if you do not go ahead depends on the developer’s form: read it before you pay.",
          note: {
            kind: "figure",
            about: "palazzo-tissoli",
            head: "{expressionOfInterest}",
            text: "The expression of interest at Palazzo Tissoli, in Ras Al Khaimah.",
          },
        },
        {
          kind: "paragraph",
          text: "With the reservation the choice becomes definite: unit number, floor, area, price, payment plan. You give a copy of your passport and a first payment. Ask now for the full cost in dirhams, including registration and administration fees, and for the draft contract. Use the days between reservation and contract to have it read.",
        },
        {
          kind: "heading",
          id: "the-contract",
          text: "The contract",
        },
        {
          kind: "paragraph",
          text: "The sale and purchase agreement is the document that counts. It states the area and how it is measured, the finishes, the completion date and how far it may move, what either side owes if it is late, and on what terms you may sell before completion. What was said in a showroom and is not in the agreement was not promised.",
          note: {
            kind: "term",
            head: "SPA",
            text: "Sale and purchase agreement: the contract between you and the developer.",
          },
        },
        {
          kind: "paragraph",
          text: "Check three things before you sign: that the project and the developer are registered with the Dubai Land Department, that foreigners may own freehold in that area, and that the account you are asked to pay into is the project’s escrow account.",
        },
        {
          kind: "heading",
          id: "the-money",
          text: "Where the money goes",
        },
        {
          kind: "paragraph",
          text: "Dubai’s Law No. 8 of 2007 requires a developer who sells off-plan to keep an escrow account for each project. Buyers pay into it, and it pays for that building and no other, as the work advances. A payment to a person, a broker or a company’s ordinary account is not covered by this protection.",
          note: {
            kind: "term",
            head: "Escrow account",
            text: "A supervised bank account for one project. Money is released as the work on site progresses.",
          },
        },
        {
          kind: "paragraph",
          text: "The sale is then registered. Until there is a title deed, the entry in the Land Department’s interim register is what shows that the unit was sold to you and to nobody else. As a rule the developer files it, and you usually pay the fee. Ask for the certificate and keep it.",
          note: {
            kind: "term",
            head: "Oqood",
            text: "Arabic for “contracts”: the interim register of homes sold before they are complete.",
          },
        },
        {
          kind: "heading",
          id: "while-it-is-built",
          text: "While it is built",
        },
        {
          kind: "paragraph",
          text: "Instalments fall due on dates or at stages of construction; the agreement says which. Stages are kinder to the buyer, because a late building then delays the payment too. A plan is named after its two shares: what is paid on the way, and what is left for handover.",
        },
        {
          kind: "figure",
          about: "al-marjan-island",
          figure: "{planShares}",
          meaning:
            "The payment plan at Al Marjan Island Residences, with handover expected in {handover}. The island is in Ras Al Khaimah, where Law No. 8 and Oqood do not apply: the emirate has a law of its own (No. {lawNumber} of {lawYear}), with escrow accounts and registers.",
        },
        {
          kind: "paragraph",
          text: "You can follow the work without asking anyone: the Land Department publishes the progress of registered projects, including in its app, Dubai REST. To sell before completion you need the developer’s consent, and many give it only once a stated share of the price is paid.",
        },
        {
          kind: "heading",
          id: "handover",
          text: "Handover and title deed",
        },
        {
          kind: "paragraph",
          text: "When the building is certified complete, the developer sends a notice with a date and the final amount. Before you accept the home, inspect it: doors, drains, water pressure, cooling, sockets, floors. Take an inspector, photograph every fault, and have the developer sign the list.",
          note: {
            kind: "term",
            head: "Snagging",
            text: "Listing what is faulty or unfinished, so that the developer puts it right.",
          },
        },
        {
          kind: "paragraph",
          text: "From handover, service charges and the utilities account are yours. The developer’s duty does not end there: Dubai’s law on jointly owned property keeps it liable for defects in the structure, and for a shorter time for installations such as pipes and wiring.",
          note: {
            kind: "figure",
            head: "10 years",
            text: "For the structure, from the completion certificate. One year for installations, from handover.",
          },
        },
        {
          kind: "paragraph",
          text: "The last document is the title deed. The Land Department issues it once the building is registered as complete and the price is paid, and it replaces the Oqood entry. Compare the name, the unit number and the area with the agreement, and keep both.",
        },
        {
          kind: "paragraph",
          text: "This is how a purchase usually runs, as of October 2026. Rules change and contracts differ: have yours read by a lawyer licensed to practise in Dubai.",
        },
      ],
    },
    "two-ways-a-home-earns": {
      title: "Two ways a home earns",
      excerpt:
        "Cash flow pays while you hold, appreciation when you sell. What each means, worked through on a home at {price}.",
      propertiesTitle: "Homes to do the sums on",
      body: [
        {
          kind: "paragraph",
          text: "A home can be let, and then it pays you through the year. Or its price can rise, and then it pays you on the day you sell. The first is cash flow, the second is appreciation. Most homes do a little of both and few do both best, so it helps to know which one you are buying for before you choose.",
        },
        {
          kind: "heading",
          id: "cash-flow",
          text: "Cash flow",
        },
        {
          kind: "paragraph",
          text: "Cash flow is what is left of the rent once the home’s own bills are paid: service charges, repairs, insurance, management and the weeks without a tenant. It is regular, it can be spent, and it can be estimated before you buy, because the rents of similar homes are known.",
          note: {
            kind: "term",
            head: "Gross yield",
            text: "A year’s rent divided by the price, before any cost.",
          },
        },
        {
          kind: "figure",
          figure: "{yields}",
          meaning:
            "Annual rental yields on cash-flow homes, before costs: our estimate for {yieldsYear}.",
        },
        {
          kind: "heading",
          id: "the-sum",
          text: "The sums, on a home at {price}",
        },
        {
          kind: "paragraph",
          text: "Take a home at {price}. At {low} a year’s rent is {lowRent}; at {high} it is {highRent}. Now take off the costs. Here we assume that costs and void periods together take a fifth of the rent. Your own share depends on the building: ask for its service charge before anything else.",
        },
        {
          kind: "sum",
          caption: "Amounts in AED. Costs of a fifth are an assumption.",
          rowsAre: "On {priceFigure}",
          columns: ["At {low}", "At {high}"],
          rows: [
            {
              label: "Annual rent",
              values: ["{lowRentFigure}", "{highRentFigure}"],
            },
            {
              label: "Monthly rent",
              values: ["{lowMonthlyRentFigure}", "{highMonthlyRentFigure}"],
            },
            {
              label: "Costs, a fifth of the rent",
              values: ["{lowCostsFigure}", "{highCostsFigure}"],
            },
            {
              label: "Left per year",
              values: ["{lowLeftFigure}", "{highLeftFigure}"],
            },
            {
              label: "Net yield",
              values: ["{lowNetYield}", "{highNetYield}"],
            },
          ],
        },
        {
          kind: "paragraph",
          text: "So one home is a {low} investment or a {lowNetYield} one, depending on who is talking. Advertisements quote gross. Buy on net, and on what the home really costs: fees, commission and furniture come on top of the price, so the same rent is measured against a larger sum.",
          note: {
            kind: "term",
            head: "Net yield",
            text: "What is left of a year’s rent after costs, divided by what the home cost you.",
          },
        },
        {
          kind: "heading",
          id: "appreciation",
          text: "Appreciation",
        },
        {
          kind: "paragraph",
          text: "Appreciation is the rise in price between the day you buy and the day you sell. It is not income: until there is a buyer it is an opinion. It depends on what you can judge, such as the location, the layout and what will be built next door, and on what nobody can, such as the year in which you will need to sell.",
          note: {
            kind: "figure",
            head: "{movement}",
            text: "One per cent of {price}, whichever way the price moves.",
          },
        },
        {
          kind: "paragraph",
          text: "Off-plan leans this way. You agree a price today and pay in instalments, so a change in price applies to the whole value when you have paid only a part. Suppose {paid} of {price} is paid and the price moves by {offPlanShare}. That is {offPlanMovement}, one sixth of what you have put in. It is one sixth whether the price went up or down.",
        },
        {
          kind: "heading",
          id: "which-is-yours",
          text: "Which one is yours",
        },
        {
          kind: "paragraph",
          text: "Cash flow suits you if you need the income, if the rent must carry a loan, or if you would rather know than hope. Appreciation suits you if you can wait, do not need the money meanwhile, and can bear to be wrong about the date. If you want both, two smaller homes often do it better than one asked to do everything.",
        },
        {
          kind: "heading",
          id: "risks",
          text: "What can go wrong",
        },
        {
          kind: "points",
          points: [
            {
              title: "Empty months",
              text: "One month without a tenant takes a twelfth of the year’s rent.",
            },
            {
              title: "Service charges",
              text: "The building sets them by the year. They can rise while your rent is fixed.",
            },
            {
              title: "Supply",
              text: "New buildings nearby compete for the same tenants and the same buyers.",
            },
            {
              title: "Delay",
              text: "An off-plan home earns no rent until it is handed over.",
            },
            {
              title: "Currency",
              text: "The dirham is pegged to the US dollar. If you think in euros, the dollar moves every figure on this page.",
            },
            {
              title: "Exit",
              text: "Selling takes time and costs money. A home is not a savings account.",
            },
          ],
        },
        {
          kind: "heading",
          id: "what-to-ask",
          text: "What to ask of any home",
        },
        {
          kind: "paragraph",
          text: "Ask for gross and net on one line, with the service charge stated. Ask which rent the figure assumes, and whether it is paid today or expected. Then take a tenth off it and do the sums again: in our example, at {low}, {lowRent} becomes {cautiousRent}. If the purchase still makes sense at the lower figure, it is a cash-flow home. If it makes sense only once the price has risen, it is not one, whatever it is called.",
        },
        {
          kind: "paragraph",
          text: "Past returns do not guarantee future ones. The {yields} is our estimate for {yieldsYear}; the rest on this page is arithmetic, and none of it is advice on your own case.",
        },
      ],
    },
    "living-in-dubai-from-italy": {
      title: "Living in Dubai, coming from Italy",
      excerpt:
        "Six hours away and two or three ahead: what changes in the week, the home and the paperwork, and what to settle before you move.",
      propertiesTitle: "One to buy, one to rent",
      body: [
        {
          kind: "paragraph",
          text: "Dubai is three hours ahead of Italy in winter and two in summer. It is near enough for a long weekend and far enough that the week has a different rhythm. These are the things worth knowing before you choose a home, in the order in which you will meet them.",
          note: {
            kind: "figure",
            head: "6 hours",
            text: "About the length of a direct flight from Milan or Rome.",
          },
        },
        {
          kind: "heading",
          id: "two-seasons",
          text: "Two seasons",
        },
        {
          kind: "paragraph",
          text: "From November to March you live outdoors: the days are mild and you may want a jacket in the evening. From June to September the afternoons pass 40 °C, the air by the sea is humid, and life moves indoors, or to early mornings. If you can, see a home twice: in January for its terrace, in August for its glass and its cooling.",
          note: {
            kind: "term",
            head: "District cooling",
            text: "In many towers chilled water comes from a central plant and is billed separately. Ask what it was last August.",
          },
        },
        {
          kind: "heading",
          id: "the-week",
          text: "The week",
        },
        {
          kind: "paragraph",
          text: "Since 2022 the weekend is Saturday and Sunday, as in Italy, and public offices close at midday on Friday. English is enough for work, shops and most contracts; official documents are in Arabic, often with English beside it. During Ramadan working hours are shorter and life moves to the evening.",
        },
        {
          kind: "heading",
          id: "renting",
          text: "Renting a home",
        },
        {
          kind: "paragraph",
          text: "A tenancy usually runs for a year. The rent is agreed by the year, and is often paid by a few post-dated cheques rather than month by month; ask how many before you discuss the amount. The contract is then registered. You will need that registration for the utilities and to bring your family, so see that it is done in the first days.",
          note: {
            kind: "term",
            head: "Ejari",
            text: "Arabic for “my rent”: the Land Department’s register of tenancy contracts.",
          },
        },
        {
          kind: "paragraph",
          text: "Water and electricity come from one public company. You open the account online and pay a deposit; a tenant needs the Ejari number, an owner the title deed. Ask whether cooling and the building’s service charge are in the rent: the owner normally pays the service charge, and you pay for what you use.",
          note: {
            kind: "term",
            head: "DEWA",
            text: "Dubai Electricity and Water Authority. One account and one bill per home.",
          },
        },
        {
          kind: "heading",
          id: "staying",
          text: "Owning and staying",
        },
        {
          kind: "paragraph",
          text: "In Dubai the sole owner of a completed home may apply for a two-year residence visa, since spring 2026 whatever the home is worth; joint owners need a share of at least {jointShare} each. The ten-year Golden Visa requires property worth at least {goldenVisa}. Employment, a company or family can also lead to a visa. Owning a home is not itself a visa, and a visa is not citizenship. Values and conditions change: check them with the authorities on the day you need them, not in an article. Health insurance is compulsory for residents of Dubai.",
          note: {
            kind: "term",
            head: "Emirates ID",
            text: "The resident’s card. Banks, phone companies and landlords all ask for it.",
          },
        },
        {
          kind: "heading",
          id: "school-and-road",
          text: "School and road",
        },
        {
          kind: "paragraph",
          text: "Foreign children mostly go to private schools, which teach British, American, French, Indian, International Baccalaureate or other programmes. Many fill early. Look for the school before the home, then drive from one to the other at seven in the morning: it will shape your days more than the view.",
          note: {
            kind: "term",
            head: "KHDA",
            text: "Knowledge and Human Development Authority. It inspects private schools and publishes what it finds.",
          },
        },
        {
          kind: "paragraph",
          text: "The metro is cool and clean, and follows the main road along the coast. Away from its stations you will need a car. Residents can, as a rule, exchange an Italian driving licence without a new test, with the consulate’s declaration that it is valid.",
        },
        {
          kind: "heading",
          id: "tax",
          text: "Tax: take advice first",
        },
        {
          kind: "paragraph",
          text: "The Emirates do not, as a rule, tax a private person’s salary or rent. That does not settle what Italy does. Italian tax residence looks at where you live, where your family and personal ties are, and how many days you are present. Italian citizens who move abroad for more than a year must register with AIRE; but the Emirates are on the list in Italy’s decree of {decree}, and whoever moves there is presumed resident in Italy until they prove otherwise. Those who stay resident in Italy report a Dubai home in form RW, as a rule pay IVIE on it ({ivie} a year since {ivieSince}) and are taxed on the rent: if the Emirates do not tax it, normally on {taxedRent} of it, at IRPEF rates. Take advice in both countries, in writing, before you move and before you buy.",
          note: {
            kind: "term",
            head: "AIRE",
            text: "The register of Italians resident abroad, kept by the municipalities and reached through the consulate.",
          },
        },
        {
          kind: "heading",
          id: "first-weeks",
          text: "The first weeks, in order",
        },
        {
          kind: "steps",
          steps: [
            {
              title: "Before the flight",
              text: "Advice on tax. Marriage and birth certificates legalised for use in the Emirates.",
            },
            {
              title: "On arrival",
              text: "Entry permit, medical test, residence visa, Emirates ID.",
            },
            {
              title: "Home",
              text: "Contract, Ejari, then DEWA and the internet.",
            },
            {
              title: "Daily life",
              text: "Bank account, health insurance, school, licence.",
            },
          ],
        },
        {
          kind: "paragraph",
          text: "This is how things were in {lawChecked}, in general terms. Ask before you rely on any of it; we know whom to ask.",
        },
      ],
    },
  },
  categories: {
    "market-insights": "Market Insights",
    investment: "Investment",
    lifestyle: "Lifestyle",
  },
  index: {
    head: {
      title: "Journal",
      description:
        "Off-plan purchase step by step, cash flow and appreciation with the sums done, and living in Dubai from Italy.",
    },
    eyebrow: "Journal",
    title: "Read before you sign",
    lead: "What we would tell you across the table: the steps, the sums, and what to ask.",
    more: "Read More",
    close: {
      title: "What is your question?",
      text: "Write it as you would say it. A partner who knows the subject will reply.",
      action: "Ask a partner",
      about: "A question after reading the journal",
    },
  },
  article: {
    contents: "In this article",
    updated: "Updated on {date}",
    properties: {
      eyebrow: "Homes",
      all: "All homes",
    },
    neighbours: {
      label: "More from the journal",
      newer: "Newer",
      older: "Older",
      all: "All articles",
    },
  },
};
