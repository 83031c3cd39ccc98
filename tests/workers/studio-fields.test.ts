import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import company from "../../app/content/company.yaml?raw";
import ontarioTower from "../../app/content/properties/ontario-tower/property.yaml?raw";
import {
  addressChange,
  entryChanges,
  freeSlug,
  slugOfTitle,
} from "../../studio/fields/entry-changes";
import { addSaved, known, knownSlugs, setKnown } from "../../studio/fields/entry-files";
import { repeatedPictures, smallPictures } from "../../studio/fields/new-files";
import { otherPages } from "../../studio/fields/pages-in-words";
import {
  mergedChanges,
  type PriceChange,
  readChanges,
  writeChanges,
} from "../../studio/fields/price-changes";
import { checkHome } from "../../studio/fields/price-checks";
import {
  copiedPermit,
  entryProblems,
  entryWarnings,
  formerAddressProblem,
} from "../../studio/fields/problems";
import { qualityOf } from "../../studio/fields/quality";
import { type PriceFacts, readAmount } from "../../studio/fields/read-amount";
import { readDay, readMonth } from "../../studio/fields/read-day";
import { missingFields, nothingToCorrect, unreadProblems } from "../../studio/fields/summary";
import { listingVideo } from "./property-facts";

describe("a number in the studio", () => {
  it.each([
    ["1.250.900", 1_250_900],
    ["1,250,900", 1_250_900],
    ["1 500 000", 1_500_000],
    ["1500000,00", 1_500_000],
    ["AED 1,500,000", 1_500_000],
    ["1.5M", 1_500_000],
    ["١٬٥٠٠٬٠٠٠", 1_500_000],
  ])("reads %s", (text, value) => {
    expect(readAmount(text, { whole: true, min: 1, unit: "AED" })).toMatchObject({ value });
  });

  it.each(["$1,400,000", "USD 1,400,000", "1.4M euros"])(
    "refuses %s as an amount in AED",
    (text) => {
      expect(readAmount(text, { whole: true, unit: "AED" })).toEqual({
        problem: expect.stringContaining("another currency"),
      });
    },
  );

  it.each([
    ["18,50", 18.5],
    ["25.1854", 25.1854],
  ])("reads %s in a field with decimals", (text, value) => {
    expect(readAmount(text, { whole: false })).toMatchObject({ value });
  });

  it.each([
    ["2.5", "whole number"],
    ["1.250,900", "without them"],
    ["15,00,000", "not a number"],
    ["about a million", "not a number"],
    ["0", "at least 1"],
    ["21", "at most 20"],
  ])("refuses %s", (text, reason) => {
    expect(readAmount(text, { whole: true, min: 1, max: 20 })).toEqual({
      problem: expect.stringContaining(reason),
    });
  });

  it("says the amount in words", () => {
    expect(readAmount("1.250.900", { whole: true, unit: "AED" })).toMatchObject({
      words: "AED 1,250,900, about $ 340,613",
    });
    expect(readAmount("1.210", { whole: true, unit: "sq ft" })).toMatchObject({
      words: "1,210 sq ft, about 112 m²",
    });
  });

  it.each<[string, PriceFacts, string]>([
    ["150000000", { before: 1_500_000 }, "100 times more than AED 1,500,000"],
    ["150000", { before: 1_500_000 }, "10 times less than AED 1,500,000"],
    ["15.000.000", { before: 1_650_000, squareFeet: 982 }, "9 times more than AED 1,650,000"],
    ["250000", { squareFeet: 1210 }, "AED 207 a sq ft"],
    ["27500000", { squareFeet: 1210 }, "AED 22,727 a sq ft"],
    ["15000000", { squareFeet: 982, others: 1500 }, "Your other homes cost about AED 1,500"],
    ["950000", { squareFeet: 982, rent: "year" }, "AED 967 a sq ft and year"],
  ])("asks whether a price of %s is right", (text, facts, question) => {
    expect(readAmount(text, { whole: true }, facts)).toMatchObject({
      question: expect.stringContaining(question),
    });
  });

  it("asks nothing of a usual change of price", () => {
    const facts = { before: 1_500_000, squareFeet: 982 };
    expect(readAmount("1.450.000", { whole: true }, facts)).not.toHaveProperty("question");
  });
});

describe("a day in the studio", () => {
  it.each(["31.3.2027", "31/03/2027", "31 March 2027", "31 mar. 2027", "2027-03-31", "٣١/٣/٢٠٢٧"])(
    "reads %s with the day first",
    (text) => {
      const words = expect.stringMatching(/^Wednesday,? 31 March 2027$/);
      expect(readDay(text, "2026-11-28")).toEqual({ value: "2027-03-31", words });
    },
  );

  it.each(["3/31/2027", "31.2.2027", "2027-13-01", "soon", "31.3.27"])("refuses %s", (text) => {
    expect(readDay(text, "2026-11-28")).toHaveProperty("problem");
  });
});

const videoTexts = { title: "جولة في الشقة", description: "من المدخل إلى الشرفة." };

describe("a month in the studio", () => {
  it.each([
    ["12/2027", "2027-12"],
    ["Q4 2027", "2027-12"],
    ["Q1/2028", "2028-03"],
    ["Dec. 2027", "2027-12"],
    ["2027-12", "2027-12"],
  ])("reads %s", (text, value) => {
    expect(readMonth(text)).toMatchObject({ value });
  });

  it("refuses what is none, and questions one that is past", () => {
    expect(readMonth("13/2027")).toHaveProperty("problem");
    expect(readMonth("Q4 2025", "2026-11-28")).toHaveProperty("question");
    expect(readMonth("11/2026", "2026-11-28")).not.toHaveProperty("question");
  });
});

