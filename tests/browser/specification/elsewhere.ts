import { addedSince } from "./added-since.ts";
import { type Proof, under } from "./proof.ts";

const header = under("§2 Header", "tests/browser/shell.test.ts");
const home = under("§2 Home", "tests/browser/home.test.ts");
const carousels = under("§2 Carousels", "tests/browser/carousel.test.ts");
const viewing = under("§4 States and transitions", "tests/browser/viewing-request.test.ts");
const dialog = under("§4 States and transitions", "tests/browser/dialog.test.ts");
const states = under("§4 States and transitions", "tests/browser/shell.test.ts");
const limits = under("§9 Business constants and limits", "tests/browser/shell.test.ts");
const buy = under("Decisions", "tests/browser/buy.test.ts");
const companyPages = under("Decisions", "tests/browser/company-pages.test.ts");
const rules = under("Decisions", "tests/workers/functions.test.ts");

/** Statements that a journey or a test of the Worker proves already: no second one is needed. */
export const provenElsewhere: Proof[] = [
  header(
    "past 50 px it becomes opaque with a border",
    "turns opaque past 50 px and clear again at the top",
  ),
  header("the current route is highlighted", "marks the page that is shown, and no other"),
  header(
    "the dropdown opens on hover after 120 ms",
    "opens the dropdown 120 ms after the pointer arrives, not earlier",
  ),
  header(
    "it closes 350 ms after the pointer leaves",
    "closes the dropdown 350 ms after the pointer has left, not earlier",
  ),
  header("it toggles on click", "a tap opens the dropdown and a second one closes it"),
  header(
    "it closes on Escape",
    "opens and closes the dropdown from the keyboard; Escape gives the focus back",
  ),
  header("it closes on an outside click", "closes the dropdown on a click outside of it"),
  header(
    "on small screens a toggle opens a stacked menu with the same links and a full-width Contact Us",
    "has the same links, and Contact Us over the whole width",
  ),
  header(
    "choosing a link closes it",
    "closes when a link is chosen, also the link to the page that is shown",
  ),
  home(
    "its blocks stand in this order",
    "a visitor reads the page in the order the firm tells it in",
  ),
  home(
    "the INVEST menu has the header dropdown's timings",
    "the INVEST menu waits for a pointer that means it, and for one that comes back",
  ),
  home(
    "it also closes when an item is chosen",
    "the INVEST menu closes on Escape, on a press elsewhere and on a choice",
  ),
  home(
    "Luxury Properties loops, with 3 cards per row on desktop",
    "the homes stand three in a row and come round again",
  ),
  carousels("the homes' pictures loop, by previous and next", "the pictures go round both ways"),
  carousels(
    "their dots jump to a slide, and the current one is highlighted",
    "a dot leads to its picture, and the next one after the last is the first",
  ),
  under("§2 Journal", "tests/browser/journal-areas.test.ts")(
    "Read More opens the whole article",
    "a reader opens an article from the journal and goes on to the next one",
  ),
  under("§2 Areas", "tests/browser/journal-areas.test.ts")(
    "counts and average prices are said to be indicative",
    "a visitor sees six areas with a count and a price range that say they are indicative",
  ),
  under("§2 Buy", "tests/browser/buy.test.ts")(
    "the line counts what the filters leave",
    "/buy?bedrooms=1 shows Continental Tower",
  ),
  under("§2 404 page", "tests/browser/shell.test.ts")(
    "it logs the missing path",
    "the answer is a 404 that says so, in words and in the console, and leads on",
  ),
  states("the header is scrolled or not", "turns opaque past 50 px and clear again at the top"),
  states(
    "the Off-plan dropdown is open or closed",
    "opens and closes the dropdown from the keyboard; Escape gives the focus back",
  ),
  states(
    "the mobile menu is open or closed",
    "holds the focus, and Escape gives it back to the button",
  ),
  under("§4 States and transitions", "tests/browser/home.test.ts")(
    "the home INVEST menu behaves the same",
    "the INVEST menu closes on Escape, on a press elsewhere and on a choice",
  ),
  viewing(
    "sending: the submit button is disabled and labelled 'Sending...'",
    "while it is being sent, the button says so and cannot be pressed twice",
  ),
  viewing(
    "on success the fields are cleared",
    "a visitor asks for a viewing, and the staff have it in D1 and by mail",
  ),
  viewing(
    "on failure the fields are kept, and it is idle again",
    "a visitor whose connection drops is told, and keeps what was typed",
  ),
  dialog(
    "on success the dialog closes on the Al Soufuh page",
    "a request that is sent closes the dialog, and the staff have it",
  ),
  dialog(
    "on failure the dialog stays as it is",
    "a request that fails leaves the dialog as it is, with a toast that can be dismissed",
  ),
  dialog(
    "the Al Soufuh dialog is open or closed",
    "the dialog closes by its button and by a click on what is behind it",
  ),
  under("§5 Validation rules", "tests/browser/viewing-request.test.ts")(
    "what is required and of the wrong type does not go",
    "wrong answers are named in words, one by one and together, and the first is at hand",
  ),
  under("§7 The calls it makes", "tests/browser/viewing-request.test.ts")(
    "success: a toast 'Request Sent!', 'We'll contact you shortly to schedule your viewing.'",
    "a visitor asks for a viewing, and the staff have it in D1 and by mail",
  ),
  under("§7 The calls it makes", "tests/workers/functions.test.ts")(
    "functions/v1/send-viewing-request is invoked as a serverless function",
    "the published supabase client sends a viewing request unchanged",
  ),
  under("§8 Error catalogue", "tests/browser/viewing-request.test.ts")(
    "viewing request fails: 'Error', 'Failed to send your request. Please try again.', fields kept",
    "a visitor whose connection drops is told, and keeps what was typed",
  ),
  under("§8 Error catalogue", "tests/browser/shell.test.ts")(
    "routing failure: 'Unexpected Application Error!' with the error's message",
    "the visitor reads what went wrong, and can go on",
  ),
  limits(
    "the header turns opaque after more than 50 px",
    "turns opaque past 50 px and clear again at the top",
  ),
  limits(
    "a dropdown opens after 120 ms",
    "opens the dropdown 120 ms after the pointer arrives, not earlier",
  ),
  limits(
    "a dropdown closes 350 ms after the pointer leaves",
    "closes the dropdown 350 ms after the pointer has left, not earlier",
  ),
  under("§9 Business constants and limits", "tests/browser/home.test.ts")(
    "the home carousel has 3 cards per row on desktop",
    "the homes stand three in a row and come round again",
  ),
  under("§9 Business constants and limits", "tests/workers/projects.test.ts")(
    "most carousels have 10 slides, Al Marjan 9, Tissoli 8",
    "have as many slides as the specification gives them, no picture twice",
  ),
  buy(
    "the filter bar works, in the address",
    "a choice filters at once, without a reload, and the address says it",
  ),
  buy("it works without JavaScript", "Search answers with the list that was asked for"),
  buy("'Showing N properties' counts what is shown", "/buy?bedrooms=1 shows Continental Tower"),
  buy(
    "no match gets an empty state with a way back",
    "where nothing matches there is a way back and a way on",
  ),
  buy("rentals and sales are told apart", "sales and rents are told apart on their cards"),
  buy(
    "the villa is found where a filter for villas finds nothing in the open list",
    "asking for villas brings the one that is not on the open list",
  ),
  under("Decisions", "tests/workers/listings.test.ts")(
    "dollar ranges are compared at the peg of AED 3.6725",
    "compares dirhams with dollars at the peg, limits included on either side",
  ),
  companyPages(
    "the valuation form reaches the staff",
    "a seller asks for a valuation, and the staff have it in D1 and by mail",
  ),
  companyPages(
    "the contact form reaches the staff, with what its link was about",
    "what a link to the contact form is about arrives with the message",
  ),
  under("Decisions", "tests/browser/html.test.ts")(
    "no control is dead: no link and no anchor leads nowhere",
    "no link and no anchor of the site leads nowhere",
  ),
  under("Decisions", "tests/workers/listings.test.ts")(
    "one catalogue feeds the open list and the villa",
    "holds the three homes of the open list and the villa, as they are offered",
  ),
  companyPages(
    "Find Your Partner carries the choice to /team and on to the contact form",
    "a choice of partner made on the home page is shown by /team and reaches the form",
  ),
  rules(
    "the server requires what the browser requires",
    "names %s where it is missing, and stores nothing",
  ),
  rules(
    "what is sent is stored as it was sent, and the answer is 200 with its id",
    "is stored exactly as it was sent, under the id in the answer",
  ),
  rules("every enquiry is mailed", "is mailed with every answer in it"),
  rules(
    "form bodies are taken as JSON is",
    "may come as a plain form, whose line breaks are stored as they were typed",
  ),
  rules("errors: 400, 413 and 415 with code and message", "%s is refused with words for it"),
  rules("errors: 422 with the fields' names", "names %s where it is missing, and stores nothing"),
  rules(
    "errors: 500 with code and message",
    "a fault that nobody foresaw is a 500 in plain words, and says nothing of itself",
  ),
  under("Decisions", "tests/workers/bodies.test.ts")(
    "all that is sent is trimmed",
    "whatever its body is, it is stored as it came or refused with words, never broken",
  ),
  rules("an email that is none is refused", "does not take %j for an address"),
  rules("the method is POST", "%s is not how an enquiry is sent"),
  rules("an origin that is not allowed is refused", "a post of a stranger's page is refused: %s"),
  under("Decisions", "tests/workers/bodies.test.ts")(
    "control characters are refused in one-line fields, by name",
    "every naughty string is stored exactly in each field that takes it, and refused by name in the others",
  ),
  under("Decisions", "tests/workers/abuse.test.ts")(
    "errors: 429 for who sends too much",
    "holds an address that sends too much, and says how long to wait",
  ),
  rules("upper bounds hold on the server", "takes %s at its bound and refuses it past that"),
  rules(
    "other origins in the settings may call, with CORS",
    "those in the settings may read every answer, errors too",
  ),
  rules("the supabase client's preflight is answered", "answers the supabase client's preflight"),
  under("Decisions", "tests/browser/property.test.ts")(
    "the WhatsApp Us button leads to a chat that names the home",
    "Al Soufuh can be asked about on WhatsApp, in a message that names it",
  ),
  ...addedSince,
];
