import type { Statement } from "./proof.ts";

interface Untested extends Statement {
  why: string;
}

/** Statements without a test, and the reason. */
export const notTested: Untested[] = [
  {
    section: "§1 What the product does",
    statement: "its emphasis is off-plan investment",
    why: "a matter of weight; that the header and the home page lead to its four investment pages is tested",
  },
  {
    section: "§1 What the product does",
    statement: "visitors are buyers, tenants, sellers, landlords, investors and developers",
    why: "says whom the site is for; nothing on a page could contradict it",
  },
  {
    section: "§1 What the product does",
    statement: "the only enquiry that reaches a backend is the viewing request",
    why: "decided otherwise: messages and requests for valuations reach the staff too, as tested",
  },
  {
    section: "§2 Buy",
    statement: "the filter bar is static",
    why: "decided otherwise: it works, as tested",
  },
  {
    section: "§2 Carousels",
    statement: "nobody sees a crooked picture",
    why: "what is upright is for the eye; that a slide is turned by its angle, and fills the shape of the others, is tested",
  },
  {
    section: "§3 Entities",
    statement: "a catalog has image, title, description and pages",
    why: "there is no entry to show",
  },
  {
    section: "§4 States and transitions",
    statement: "no business statuses or workflows exist",
    why: "an absence",
  },
  {
    section: "§5 Validation rules",
    statement: "only the browser's own checks apply; messages and bounds are not shown",
    why: "decided otherwise for the server; that the browser checks by itself without JavaScript is tested",
  },
  {
    section: "§6 Roles and permissions",
    statement: "roles in any form are not shown",
    why: "an absence; that no page asks for a login is tested",
  },
  {
    section: "§7 The calls it makes",
    statement: "the client keeps a session in local storage and refreshes tokens",
    why: "not built, as decided: the product uses no sign-in",
  },
  {
    section: "Decisions",
    statement: "phone, WhatsApp number and email are placeholders until the owner fills them",
    why: "a test would fail on the day they are filled; that every page has what the module has is tested",
  },
  {
    section: "Decisions",
    statement: "social icons become links once the company's module gives an address",
    why: "it gives none yet; that they lead nowhere until then is tested",
  },
  {
    section: "Decisions",
    statement: "the names of the three unnamed projects are marked as working names",
    why: "a remark in the content's module; the names on the pages are tested",
  },
  {
    section: "Decisions",
    statement: "pictures are original renderings",
    why: "no page could contradict it; that they are called artist's impressions is tested",
  },
  {
    section: "Decisions",
    statement: "the client takes another backend's address and a public anonymous key as settings",
    why: "settings of a build; that enquiries go to the site's own origin without them is tested",
  },
  {
    section: "Decisions",
    statement: "no testimonial, award, partner logo, permit number or person is invented",
    why: "what is true of the firm is known to the owner, not to a test",
  },
  {
    section: "Decisions",
    statement: "the portrait stands until the owner gives a photograph",
    why: "takes place by dropping in a file",
  },
  {
    section: "Decisions",
    statement: "a missing page is logged on the server as a structured line",
    why: "no visitor notices; the browser's console line is tested",
  },
  {
    section: "Decisions: permits",
    statement: "deployment stops without a permit, unless the owner says otherwise",
    why: "a deployment needs an account; what it names before it stops is tested",
  },
  {
    section: "Decisions: shortlist",
    statement: "it is never in an account",
    why: "an absence; that no page asks for a login is tested",
  },
  {
    section: "Decisions: framework",
    statement: "nothing of React Router is rewritten or left out at build time",
    why: "an absence in the build's settings",
  },
];