describe("a day or a month far ahead in the studio", () => {
  it.each([
    ["31.3.2072", true],
    ["31.3.2041", false],
  ])("is questioned after 15 years: %s", (text, isQuestioned) => {
    expect("question" in readDay(text, "2026-11-28")).toBe(isQuestioned);
    expect("question" in readMonth(text.slice(3), "2026-11-28")).toBe(isQuestioned);
  });
});

describe("what the studio refuses to save", () => {
  const file = parse(ontarioTower) as Record<string, unknown>;
  const now = new Date("2026-11-28T08:00:00Z");
  type Texts = Record<string, unknown>;

  /** The problems of Ontario Tower with changes. */
  const problemsWith = (
    changes: Texts,
    arabic: Texts = {},
    statusBefore: string | null = "listed",
    permits = {},
  ) => {
    const { it: italian, ar, ...data } = { ...file, ...changes };
    const i18n = {
      it: { data: italian as Texts },
      ar: { data: { ...(ar as Texts), ...arabic } },
    };
    const before = { slug: statusBefore ? "ontario-tower" : "", status: statusBefore ?? undefined };
    return entryProblems("properties", { data, i18n }, before, now, permits).map(
      ({ text }) => text,
    );
  };

  const permit = { number: "71234567890", card: "https://example.com/1" };

  it("is nothing of a valid property, with a new photo, empty optional fields and a former address", () => {
    const formerAddresses = ["/property/ontario_tower"];
    const photos = ["blob:http://localhost/1", "02.jpg"];
    const changes = { photos, reference: "", usd: null, formerAddresses };
    expect(problemsWith(changes)).toEqual([]);
  });

  it("is nothing that the CMS adds to entries of lists and to new languages", () => {
    const changes = { permit: { ...permit, validUntil: "2027-11-28", __sc_item_id: "1" } };
    expect(problemsWith(changes, { lang: ["en", "ar"], amenities: "" })).toEqual([]);
  });

  it.each<[string, Texts, Texts, string]>([
    ["a price outside of its range", { aed: 2_000_000, range: { from: 1, to: 2 } }, {}, "range"],
    [
      "an amenity outside of the list without an Arabic name",
      { amenities: ["Gym", "Roof pool"] },
      { amenities: [] },
      "the list of amenities does not have “Roof pool”",
    ],
    [
      "Italian captions that are the English ones, also while a field is empty",
      {
        aed: "",
        photoCaptions: [{ photo: "01.jpg", caption: "Living room" }],
        it: { photoCaptions: [{ photo: "01.jpg", caption: "Living room" }] },
      },
      {},
      "the Italian captions of the photos are the English ones",
    ],
    ["English amenities in Arabic", {}, { amenities: file["amenities"] }, "the Arabic amenities"],
    [
      "a permit number with a hyphen",
      { permit: { ...permit, number: "71-234", validUntil: "2027-11-28" } },
      {},
      "the permit number is “71-234”. It should have digits only: no hyphens",
    ],
    ["an Arabic text in Latin letters", {}, { summary: "Shaqqa" }, "no Arabic letters"],
    [
      "a video without Italian texts",
      { video: listingVideo },
      { video: videoTexts },
      "the Italian title",
    ],
    [
      "one photo of a draft without a price",
      { status: "draft", aed: "", photos: ["01.jpg"], pictures: [], it: undefined, ar: undefined },
      {},
      "at least 2, there are 1",
    ],
    ["an ended permit", { permit: { ...permit, validUntil: "2026-11-27" } }, {}, "permit ended"],
  ])("is %s", (_, changes, arabic, problem) => {
    expect(problemsWith(changes, arabic)).toEqual([expect.stringContaining(problem)]);
  });

  it("is the permit of another property in a duplicate, and not in the property itself", () => {
    const changes = { permit: { ...permit, validUntil: "2027-11-28" } };
    const problem = expect.stringContaining("is that of Marina Crown");
    const copied = { ...changes, pictures: [], photos: ["blob:1", "02.jpg"], it: {}, ar: {} };
    const title = "Marina Crown";
    const crown = [{ entry: "properties/marina-crown", title }];
    expect(problemsWith(copied, {}, null, { "71234567890": crown })).toEqual(
      expect.arrayContaining([problem, expect.stringContaining("02.jpg could not be copied")]),
    );
    const opened = { data: { ...changes, title }, i18n: {} };
    expect(copiedPermit({ ...opened, slug: "" })).toMatchObject({ "71234567890": [{ title }] });
    expect(copiedPermit({ ...opened, slug: "marina-crown" })).toEqual({});
  });

  it.each([
    ["the number", "71234567890"],
    ["the link", "https://example.com/1"],
  ])("is %s of the permit of another home, and not its own, at a former address too", (_, key) => {
    const changes = { permit: { ...permit, validUntil: "2027-11-28" } };
    const of = (entry: string) => ({ [key]: [{ entry, title: "Marina Crown" }] });
    const problemsOf = (entry: string, more: Texts = {}) =>
      problemsWith({ ...changes, ...more }, {}, "listed", of(entry));
    expect(problemsOf("properties/marina-crown")).toEqual([
      expect.stringContaining("is that of Marina Crown: each listing needs its own"),
    ]);
    expect(problemsOf("properties/ontario-tower")).toEqual([]);
    const formerAddresses = ["/property/ontario"];
    expect(problemsOf("properties/ontario", { formerAddresses })).toEqual([]);
  });

  it("is a stored photo that is too small, and not one of that name elsewhere", () => {
    const before = known();
    setKnown({ ...before, small: { "1a": { width: 800, height: 600 } } });
    const folder = "app/content/properties";
    const form = {
      data: { photos: ["01.jpg", "02.jpg"] },
      i18n: {},
      path: `${folder}/marina-crown/property.yaml`,
      mediaFiles: [
        { id: "1a", path: `${folder}/marina-crown/02.jpg` },
        { id: "1a", path: `${folder}/marina-gate/01.jpg` },
        { id: "2b", path: `${folder}/marina-crown/01.jpg` },
      ],
    };
    expect(smallPictures("properties", form, "2026-11-28", () => {})).toEqual([
      { path: ["photos", 1], text: expect.stringContaining("has 800 × 600 pixels") },
    ]);
    setKnown(before);
  });

  it("is a photo or a picture that is another one again, also under another name", () => {
    const folder = "app/content/properties/marina-crown";
    const files = { "01.jpg": "1a", "02.jpg": "2b", "03.jpg": "1a", "04.jpg": "4d" };
    const form = {
      data: {
        photos: ["01.jpg", "02.jpg", "03.jpg", "blob:1", "blob:1"],
        pictures: [] as object[],
      },
      i18n: {},
      path: `${folder}/property.yaml`,
      mediaFiles: Object.entries(files).map(([name, id]) => ({ id, path: `${folder}/${name}` })),
    };
    form.data.pictures = [{ picture: "04.jpg" }, { picture: "02.jpg" }, { picture: "" }, {}];
    expect(repeatedPictures("properties", form, "2026-11-28")).toEqual([
      { path: ["photos", 2], text: "the photo 3 is the photo 1 again: remove one of them" },
      { path: ["photos", 4], text: "the photo 5 is the photo 4 again: remove one of them" },
      {
        path: ["pictures", 1, "picture"],
        text: "the picture 2 is the photo 2 again: remove one of them",
      },
    ]);
  });

  it("is a permit that is taken off a listed home, and not one that a home never had", () => {
    const { it: italian, ar, ...data } = file;
    const entry = { data, i18n: { it: { data: italian as Texts }, ar: { data: ar as Texts } } };
    const before = { slug: "ontario-tower", status: "listed" };
    const had = { ...before, permit: { ...permit, validUntil: "2026-11-27" } };
    expect(entryProblems("properties", entry, had, now)).toEqual([
      { path: ["permit"], text: expect.stringContaining("permit is missing") },
    ]);
    const draft = { ...entry, data: { ...data, status: "draft" } };
    expect(entryProblems("properties", draft, had, now)).toEqual([]);
    expect(entryProblems("properties", entry, before, now)).toEqual([]);
  });

  it.each<[string, string, string, number]>([
    ["of a new home", "luxury-beachfront-villa", "", 1],
    ["of a home that is renamed", "luxury-beachfront-villa", "ontario-tower", 1],
    ["of none", "ontario-gate", "", 0],
    ["of the home that had it", "luxury-beachfront-villa", "beach-villa", 0],
    ["that does not change", "luxury-beachfront-villa", "luxury-beachfront-villa", 0],
  ])(
    "is an address that another home had before, and not that %s: %s",
    (_, slug, before, count) => {
      const villa = { slug: "beach-villa", title: "Beach Villa" };
      const former = new Map([["luxury-beachfront-villa", villa]]);
      expect(formerAddressProblem(file, slug, before, former)).toEqual(
        [
          {
            path: ["title"],
            text: "the address luxury-beachfront-villa was that of Beach Villa, and its old links lead there: choose another title or address",
          },
        ].slice(0, count),
      );
    },
  );

  it("is a draft that becomes listed without a permit", () => {
    expect(problemsWith({}, {}, "draft")).toEqual([expect.stringContaining("permit is missing")]);
    expect(problemsWith({ permit: { ...permit, validUntil: "2027-11-28" } }, {}, "draft")).toEqual(
      [],
    );
  });
});

