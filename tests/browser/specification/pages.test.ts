import { parse } from "node-html-parser";
import { expect } from "playwright/test";
import { test } from "../support/fixtures.ts";
import { collapseSpaces } from "../support/pages.ts";

interface Statements {
  /** Texts in their order, separated by " … "; in any case, which styles change. */
  texts?: readonly string[];
  /** Links by their text, or a part of it, and where they lead. */
  links?: Readonly<Record<string, string | RegExp>>;
  counts?: Readonly<Record<string, number>>;
}

const investments = {
  "Capital Appreciation": "/invest/capital-appreciation",
  "Cash Flow": "/invest/cash-flow",
  "Trophy Asset": "/invest/trophy-asset",
  "Prelaunch Investments": "/invest/prelaunch",
};

const enquiry = /^\/contact\?.*about=./;

const carousels = (pictures: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(pictures).map(([project, count]) => [
      `.carousel[aria-label="Pictures of ${project}"] [role=group][aria-label$=" of ${count}"]`,
      count,
    ]),
  );

const partnerForm = {
  "form[action='/team'] option:is([value=buyer], [value=seller], [value=investment], [value=luxury])": 4,
};

const homeCounts = (pictures: number, amenities: number) => ({
  ".property-gallery-section li > a": pictures,
  ".property-amenities li": amenities,
  "[aria-labelledby=similar] article": 2,
});

const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Dubai" });

