import { type Proof, under } from "./proof.ts";

/** Statements of one section by the tests of one file that prove them. */
function proofs(section: string, file: string, tests: Readonly<Record<string, string>>): Proof[] {
  const proven = under(section, file);
  return Object.entries(tests).map(([statement, test]) => proven(statement, test));
}

/** What was decided after the specification, by the tests that prove it. */
export const addedSince: Proof[] = [
  ...proofs("Decisions: languages", "tests/browser/found-and-shared.test.ts", {
    "every page says which language it is in, with its counterparts in the others":
      "every page says which language it is in, and where it stands in the others",
  }),
  ...proofs("Decisions: languages", "tests/workers/format.test.ts", {
    "English has no prefix, and what has no language has no page":
      "English has no prefix, and what is no language has no page",
    "Italian stands below /it": "stands below its prefix",
    "Arabic stands below /ar": "its pages stand below /ar",
    "amounts and floor areas in English":
      "floor areas are written as specified, and known in square metres",
    "floor areas in Italian: metres first": "has square metres before feet",
    "amounts in Arabic, in Latin digits":
      "amounts stand before their currency, and large ones take the plural of their count",
    "floor areas and hours in Arabic":
      "floor areas have metres first, days and hours their own words",
    "the clock in Italian": "has its months, its days and its clock",
    "Arabic has its six plural forms": "every count has the forms that the language tells apart",
  }),
  ...proofs("Decisions: languages", "tests/browser/language.test.ts", {
    "Arabic is read from right to left": "an Arabic page begins at the right, title and mark",
    "nothing is laid out by left and right":
      "nothing is laid out by left and right where a line may begin at either",
    "Arabic letters have their own faces":
      "Arabic letters have their own faces, which no other page fetches",
  }),
  ...proofs("Decisions: languages", "tests/browser/translation.test.ts", {
    "Italian says the same, and nothing in English": "no page in Italiano says anything in English",
    "Arabic says the same, and nothing in English": "no page in العربية says anything in English",
  }),
  ...proofs("Decisions: languages", "tests/browser/language-choice.test.ts", {
    "the switch keeps page, query and what was typed":
      "who changes the language keeps the page, its query and what was typed",
    "a first visitor is offered their language, in one line":
      "one line offers it, moves nothing, and is put away for good",
  }),
  ...proofs("Decisions: languages", "tests/browser/language-request.test.ts", {
    "a request in Italian reaches the staff in English, with its locale":
      "who asks for a viewing in Italian reads its words, and the staff English ones",
    "a request in Arabic reaches the staff in English, with its locale":
      "who asks for a viewing in Arabic reads its words, and the staff English ones",
  }),
  ...proofs("Decisions: viewing request", "tests/workers/functions.test.ts", {
    "the specification's seven fields alone are a request, as the published client sends them":
      "the published supabase client sends a viewing request unchanged",
    "propertyId is optional and names only a home of ours; unknown fields are ignored":
      "a viewing request may leave out which home's id it is about, and names only one of ours",
  }),
  ...proofs("Decisions: viewing request", "tests/workers/several-homes.test.ts", {
    "propertyIds: one mail names each home":
      "the staff get one mail that names each home with its price and its page",
  }),
  ...proofs("Decisions: viewing request", "tests/workers/shortlist.test.ts", {
    "propertyIds: up to six": "is no more than one viewing request takes",
  }),
  ...proofs("Decisions: viewing request", "tests/workers/viewing-time.test.ts", {
    "preferredDate: the next 30 days of Dubai, no Sunday": "%s can be asked for",
    "preferredDate and preferredTime are stored":
      "a day and a time are stored with the lead, and the day is Dubai's",
    "preferredDate and preferredTime may be left out":
      "a plain form has the same rules, and may leave both out",
    "the mail carries a tentative entry for the calendar":
      "the mail carries a tentative entry for the calendar, whole in Arabic too",
  }),
  ...proofs("Decisions: viewing request", "tests/workers/queue.test.ts", {
    "a lead is taken when D1 or the queue has it":
      "an enquiry that D1 did not take is stored from the queue and mailed by the outbox",
    "only then is the answer success":
      "where D1 and the queue fail, nobody is told that it was sent, but when to try again",
  }),
  ...proofs("Decisions: shortlist", "tests/browser/shortlist.test.ts", {
    "the address holds it, in English":
      "a shared list shows exactly its homes, in en, and stays out of search engines",
    "the address holds it, in Italian":
      "a shared list shows exactly its homes, in it, and stays out of search engines",
    "the address holds it, in Arabic":
      "a shared list shows exactly its homes, in ar, and stays out of search engines",
    "the browser's storage holds it, in all tabs":
      "what is saved in one tab is saved in all, is said once, and stays",
    "it holds six homes": "of a seventh home it is said what to do, and the six stay as they are",
    "another's list is kept beside one's own, or in its place":
      "who opens another's list keeps it beside their own, or in its place",
    "one request asks for all homes": "one request asks for a viewing of all homes",
    "the request works without JavaScript": "its request reaches the staff, and says so",
  }),
  ...proofs("Decisions: shortlist", "tests/workers/shortlist.test.ts", {
    "homes are compared: what differs, and what is alike": "say once what is the same of all",
  }),
  ...proofs("Decisions: brochures", "tests/browser/brochures.test.ts", {
    "one for each home, in each language, on its page":
      "a home's page leads to its brochure in its language, which every cache may keep",
    "one for each project, in each language, beside it":
      "every project on the investment pages has its brochure beside it",
    "what one says is what the pages say, in English":
      "what is copied out of a brochure in English is what it says, in order",
    "what one says is what the pages say, in Italian":
      "what is copied out of a brochure in Italiano is what it says, in order",
    "what one says is what the pages say, in Arabic":
      "what is copied out of a brochure in العربية is what it says, in order",
    "a link that was passed on leads to today's":
      "a link that was passed on leads to the brochure of today",
  }),
  ...proofs("Decisions: permits", "tests/workers/permits.test.ts", {
    "one for each advertised home or project, with its validity":
      "is valid until its last day in Dubai is over",
    "none is invented": "is none of the site’s until the owner gives one",
    "a deployment names what has none or an old one":
      "name what is advertised without a permit, and what has run out",
    "what has run out is taken away":
      "answers 410 with the homes most like it, and before that with the permit",
  }),
  ...proofs("Decisions: costs", "tests/workers/costs.test.ts", {
    "shown to the dirham": "Ontario Tower, to the dirham",
    sourced: "each have two sources at least, none of them twice",
    "shown near the price": "are one line near the price",
  }),
  ...proofs("Decisions: framework", "tests/browser/headers.test.ts", {
    "scripts are asked for after the first paint":
      "scripts are asked for after the page is painted",
    "however the router writes a page's start":
      "a page asks for no script before it is painted, however the router writes its start",
  }),
  ...proofs("Decisions: framework", "tests/workers/rewrite-page.test.ts", {
    "a page's start is changed by HTMLRewriter, in one place":
      "the start and its modules wait together, and each is named once",
  }),
  ...proofs("Decisions: framework", "tests/browser/weight.test.ts", {
    "JavaScript at most 145 kB a page: the home page": "/ is light on a phone",
  }),
  ...proofs("Decisions: staff", "tests/workers/report.test.ts", {
    "the report counts leads by kind, home and source, each once":
      "a request for several homes counts for each of them, and one lead in all",
  }),
  ...proofs("Decisions: staff", "tests/workers/sheet.test.ts", {
    "the export opens in a spreadsheet, with nothing that was typed breaking it":
      "nothing that was typed breaks the file",
    "the export has every column of a lead":
      "every column of a lead is in the export once, and none of the pipeline's own",
  }),
  ...proofs("Decisions: staff", "tests/workers/forget.test.ts", {
    "who asks is forgotten":
      "all that is stored of them goes, of every kind, with the notes of its delivery",
  }),
  ...proofs("Decisions: staff", "tests/workers/weekly.test.ts", {
    "a mail on Mondays tells of the week":
      "tells of the week that is over, with the one before beside it, and of nobody by name",
  }),
  ...proofs("Decisions: staff", "tests/workers/held.test.ts", {
    "what is held as spam reaches the staff once a day":
      "what is held reaches the staff in one mail a day, each with the command that sends it",
  }),
  ...proofs("Decisions: staff", "tests/workers/alert.test.ts", {
    "whoever watches is told of trouble, once, and when it is over":
      "where mail fails, whoever watches hears it after an hour, once, and once that it is over",
  }),
  ...proofs("Decisions: staff", "tests/workers/leads.test.ts", {
    "the commands read the local database unless told otherwise":
      "staff read the database on their machine unless they ask for the deployed one",
  }),
];