describe("what the studio asks to confirm", () => {
  const { it: italian, ar: arabic, ...english } = parse(ontarioTower) as Record<string, object>;
  const now = new Date("2026-11-28T08:00:00Z");
  const titles = { "ontario tower": ["properties/ontario-tower"], gate: ["areas/gate"] };

  const warningsWith = (changes: object, changedArabic: object = {}, slug = "ontario-tower") => {
    const { it: texts = italian, ...facts } = changes as { it?: object };
    const i18n = { it: { data: { ...texts } }, ar: { data: { ...arabic, ...changedArabic } } };
    const entry = { data: { ...english, ...facts }, i18n };
    const before = { slug, status: "listed" };
    return entryWarnings("properties", entry, before, now, titles).map(({ text }) => text);
  };

  const usualPermit = {
    number: "71234567890",
    validUntil: "2027-11-28",
    card: "https://trakheesi.dubailand.gov.ae/1",
  };

  it("is nothing of a published property, with a usual permit and sold this year", () => {
    expect(warningsWith({})).toEqual([]);
    const availability = { state: "sold", date: "2025-11-28" };
    expect(warningsWith({ permit: usualPermit, availability })).toEqual([]);
    // The field itself asks about a day so far ahead.
    const validUntil = "2072-01-01";
    expect(warningsWith({ permit: { ...usualPermit, validUntil } })).toEqual([]);
  });

  it.each<[string, object, object, string]>([
    ["the title of an area", { title: "Gate " }, {}, "that of the area gate too"],
    ["an Arabic view in Latin letters", {}, { view: "al bahr" }, "Arabic view is in Latin letters"],
    [
      "an Arabic amenity in Latin letters",
      { amenities: ["Gym", "Helipad"] },
      { amenities: ["نادٍ رياضي", "mahbat"] },
      "amenities 2 is in Latin letters",
    ],
    [
      "two lines of Word in a field of one",
      { summary: "Two bedroomsReady to move into" },
      {},
      "joined at “bedroomsReady”",
    ],
    [
      "two sentences without a space",
      { description: ["Near the sea.The pool is long."] },
      {},
      "joined at “sea.The”",
    ],
    ["a list in a paragraph", { description: ["• Pool • Gym"] }, {}, "marks of a list"],
    [
      "speech without captions in two languages",
      { video: listingVideo },
      { video: videoTexts },
      "no captions in Italian and Arabic",
    ],
    ["several amenities in one line", { amenities: ["Gym, sauna"] }, {}, "may be several"],
    ["marks of bold in a field without them", { layout: "Two **rooms" }, {}, "has *"],
    ["a link in a field without them", { layout: "Two [rooms](/buy)" }, {}, "has a link"],
    ["an address in a text", { description: ["See https://a.example"] }, {}, "has a link"],
    ["a listing that leaves the site", { status: "withdrawn" }, {}, "listed again only with one"],
    [
      "a day of sale long past",
      { availability: { state: "sold", date: "1926-11-28" } },
      {},
      "sold, 28 November 1926, is more than a year past",
    ],
    [
      "a day long past before the state is chosen",
      { availability: { date: "2019-10-01" } },
      {},
      "the day, 1 October 2019, is more than a year past",
    ],
    [
      "a permit that lasts for years",
      { permit: { ...usualPermit, validUntil: "2035-01-01" } },
      {},
      "1 January 2035, is more than two years ahead",
    ],
    [
      "a permit number of five digits",
      { permit: { ...usualPermit, number: "71234" } },
      {},
      "71234 has 5 digits",
    ],
    [
      "a permit number of nine digits",
      { permit: { ...usualPermit, number: "711234567" } },
      {},
      "711234567 has 9 digits: most have 10 or 11",
    ],
    [
      "a permit card elsewhere",
      { permit: { ...usualPermit, card: "https://dubailand.gov.ae.example.com/1" } },
      {},
      "leads to dubailand.gov.ae.example.com",
    ],
    [
      "an amenity in English only",
      { amenities: ["Gym", "Roof pool"], it: { ...italian, amenities: ["Palestra", "Piscina"] } },
      { amenities: ["صالة رياضية"] },
      "the Arabic amenities have one line, the English ones 2",
    ],
    ["two paragraphs in a box", { description: ["One.\n\nTwo."] }, {}, "several paragraphs"],
  ])("is %s", (_, changes, changedArabic, warning) => {
    expect(warningsWith(changes, changedArabic)).toEqual([expect.stringContaining(warning)]);
  });

  it.each<[string, object]>([
    ["a summary", { summary: (english as Record<string, unknown>)["summary"] }],
    ["a changed paragraph", { description: ["The building is near the sea, with a pool."] }],
    [
      "one amenity",
      { amenities: ["Swimming pool", ...(italian as { amenities: string[] }).amenities.slice(1)] },
    ],
    ["one caption", { photoCaptions: [{ photo: "02.jpg", caption: "Kitchen" }] }],
  ])("is English in Italian: %s", (_, texts) => {
    const photoCaptions = [
      { photo: "01.jpg", caption: "Living room" },
      { photo: "02.jpg", caption: "Kitchen" },
    ];
    expect(warningsWith({ photoCaptions, it: { ...italian, ...texts } })).toEqual([
      expect.stringContaining("still in English"),
    ]);
  });

  it.each<[string, string | object]>([
    ["with the name of the photo", { photo: "02.jpg", caption: "Kitchen" }],
    ["without", "Kitchen"],
  ])("names a caption by its photo: %s", (_, caption) => {
    const photoCaptions = [{ photo: "01.jpg", caption: "Living room" }, caption];
    const changes = { photoCaptions, it: { ...italian, photoCaptions: ["Soggiorno", caption] } };
    expect(warningsWith(changes)).toEqual([
      "the Italian caption of photo 2 is still in English: “Kitchen”",
    ]);
  });

  it.each([
    ["published", 299, ["the text has 299 words: an article has 600 to 900"]],
    ["published", 300, []],
    ["draft", 30, []],
  ])("is an article, %s, of %d words: %j", (status, count, asked) => {
    const body = `## {% #part %}\n\n[It’s](/buy) ${"one-two ".repeat(count - 1)}`;
    const entry = { data: { title: "Spring", status, body }, i18n: {} };
    const texts = entryWarnings("articles", entry, { slug: "" }, now).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("words"))).toEqual(asked);
  });

  it("is not the title of an entry that the last build knows by its former address", () => {
    const formerAddresses = ["/property/ontario-tower"];
    expect(warningsWith({ formerAddresses }, {}, "ontario-gate")).toEqual([]);
    expect(warningsWith({}, {}, "ontario-gate")).not.toEqual([]);
  });

  it("is the title of the first property in a duplicate", () => {
    expect(warningsWith({}, {}, "")).toEqual([
      expect.stringContaining("that of the property ontario-tower too"),
    ]);
    expect(warningsWith({ title: "Ontario Gate" }, {}, "")).toEqual([
      expect.stringContaining("the Italian title “Ontario Tower” is that of"),
    ]);
  });

  it("says what a listing lacks", () => {
    const photos = ["01.jpg", "02.jpg"];
    const data = { ...english, photos, photoCaptions: ["Hall"], pictures: [], plans: undefined };
    const lacking = qualityOf("properties", { data, i18n: { it: { data: { ...italian } } } }, "");
    expect(lacking.filter(({ isMissing }) => isMissing).map(({ text }) => text)).toEqual([
      "not in Arabic",
      "captions in English: 1 of 2",
      "captions in Italian: 0 of 2",
      "no floor plans",
      "no permit",
    ]);
  });
});

