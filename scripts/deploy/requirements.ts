import { type Company, missingLegalFacts } from "../../app/content/company.ts";
import type { Project } from "../../app/content/projects.ts";
import { isHandoverPast } from "../../app/content/schema/project.ts";
import { officeDay } from "../../app/format/office-time.ts";
import {
  type NamedListing,
  namesWithExpiredPermit,
  namesWithoutPermit,
} from "../../app/site/validity.ts";
import { isIndexNowKey } from "./index-now.ts";

export interface DeploymentFacts {
  /** Settings of wrangler.toml by name. */
  settings: Readonly<Record<(typeof settingNames)[number], string>>;
  company: Pick<
    Company,
    | "phone"
    | "email"
    | "whatsapp"
    | "postalAddress"
    | "euRepresentative"
    | "registered"
    | "people"
    | "escalation"
  >;
  advertisements: readonly NamedListing[];
  projects: readonly Pick<
    Project,
    "title" | "developer" | "projectNumber" | "escrow" | "stage" | "handover"
  >[];
  staticHeaders: string;
  secrets: readonly string[];
  /** A line for each outdated brochure. */
  brochureProblems: readonly string[];
}

export const settingNames = [
  "database_id",
  "SITE_ORIGIN",
  "ENQUIRY_RECIPIENT",
  "ENQUIRY_SENDER",
  "STRICT_TRANSPORT_SECURITY",
  "VISITOR_MAIL",
  "INDEXNOW_KEY",
] as const;

interface Requirement {
  title: string;
  remedy: string;
  /** The lines; empty if the requirement is met. */
  missing: (facts: DeploymentFacts, now: Date) => readonly string[];
  /** The option of `npm run deploy` that waives it. */
  waivedBy?: string;
  /** Only a warning at the end of the deployment. */
  optional?: true;
}

/** Empty values, numbers of zeros, reserved example domains, and localhost. */
const placeholder = /^$|0{7}$|\.example$|\/\/localhost/;

/**
 * Facts that the advertisement of an off-plan project has to state (circular 11 of 2016):
 * docs/decisions/0013.
 */
const factsOfProjects = [
  ["developer", "developer"],
  ["projectNumber", "project number"],
  ["escrow", "escrow account"],
] as const;

/** Facts that every advertisement of a broker has to state: docs/decisions/0013. */
const missingRegistrations = ({ registered: { licence, orn, brn } }: DeploymentFacts["company"]) =>
  [
    ["licence", licence],
    ["orn", orn],
    ["desks: sales: brn", brn.sales],
    ["desks: leasing: brn", brn.leasing],
  ].flatMap(([name = "", value]) => (value ? [] : [`app/content/company.yaml: ${name}`]));

/** What the desk needs to give each enquiry a person. */
function missingForDesk(
  { people, escalation }: DeploymentFacts["company"],
  secrets: readonly string[],
): string[] {
  if (!people.some((person) => person.desks))
    return [
      "app/content/company.yaml: people names nobody with desks, so every enquiry goes to the mailbox only",
    ];
  return [
    ...(secrets.includes("DESK_SECRET")
      ? []
      : ["DESK_SECRET is not set, so every enquiry goes to the mailbox only"]),
    ...(escalation
      ? []
      : ["app/content/company.yaml: escalation names nobody whom unclaimed enquiries reach"]),
  ];
}

