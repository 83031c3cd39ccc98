import { company } from "~/content/company";
import { privacyPath } from "~/content/paths";
import { interpolate } from "~/format/interpolate";
import { type Locale, localePath, locales } from "~/locale";
import type { Enquiry } from "../records/enquiry";
import { emailKey } from "../records/person";
import type { Contact } from "./contact";
import { visitorMessages } from "./messages";

interface Link {
  text: string;
  address: string;
}

/** A part of a mail to a visitor: both its HTML and its text follow from it. */
export type Part =
  | { kind: "title" | "paragraph" | "important"; text: string }
  | { kind: "rows"; rows: readonly { label: string; text: string }[] }
  | { kind: "person"; label: string; contact: Contact }
  | { kind: "links"; links: readonly Link[] }
  | { kind: "button"; link: Link }
  | { kind: "small"; text: string; link: Link };

/** Isolates left-to-right text, a number or a name, within text of any direction. */
const isolated = (text: string, locale: Locale) =>
  locales[locale].direction === "rtl" ? `\u2068${text}\u2069` : text;

function textOf(part: Part, locale: Locale): string {
  switch (part.kind) {
    case "rows":
      return part.rows.map(({ label, text }) => `${label}: ${text}`).join("\n");
    case "person": {
      const { name, role, phone, whatsappUrl, chat } = part.contact;
      const who = [`${part.label}: ${isolated(name, locale)}`, role, isolated(phone, locale)];
      return [...who, whatsappUrl && `${chat}: ${whatsappUrl}`].filter(Boolean).join("\n");
    }
    case "links":
      return part.links.map(({ text, address }) => `${text}:\n${address}`).join("\n");
    case "button":
      return `${part.link.text}:\n${part.link.address}`;
    case "small":
      return `${part.text}\n${part.link.text}: ${part.link.address}`;
    case "title":
    case "important":
    case "paragraph":
      break;
  }
  return part.text;
}

/** The reason why the visitor gets the mail, and the privacy notice. */
function reasonFor(env: Env, locale: Locale): Part {
  const { why, privacy } = visitorMessages[locale];
  const { hostname } = new URL(env.SITE_ORIGIN);
  const address = new URL(localePath(locale, privacyPath), env.SITE_ORIGIN).href;
  return {
    kind: "small",
    text: interpolate(why, { site: hostname }),
    link: { text: privacy, address },
  };
}

/**
 * A mail to the visitor of an enquiry, in the visitor's language. It has no text that the visitor typed: a form cannot
 * make the firm send a message to somebody else.
 *
 * @param contact who gets the reply
 */
export async function visitorMail(
  env: Env,
  { email, locale }: Pick<Enquiry, "locale"> & { email?: string | null },
  { subject, parts, contact }: { subject: string; parts: readonly Part[]; contact: Contact },
): Promise<EmailMessageBuilder> {
  const { visitorHtml } = await import("./visitor-html");
  const all = [...parts, reasonFor(env, locale)];
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: emailKey(email ?? ""),
    replyTo: { email: contact.email, name: contact.name },
    subject,
    // RFC 3834: no absence note answers it.
    headers: { "Auto-Submitted": "auto-generated" },
    text: `${all.map((part) => textOf(part, locale)).join("\n\n")}\n`,
    html: visitorHtml(locale, all),
  };
}