describe("a link in an article", () => {
  const pages = ["/", "/buy", "/journal/rents"];
  const warningsOf = (body: string) =>
    entryWarnings(
      "articles",
      { data: { body }, i18n: {} },
      { slug: "" },
      new Date(),
      {},
      pages,
    ).map(({ path, text }) => [path.join("."), text]);

  it.each(["/", "/buy", "/buy/", "/buy?for=rent#list", "/journal/rents", "https://example.com/x"])(
    "leads to a page: %s",
    (link) => expect(warningsOf(`Read [more](${link}) here.`)).toEqual([]),
  );

  it.each(["/buyy", "/journal/a-draft"])("leads to no page that is online: %s", (link) => {
    expect(warningsOf(`Read [more](${link}) here.`)).toEqual([
      ["body", `the text has a link to ${link}, a page that is not online`],
    ]);
  });
});

describe("the firm’s numbers in the studio", () => {
  const firm = parse(company) as Record<string, unknown>;
  const before = { slug: "company", phone: firm["phone"], whatsapp: firm["whatsapp"] };
  const now = new Date("2026-11-28T08:00:00Z");
  const form = (changes: object) => ({ data: { ...firm, ...changes }, i18n: {} });

  it.each(["+971 4 000 000", "+971 4 000 00000", "+971 50 123 456", "+971 50 123 45678"])(
    "are not %s",
    (phone) => {
      expect(entryProblems("company", form({ phone }), before, now)).toEqual([
        { path: ["phone"], text: expect.stringContaining(`the phone number is “${phone}”: `) },
      ]);
    },
  );

  it.each(["+971 04 555 1234", "+971 050 123 4567", "+44 020 7946 0018"])(
    "have no 0 after the code of the country: %s",
    (phone) => {
      expect(entryProblems("company", form({ phone }), before, now)).toEqual([
        { path: ["phone"], text: expect.stringContaining("leave out the 0 after the code") },
      ]);
    },
  );

  it.each(["+971 4 123 4567", "+971 50 123 4567", "+39 02 1234 5678"])("may be %s", (phone) => {
    expect(entryProblems("company", form({ phone }), before, now)).toEqual([]);
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ phone: "+971 4 123 4567" }, ["whatsapp"]],
    [{ phone: "+971 4 123 4567", whatsapp: "+971 50 123 4567" }, []],
  ])("raise a question if that of WhatsApp stays: %j", (changes, fields) => {
    const warnings = entryWarnings("company", form(changes), before, now);
    expect(warnings.map(({ path }) => path.join("."))).toEqual(fields);
  });
});