/** The requirements of `npm run deploy`. Add an entry for a new fact that only the owner knows. */
const requirements: readonly Requirement[] = [
  {
    title: "Placeholders",
    remedy: "Put the firm's own values in their place: docs/deployment.md.",
    missing: ({ settings, company }) =>
      [
        ...(["database_id", "SITE_ORIGIN", "ENQUIRY_RECIPIENT", "ENQUIRY_SENDER"] as const).map(
          (name) => [`wrangler.toml: ${name}`, settings[name]] as const,
        ),
        ...(["phone", "email", "whatsapp"] as const).map(
          (name) => [`app/content/company.yaml: ${name}`, company[name]] as const,
        ),
      ]
        .filter(([, value]) => placeholder.test(value.replaceAll(" ", "")))
        .map(([name, value]) => `${name} = "${value}"`),
  },
  {
    title: "Advertised without a valid permit of the Dubai Land Department",
    remedy:
      "Give each its permit in its file in app/content, or deploy on purpose: npm run deploy -- --without-permits",
    missing: ({ advertisements }, now) => namesWithoutPermit(advertisements, now),
    waivedBy: "without-permits",
  },
  {
    title: "Off-plan projects advertised without what the advertisement has to state",
    remedy:
      "Give it in the project’s file in app/content, or deploy on purpose: npm run deploy -- --without-permits",
    missing: ({ projects }) =>
      projects.flatMap((project) => {
        const names = factsOfProjects.flatMap(([field, name]) => (project[field] ? [] : [name]));
        return names.length > 0 ? [`${project.title}: ${names.join(", ")}`] : [];
      }),
    waivedBy: "without-permits",
  },
  {
    title: "Registrations of the firm that its advertisements have to state",
    remedy: "Give them, or deploy on purpose: npm run deploy -- --without-permits",
    missing: ({ company }) => missingRegistrations(company),
    waivedBy: "without-permits",
  },
  {
    title: "Strict-Transport-Security differs between pages and files",
    remedy: "Browsers keep the value that they got last: docs/edge.md.",
    missing: ({ settings, staticHeaders }) =>
      staticHeaders.includes(`Security: ${settings.STRICT_TRANSPORT_SECURITY}\n`)
        ? []
        : [
            `public/_headers does not have "${settings.STRICT_TRANSPORT_SECURITY}" of wrangler.toml`,
          ],
  },
  {
    title: "Brochures that do not match the pages",
    remedy: "npm run content, and commit what it makes.",
    missing: ({ brochureProblems }) => brochureProblems,
  },
  {
    title: "Nobody would hear of a failure of the mail service",
    remedy:
      "Alerts are mailed to the staff. Set ALERT_WEBHOOK_URL too, or HEALTH_TOKEN for a monitor: docs/deployment.md.",
    missing: ({ secrets }) =>
      secrets.includes("ALERT_WEBHOOK_URL") || secrets.includes("HEALTH_TOKEN")
        ? []
        : ["neither ALERT_WEBHOOK_URL nor HEALTH_TOKEN is set"],
    optional: true,
  },
  {
    title: "Enquiries that nobody owns",
    remedy: "Name the people who answer them: docs/enquiries.md, The desk.",
    missing: ({ company, secrets }) => missingForDesk(company, secrets),
    optional: true,
  },
  {
    title: "Visitors who hear nothing by mail",
    remedy: "Onboard the sender’s domain: docs/deployment.md, Mail to visitors.",
    missing: ({ settings, secrets }) => [
      ...(settings.VISITOR_MAIL === "on" ? [] : ["wrangler.toml: VISITOR_MAIL is not on"]),
      ...(settings.VISITOR_MAIL === "on" && !secrets.includes("DESK_SECRET")
        ? ["DESK_SECRET is not set, so the mails have no link to change an enquiry"]
        : []),
    ],
    optional: true,
  },
  {
    title: "Homes that no portal gets",
    remedy: "Set the secret of their feeds: docs/portals.md.",
    missing: ({ secrets }) => (secrets.includes("FEED_SECRET") ? [] : ["FEED_SECRET is not set"]),
    optional: true,
  },
  {
    title: "Search engines that are not told of changed pages",
    remedy: "Set the key of IndexNow: docs/deployment.md.",
    missing: ({ settings: { INDEXNOW_KEY: key } }) =>
      isIndexNowKey(key)
        ? []
        : [`wrangler.toml: INDEXNOW_KEY is ${key ? "not a valid key" : "not set"}`],
    optional: true,
  },
  {
    title: "Facts that the GDPR asks for in the privacy notice",
    remedy: "Give them in app/content/company.yaml.",
    missing: ({ company }) => missingLegalFacts(company),
    optional: true,
  },
  {
    title: "Not shown, because the permit has run out",
    remedy: "Renew it in Trakheesi and give the new one in its file in app/content.",
    missing: ({ advertisements }, now) => namesWithExpiredPermit(advertisements, now),
    optional: true,
  },
  {
    title: "On sale, although the expected handover is past",
    remedy: "Change handover or stage in the project’s file in app/content.",
    missing: ({ projects }, now) =>
      projects
        .filter((project) => isHandoverPast(project, officeDay(now)))
        .map(({ title, handover }) => `${title}: ${handover}`),
    optional: true,
  },
];

/** The options that waive requirements. */
export const waivers = [...new Set(requirements.flatMap(({ waivedBy }) => waivedBy ?? []))];

interface Report {
  /** Unmet requirements that prevent the deployment. */
  blocking: string;
  /** Unmet requirements that do not. */
  remaining: string;
}

/**
 * Checks the requirements of a deployment.
 *
 * @param waived options of the command
 */
export function checkProject(facts: DeploymentFacts, now: Date, waived: readonly string[]): Report {
  const found = requirements
    .map(({ missing, ...requirement }) => ({ ...requirement, lines: missing(facts, now) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, remedy, lines, optional, waivedBy = "" }) => ({
      blocks: !optional && !waived.includes(waivedBy),
      text: [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`), remedy].join("\n"),
    }));
  const texts = (blocks: boolean) =>
    found
      .filter((one) => one.blocks === blocks)
      .map(({ text }) => text)
      .join("\n\n");
  return { blocking: texts(true), remaining: texts(false) };
}