const pages: readonly (readonly [address: string, part: string, Statements])[] = [
  [
    "/buy",
    "header",
    {
      links: {
        Orizzonte: "/",
        Company: "/company-overview",
        Services: "/services",
        "Our Partners": "/team",
        Buy: "/buy",
        Sell: "/sell",
        "Contact Us": "/contact",
        ...investments,
      },
      texts: ["Artist’s impression"],
    },
  ],
  [
    "/buy",
    "footer",
    {
      links: {
        "Buy Property": "/buy",
        "Rent Property": "/buy?for=rent",
        "Sell Property": "/sell",
        "Our Partners": "/team",
        "Contact Us": "/contact",
      },
      texts: [
        "Dubai’s most trusted real estate consultancy … Instagram … LinkedIn … YouTube",
        "Facebook",
        `© ${year.format()} Orizzonte`,
      ],
      // The firm has no profiles yet.
      counts: { "a[href^=http]:not([href^='https://wa.me/'])": 0 },
    },
  ],
  [
    "/",
    "main",
    {
      texts: [
        "The next Dubai, before it is built … led from Italy … Artist’s impression",
        "Luxury Properties … Ontario Tower … Continental Tower … Al Soufuh, Jumeirah",
        "Explore Dubai … prompt consultation … Homes to rent … Exclusives",
        // The exclusive opens with another picture than its own page.
        "Exclusives … Pool facing the sea … From the beach … Off-Plan",
        "Our Approach … Company Overview … Message from the CEO … Vision … Mission",
        "Conveyancing … premium properties … 5,000+ … languages spoken … 40+",
        "expert specialists … 200+ … Find your partner",
        "English Arabic French Russian Chinese Italian … Schedule Consultation",
      ],
      links: {
        ...investments,
        "Book a Viewing": "/contact?interest=viewing",
        "Show all": "/buy",
        "Area Guides": "/areas",
        "Homes for sale": "/buy?for=sale",
        "Homes to rent": "/buy?for=rent",
        Buy: "/buy",
        Sell: "/sell",
        "Off-Plan": "/off-plan",
        "Learn More About Us": "/company-overview",
        "Schedule Consultation": /^\/contact/,
        "Browse Properties": "/buy",
        "Enquire now (A prompt consultation)": /^\/contact/,
        "Enquire now (Luxury Beachfront Villa)": /^\/contact/,
        "Learn more about": "/property/luxury-beachfront-villa",
      },
      counts: {
        ...partnerForm,
        "[aria-roledescription=carousel][aria-label='Luxury Properties'] article": 3,
        "img[alt*='adviser’s leather chair']": 1,
        "a[href^='/services#']": 7,
      },
    },
  ],
  [
    "/",
    "body",
    {
      links: { WhatsApp: /^https:\/\/wa\.me\/\d+\?text=/ },
      counts: { ".whatsapp-link[target=_blank][rel='noopener noreferrer']": 1 },
    },
  ],
  ["/buy", "body", { counts: { ".whatsapp-link": 0 } }],
  [
    "/buy",
    "main",
    {
      texts: [
        "Any number 1 bedroom 2 bedrooms 3 bedrooms 4+ bedrooms",
        "Any price Up to $500K $500K–$1M $1M–$2M $2M+",
        "Any type Apartment Villa Penthouse Townhouse … Showing 3 properties",
        "For sale … AED 1,500,000 … Ontario Tower … Business Bay",
        "2 bedrooms … 2 bathrooms … 982 sq ft",
        "For rent … For Rent AED 100,000 … Continental Tower … Business Bay",
        "1 bedroom … 2 bathrooms … 788 sq ft",
        "For sale … AED 3,200,000 … Al Soufuh, Jumeirah … Jumeirah",
        "2 bedrooms … 3 bathrooms … 1,358 sq ft",
      ],
      counts: { article: 3, "a[href*=luxury-beachfront-villa]": 0 },
    },
  ],
  [
    "/sell",
    "main",
    { texts: ["One partner throughout", "Valuation", "Marketing", "Viewings", "Closing"] },
  ],
  [
    "/off-plan",
    "main",
    {
      texts: [
        "Artist’s impression … No off-plan properties available at the moment.",
        "Flexible payment plans … Capital appreciation … Early access",
        "Four ways in … Artist’s impression",
      ],
      links: { ...investments, "Speak to a partner": /^\/contact/ },
    },
  ],
  ["/catalogs", "main", { texts: ["No catalogs available at the moment."] }],
  [
    "/journal",
    "main",
    {
      texts: ["Market Insights ·", "Investment ·", "Lifestyle ·"],
      links: {
        "Read More (From expression of interest to title deed)":
          "/journal/from-interest-to-title-deed",
        "Read More (Two ways a home earns)": "/journal/two-ways-a-home-earns",
        "Read More (Moving to Dubai from Italy)": "/journal/living-in-dubai-from-italy",
      },
      counts: { "article img": 3, "article time[datetime]": 3 },
    },
  ],
  [
    "/areas",
    "main",
    {
      texts: [
        "properties available on the market, by our estimate … average price",
        "Need Help Finding the Right Area?",
      ],
      links: {
        "Explore Area (Downtown District)": "/areas/downtown-district",
        "Explore Area (Beachfront Paradise)": "/areas/beachfront-paradise",
        "Explore Area (Marina Bay)": "/areas/marina-bay",
        "Explore Area (Palm Beach)": "/areas/palm-beach",
        "Explore Area (Business District)": "/areas/business-district",
        "Explore Area (Emirates Hills)": "/areas/emirates-hills",
        "Speak with an Expert": "/contact?interest=area",
      },
      counts: { "article img": 6 },
    },
  ],
  [
    "/contact",
    "main",
    {
      texts: ["9:00 AM–6:00 PM", "Office", "Dubai, UAE", "24/7"],
      links: { Viewing: "/buy", Valuation: "/sell" },
    },
  ],
  [
    "/services",
    "main",
    {
      texts: [
        "Research … Macroeconomic trends … Portfolio management and valuation",
        "private and institutional investors … Financial planning … A plan of your own",
        "Commercial and developer solutions … Finding and researching land",
        "Business set-up for foreign developers … Legal and tax advice … Residential services",
        "Advice before you choose … Short and long lets … For sellers and owners",
        "For buyers and tenants … Conveyancing … After-sales care and property management",
      ],
    },
  ],
  [
    "/company-overview",
    "main",
    {
      texts: [
        "Research & Advisory … Portfolio Management … Financial Planning … Developer Solutions",
        "Legal Services … After-Sales Care … Our Commitment",
      ],
      counts: { "a[href^='/services#']": 6 },
    },
  ],
  ["/ceo-message", "main", { texts: ["Welcome.", "Founder & CEO, Orizzonte"], counts: { img: 1 } }],
  [
    "/team",
    "main",
    {
      texts: ["English Arabic French Russian Chinese Italian", "Over 30 languages"],
      counts: partnerForm,
    },
  ],
  [
    "/invest/capital-appreciation",
    "main",
    {
      texts: [
        "Long-Term Growth … Premium Locations … Secure Investment … Colibri Views",
        "Al Marjan Island Residences … 2.7 million sq m … 7.8 km",
      ],
      links: { "Schedule a Consultation": enquiry },
      counts: carousels({
        "Colibri Views": 10,
        "Al Marjan Island Residences": 9,
        "AVIDA Residences Dubai Islands": 10,
        "ARKA Enclave": 10,
        "Sobha Central": 10,
      }),
    },
  ],
  [
    "/invest/cash-flow",
    "main",
    {
      texts: ["6–8%", "Steady Income", "High Occupancy", "ROI Optimization"],
      links: { "Get Started Now": enquiry },
      counts: carousels({ "Marque Place Residences": 10, "Binghatti Aquarise": 10, VELOS: 10 }),
    },
  ],
  [
    "/invest/trophy-asset",
    "main",
    {
      texts: ["Rarity", "A name", "Discretion"],
      links: { "Private Consultation": enquiry },
      counts: carousels({ "Atelier Residences": 10, "The Regent Residences": 10 }),
    },
  ],
  [
    "/invest/prelaunch",
    "main",
    {
      texts: [
        "Expression of Interest … AED 37,000 … Why Invest in Pre-Launch? … First in line",
        "Studio … about 470 sq ft … from AED 1.1M",
        "1-Bedroom … about 1,000 sq ft … from AED 2.2M",
        "2-Bedroom … Size to be announced … Contact for pricing … Ras Al Khaimah",
        "up 118% … AED 15.1B … 20–23% … 1.28M … AED 10,000 per sq ft … 9%+ a year",
      ],
      links: {
        "Enquire Now (Studio)": /about=Palazzo\+Tissoli%2C\+Studio/,
        "Enquire Now (1-Bedroom)": /about=Palazzo\+Tissoli%2C\+1-Bedroom/,
        "Enquire Now (2-Bedroom)": /about=Palazzo\+Tissoli%2C\+2-Bedroom/,
        "Register Interest": enquiry,
        "Book Consultation": enquiry,
        "Download Brochure": /^\/catalogs/,
      },
      counts: carousels({ "Palazzo Tissoli": 8 }),
    },
  ],
  [
    "/property/ontario-tower",
    "main",
    {
      texts: [
        "Homes … Ontario Tower … Business Bay, Dubai · For sale … AED 1,500,000",
        "about $408,400 … Living room · Artist’s impression",
        "2 bedrooms … 2 bathrooms … 982 sq ft · 91 m² … Ready to move … AED 1,527 per sq ft",
        "Amenities … Type Apartment Layout … View … Agent … hello@orizzonte.example",
        "District Business Bay Location … Working nearby … Indicative. Checked on",
      ],
      counts: homeCounts(10, 8),
    },
  ],
  [
    "/property/continental-tower",
    "main",
    {
      texts: [
        "Homes … Business Bay, Dubai · For rent … Continental Tower … For Rent AED 100,000",
        "about $27,200 … period being confirmed … Living room · Artist’s impression",
        "1 bedroom … 2 bathrooms … 788 sq ft · 73 m² … Ready to move",
        "Amenities Canal view Waterfront … Type Apartment Layout … View … Agent",
        "District Business Bay Location … Working nearby … Indicative. Checked on",
      ],
      counts: homeCounts(10, 10),
    },
  ],
  [
    "/property/al-soufuh-apartment",
    "main",
    {
      texts: [
        "Homes … Al Soufuh, Jumeirah … Jumeirah, Dubai · For sale … AED 3,200,000",
        "about $871,300 … Living room · Artist’s impression",
        "2 bedrooms … 3 bathrooms … 1,358 sq ft · 126 m² … Ready to move … AED 2,356 per sq ft",
        "Features … Type Apartment Layout … View … Contact Agent … hello@orizzonte.example",
        "WhatsApp +971 4 000 0000 … Request Viewing … WhatsApp Us … Send Request",
        "District … Location … Working nearby … Indicative. Checked on",
      ],
      links: { "WhatsApp Us": /^https:\/\/wa\.me\/\d+\?text=.*Al%20Soufuh%2C%20Jumeirah/ },
      counts: homeCounts(3, 6),
    },
  ],
  [
    "/property/luxury-beachfront-villa",
    "main",
    {
      texts: [
        "Homes … Luxury Beachfront Villa … Palm Beach, Dubai · For sale … AED 15,400,000",
        "$4,200,000 … From the beach · Artist’s impression",
        "5 bedrooms … 4 bathrooms … 5,000 sq ft · 465 m² … 2023 built … AED 3,080 per sq ft",
        "Amenities … Infinity Pool … Private Beach Access … Smart Home System … Home Theater",
        "Gym & Spa … Landscaped Garden … Underground Parking … 24/7 Security",
        "Type Villa Layout … View … Ready to Move … $4,200,000 / AED 15,400,000 … Agent",
        "District … Location … Working nearby … Indicative. Checked on",
      ],
      counts: homeCounts(3, 8),
    },
  ],
];