describe("the top of a form", () => {
  const { it: italian, ar: arabic, ...english } = parse(ontarioTower) as Record<string, object>;
  const now = new Date("2026-11-28T08:00:00Z");
  const before = { slug: "ontario-tower", status: "listed", aed: 1_500_000 };
  const permit = { number: "71234567890", card: "https://example.com/1" };
  const withChanges = (changes: object) => ({
    data: { ...english, ...changes } as Record<string, unknown>,
    i18n: { it: { data: { ...italian } }, ar: { data: { ...arabic } } },
  });

  it.each<[object, string, RegExp]>([
    [{ aed: "15.000.000" }, "aed", /^the price in AED is “15\.000\.000”. .*10 times more/],
    [{ aed: "a million" }, "aed", /^the price in AED is “a million”. .*not a number/],
    [
      { permit: { ...permit, validUntil: "31.2.2027" } },
      "permit.validUntil",
      /^the last day of the permit is “31\.2\.2027”. There is no such day/,
    ],
  ])("names the field that was not read: %j", (changes, path, text) => {
    const entry = withChanges(changes);
    expect(unreadProblems("properties", entry, before, now)).toEqual([
      { path: path.split("."), text: expect.stringMatching(text) },
    ]);
    expect(entryProblems("properties", entry, before, now)).toEqual([]);
  });

  it.each(["30.2.2026", "30.2", "Q1 2026", "2026-13-01", "2026-02-30"])(
    "names the day %s, with which no check fails",
    (date) => {
      const entry = withChanges({
        availability: { state: "sold", date },
        permit: { ...permit, validUntil: date },
      });
      const paths = unreadProblems("properties", entry, before, now).map(({ path }) => path.at(-1));
      expect(new Set(paths)).toEqual(new Set(["date", "validUntil"]));
      expect(() => entryProblems("properties", entry, before, now)).not.toThrow();
      expect(() => qualityOf("properties", entry, "2026-11-28")).not.toThrow();
      expect(entryChanges("properties", withChanges({}), entry, "2026-11-28", "").join()).toContain(
        `day: (none) → ${date}`,
      );
    },
  );

  it.each(["2027-13", "2027-00", "2027-30"])("names the month %s of a project", (handover) => {
    const entry = { data: { status: "draft", stage: "construction", handover }, i18n: {} };
    expect(unreadProblems("projects", entry, before, now)).toEqual([
      { path: ["handover"], text: expect.stringContaining("There is no such month") },
    ]);
    expect(() => entryProblems("projects", entry, before, now)).not.toThrow();
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ permit: {} }, ["permit number", "last day of the permit", "link of the permit card"]],
    [{ permit: { validUntil: "2027-03-31" } }, ["permit number", "link of the permit card"]],
    [{ title: "", aed: null }, ["title", "price in AED"]],
    [{ availability: { state: "sold" } }, ["day of “reserved, sold or let”"]],
  ])("names the empty fields: %j", (changes, names) => {
    const entry = withChanges(changes);
    expect(
      missingFields("properties", entry, now)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  it("names an empty box among paragraphs and an empty picture, in each language", () => {
    const entry = withChanges({
      description: ["Near the sea.", ""],
      pictures: [{ picture: "", __sc_item_id: "1" }],
    });
    const texts = { ...italian, description: ["", "Vicino al mare."] };
    const translated = { ...entry, i18n: { ...entry.i18n, it: { data: texts } } };
    expect(missingFields("properties", translated, now)).toEqual([
      { path: ["description", 1], text: "description 2" },
      ...["picture", "kind", "caption", "alt"].map((field) => ({
        path: ["pictures", 0, field],
        text: expect.stringContaining("picture 1"),
      })),
      { path: ["it", "description", 0], text: "Italian description 1" },
    ]);
    // The list as a whole is named once.
    const none = withChanges({ description: [""] });
    expect(missingFields("properties", none, now).map(({ text }) => text)).toEqual(["description"]);
  });

  it("names the empty text of an article", () => {
    const missing = missingFields("articles", { data: { title: "Spring" }, i18n: {} }, now);
    expect(missing.map(({ text }) => text)).toContain("text");
  });

  it.each([
    [{}, "advertised without a permit"],
    [{ availability: { state: "sold" } }, "Nothing to correct"],
    [{ status: "draft" }, "Before it is listed, it needs a valid permit"],
    [{ permit: { ...permit, validUntil: "2027-03-31" } }, "Nothing to correct"],
  ])("says whether a listing can be advertised: %j", (changes, text) => {
    expect(nothingToCorrect("properties", withChanges(changes), "listed", now).text).toContain(
      text,
    );
  });

  it.each([
    [[], "crown"],
    [["crown-gate", "the-crown"], "crown"],
    [["crown"], "crown-1"],
    [["crown", "crown-1", "crown-4"], "crown-5"],
  ])("names the address of a new entry beside %j", (taken, slug) => {
    expect(freeSlug("crown", taken)).toBe(slug);
  });

  it("names the photo that goes", () => {
    const photos = ["01.jpg", "02.jpg", "03.jpg"];
    const changes = (left: readonly string[]) =>
      entryChanges(
        "properties",
        withChanges({ photos }),
        withChanges({ photos: left }),
        "2026-11-28",
        "",
      );
    expect(changes(["03.jpg", "01.jpg"])).toEqual(["photos: 3 → 2, removed 02.jpg"]);
    expect(changes([...photos, "blob:http://localhost/1"])).toEqual(["photos: 3 → 4"]);
  });

  it("names the address and the values of a new entry", () => {
    // No form shows the handover, which has one choice only.
    const description = ["Two bedrooms on the water, with a balcony along the whole living room."];
    const data = { title: "Café Tower", aed: 1_250_900, handover: "ready", description };
    const entry = { data, i18n: {} };
    expect(slugOfTitle(entry.data)).toBe("cafe-tower");
    expect(
      entryChanges(
        "properties",
        { data: {}, i18n: {} },
        entry,
        "2026-11-28",
        "/property/cafe-tower",
      ),
    ).toEqual([
      "title: (none) → Café Tower",
      "price: (none) → AED 1,250,900",
      "description: added “Two bedrooms on the water, with a balcony along the whole li…”",
    ]);
  });

  it.each<[object, unknown[]]>([
    [{ aed: 1_250_900 }, ["price: AED 1,500,000 → AED 1,250,900 (−16.6%)"]],
    [{ aed: "15.000.000" }, ["price: AED 1,500,000 → AED 15,000,000 (+900%)"]],
    [{ aed: "a million" }, ["price: AED 1,500,000 → “a million”"]],
    [
      { status: "withdrawn", district: "jumeirah" },
      ["status: Listed → Withdrawn", "district: Business Bay → Jumeirah"],
    ],
    [
      { permit: { ...permit, validUntil: "31.3.2027" } },
      [
        "permit number: (none) → 71234567890",
        "link of the permit card: (none) → https://example.com/1",
        "last day of the permit: (none) → 31 March 2027",
      ],
    ],
    [
      { availability: { state: "reserved", date: "2026-11-27" } },
      [
        "reserved, sold or let, state: (none) → Reserved",
        "reserved, sold or let, day: (none) → 27 November 2026",
      ],
    ],
    [
      { amenities: ["Sauna", ...(english["amenities"] as string[]).slice(1)] },
      [`amenities: added Sauna; removed ${(english["amenities"] as string[])[0]}`],
    ],
    [
      { description: (english["description"] as string[]).map((one) => `${one} It is new.`) },
      (english["description"] as string[]).map((_, index) =>
        expect.stringMatching(`^description ${index + 1}: “….*” → “….* It is new.”$`),
      ),
    ],
  ])("says what will change: %j", (changes, lines) => {
    expect(
      entryChanges("properties", withChanges({}), withChanges(changes), "2026-11-28", ""),
    ).toEqual(lines);
  });

  const page = "/property/ontario-tower";

  it.each<[string, Record<string, unknown>, string]>([
    ["empty", {}, "Texts filled in: 0 of "],
    ["with a title alone", { title: "Ontario Tower" }, "Texts filled in: 1 of "],
  ])("says which page a new language adds, and how much of it is there: %s", (_, texts, line) => {
    const { i18n, data } = withChanges({});
    const [change = "", ...others] = entryChanges(
      "properties",
      { data, i18n: { ar: i18n.ar } },
      { data, i18n: { ...i18n, it: { data: texts } } },
      "2026-11-28",
      page,
    );
    expect(others).toEqual([]);
    expect(change).toMatch(/^Italian: added\. \/it\/property\/ontario-tower appears, also in the /);
    expect(change).toContain(line);
    expect(change).toMatch(/, \d+ still empty$/);
  });

  it("counts no text as empty in a whole translation, and says which one is taken away", () => {
    const { i18n, data } = withChanges({ status: "draft" });
    const without = { data, i18n: { ar: i18n.ar } };
    const changes = (...forms: [typeof without, typeof without]) =>
      entryChanges("properties", ...forms, "2026-11-28", page);
    expect(changes(without, { data, i18n })).toEqual([
      expect.stringMatching(
        /appears once it is no longer a draft, .*\. Texts filled in: (\d+) of \1$/,
      ),
    ]);
    expect(changes({ data, i18n }, without)).toEqual([
      "Italian: removed. /it/property/ontario-tower then leads to the other languages",
    ]);
  });

  it("says the same of an article, whose languages are files", () => {
    const texts = { title: "Primavera", body: "" };
    const data = { title: "Spring", excerpt: "It is warm.", body: "It is warm." };
    const translated = { data, i18n: { it: { data: texts } } };
    expect(
      entryChanges("articles", { data, i18n: {} }, translated, "2026-11-28", "/journal/spring"),
    ).toEqual([
      "Italian: added. /it/journal/spring appears, also in the Italian lists. Texts filled in: 1 of 3, 2 still empty",
    ]);
  });

  it("names the empty fields of a language that was enabled", () => {
    const { data } = withChanges({});
    const missing = missingFields("properties", { data, i18n: { it: { data: {} } } }, now);
    expect(missing.map(({ text }) => text)).toContain("Italian summary");
  });

  it("says what becomes of an address that changes", () => {
    expect(addressChange("journal", "a", "a")).toEqual([]);
    expect(addressChange("journal", "a", "b")).toEqual([
      expect.stringMatching(/^address: \/journal\/a → \/journal\/b\. .* redirects .*301/),
    ]);
  });

  it("names the pages that change in words", () => {
    const shown = {
      properties: [{ id: "ontario-tower", data: { status: "listed" } }],
      areas: [
        { id: "business-district", data: { name: "Business District", lat: 25.18, lon: 55.27 } },
      ],
      articles: ["a", "b"].map((id) => ({ id, data: { name: id, properties: ["ontario-tower"] } })),
      places: [{ data: { districts: [{ id: "business-bay", area: "business-district" }] } }],
    };
    const versions = ["listed", "withdrawn"].map((status) => ({
      id: "ontario-tower",
      data: { status, district: "business-bay" },
    }));
    expect(otherPages("properties", versions, shown)).toEqual([
      "the home page",
      "Buy",
      "Catalogs",
      "the area guide “Business District”",
      "2 articles",
      "pages of similar homes",
    ]);
  });

  it("knows an entry by its new address once that is saved", () => {
    const titles = { "ontario tower": ["properties/ontario-tower"], news: ["journal/news"] };
    setKnown({
      permits: {},
      titles,
      pages: ["/buy", "/property/ontario-tower"],
      shown: {
        properties: [{ id: "ontario-tower", data: { status: "listed" } }],
        areas: [],
        articles: [{ id: "news", data: { name: "News", properties: ["ontario-tower"] } }],
        places: [],
      },
    });
    addSaved({
      kind: "properties",
      before: "ontario-tower",
      slug: "tower",
      data: { title: "Ontario Tower", it: { title: "Torre" }, permit: { number: "7", card: "c" } },
    });
    const owner = [{ entry: "properties/tower", title: "Ontario Tower" }];
    expect(known().permits).toEqual({ "7": owner, c: owner });
    expect(known()).toMatchObject({
      titles: { ...titles, "ontario tower": ["properties/tower"], torre: ["properties/tower"] },
      shown: {
        properties: [{ id: "tower" }],
        articles: [{ id: "news", data: { name: "News", properties: ["tower"] } }],
      },
    });
    expect(knownSlugs("properties")).toEqual(["tower", "tower"]);
    expect(known().pages).toEqual(["/buy", "/property/ontario-tower", "/property/tower"]);
    // Another title, no permit any more, and no page.
    const draft = { title: "Canal", status: "draft" };
    addSaved({ kind: "properties", before: "tower", slug: "tower", data: draft });
    expect(known()).toMatchObject({
      titles: { "ontario tower": [], torre: [], canal: ["properties/tower"] },
      permits: { "7": [], c: [] },
      pages: ["/buy", "/property/ontario-tower"],
    });
    setKnown({ permits: {}, titles: {} });
  });
});

/** What the table of prices says of the example with changes. */
const checkTable = (text: string, ...changes: Omit<PriceChange, "home">[]) => {
  const own = changes.map((change) => ({ home: "ontario-tower", ...change }));
  const { lines: changed, problems, warnings } = checkHome("ontario-tower", text, own);
  return {
    changed,
    problems: problems.map((one) => one.text),
    warnings: warnings.map((one) => one.text),
  };
};
const priceChange = (after: number | string | undefined, before = 1_500_000) =>
  ({ field: "aed", before, after }) as const;

const status = (after: string) => ({ field: "status", before: "listed", after }) as const;

describe("the table of prices", () => {
  const lines = [
    "ontario-tower aed 1500000 1450000",
    "ontario-tower availability.state - reserved",
    "ontario-tower availability.date - 2026-11-20",
    "marina-gate status listed draft",
  ];

  it("keeps changes as lines", () => {
    const changes = readChanges(`${lines.join("\n")}\nontario-tower title A B\n\n`);
    expect(writeChanges(changes)).toBe(lines.join("\n"));
    expect(changes[1]).toEqual({
      home: "ontario-tower",
      field: "availability.state",
      before: undefined,
      after: "reserved",
    });
    expect(readChanges(undefined)).toEqual([]);
  });

  const [first, second, third] = ["a aed 1 2", "b aed 1 2", "c aed 1 2"];
  it.each([
    ["of somebody else", "", first, second, `${first}\n${second}`],
    ["that were published meanwhile", first, `${first}\n${second}`, "", second],
    ["that were taken back", first, second, `${first}\n${third}`, `${second}\n${third}`],
    ["of the same price", "", first, "a aed 1 3", first],
    ["that were typed again", first, "a aed 1 3", first, "a aed 1 3"],
  ])("merges changes %s", (_, opened = "", mine = "", present = "", merged) => {
    expect(mergedChanges(opened, mine, present)).toBe(merged);
  });

  it("lists what changes, and no value that the property has already", () => {
    expect(checkTable(ontarioTower, priceChange(1_450_000))).toEqual({
      changed: ["price: AED 1,500,000 → AED 1,450,000 (−3.3%)"],
      problems: [],
      warnings: [],
    });
    expect(checkTable(ontarioTower, priceChange(1_500_000, 1_600_000)).changed).toEqual([]);
  });

  it.each<[string, number | string | undefined, string]>([
    ["outside of the range of prices", 2_500_000, "not in the price range"],
    ["that is not read", "1,50,000", "“1,50,000”: This is not a number"],
    ["that is empty", undefined, "the price in AED is empty"],
  ])("refuses a price %s", (_, value, problem) => {
    expect(checkTable(ontarioTower, priceChange(value)).problems).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it("questions another status of a listing without a permit", () => {
    expect(checkTable(ontarioTower, status("exclusive")).warnings).toEqual([
      expect.stringContaining("no valid permit. It is still advertised without one"),
    ]);
    expect(checkTable(ontarioTower, status("draft")).warnings).toEqual([
      expect.stringContaining("it can be listed again only with one"),
    ]);
  });

  it("refuses a price in dollars that is no longer the same amount", () => {
    const priced = ontarioTower.replace("aed: 1500000", "aed: 1500000\nusd: 408441");
    expect(checkTable(priced, priceChange(1_400_000)).problems).toEqual([
      expect.stringContaining("the price of $ 408,441 is not that of AED 1,400,000"),
    ]);
  });

  it.each([
    [4_600_000, "3 times more than AED 1,500,000"],
    [290_000, "5 times less than AED 1,500,000"],
  ])("questions a price of %d", (value, question) => {
    const free = ontarioTower.replace(/^range:\n.*\n.*\n/m, "");
    expect(checkTable(free, priceChange(value))).toMatchObject({
      problems: [],
      warnings: [expect.stringContaining(question)],
    });
  });

  it("asks for a permit before a draft is listed, and before a listed one is withdrawn without", () => {
    const draft = ontarioTower.replace("status: listed", "status: draft");
    expect(
      checkTable(draft, { field: "status", before: "draft", after: "listed" }).problems,
    ).toEqual([expect.stringContaining("the permit is missing")]);
    const withdrawn = { field: "status", before: "listed", after: "withdrawn" } as const;
    expect(checkTable(ontarioTower, withdrawn).warnings).toEqual([
      expect.stringContaining("the listing has no valid permit"),
    ]);
  });

  it("says that somebody has changed a value meanwhile", () => {
    expect(checkTable(ontarioTower, priceChange(1_450_000, 1_600_000)).problems).toEqual([
      expect.stringContaining("somebody has changed it to 1500000 meanwhile"),
    ]);
  });
});