const plain = (text: string) =>
  collapseSpaces(text.replaceAll("\u2060", ""))
    .replace(/ (?=[:)])|(?<=\() /g, "")
    .trim()
    .toLowerCase();

for (const [address, part, { texts = [], links = {}, counts = {} }] of pages)
  test(`the ${part} of ${address} has what is specified`, async ({ source }) => {
    // A space at each tag, as the styles separate elements.
    const document = parse((await source(address)).replaceAll("<", " <"));
    const found = document.querySelector(part)!;
    const text = plain(found.text);
    let end = 0;
    for (const expected of texts.flatMap((line) => line.split(" … "))) {
      const start = text.indexOf(plain(expected), end);
      expect.soft(start, `“${expected}” in its place`).toBeGreaterThanOrEqual(0);
      end = Math.max(start, end);
    }
    const targets = found.querySelectorAll("a[href]").map((link) => ({
      name: plain(link.text),
      to: link.getAttribute("href")?.replaceAll("&amp;", "&") ?? "",
    }));
    for (const [name, target] of Object.entries(links)) {
      const named = targets.filter((link) => ` ${link.name} `.includes(` ${plain(name)} `));
      const matching = typeof target === "string" ? target : expect.stringMatching(target);
      expect
        .soft(
          named.map(({ to }) => to),
          name,
        )
        .toContainEqual(matching);
    }
    for (const [selector, count] of Object.entries(counts))
      expect.soft(found.querySelectorAll(selector), selector).toHaveLength(count);
  });

test("every slide of a project is called an artist’s impression", async ({ html }) => {
  for (const address of Object.values(investments)) {
    const captions = (await html(address)).querySelectorAll("main .carousel-caption");
    expect(captions.length, address).toBeGreaterThan(0);
    for (const { text } of captions) expect(text, address).toContain("Artist’s impression");
  }
});
