import { company } from "~/content/company";
import type { Permit } from "~/features/permits/permit";
import { mailPage, rowsAsHtml, rowsAsText } from "./mail-rows";
import { escapeHtml, type Row } from "./mail-text";

/** A permit that runs out, and of what. */
interface EndingPermit {
  /** The home, project or area. */
  name: string;
  permit: Permit;
  /** How many days after today its last day is. */
  daysLeft: number;
}

const inDays = (days: number) =>
  days === 0 ? "today" : `in ${days} ${days === 1 ? "day" : "days"}`;

/** The staff's mail about permits that run out: what of, when, and what happens then. */
export function permitMail(ending: readonly EndingPermit[], env: Env): EmailMessageBuilder {
  const lists = ending.map(({ name, permit: { number, validUntil, card }, daysLeft }): Row[] => [
    { label: "Advertised", text: name },
    { label: "Permit", text: number },
    { label: "Last day in Dubai", text: `${validUntil}, ${inDays(daysLeft)}` },
    { label: "Permit card", text: card },
  ]);
  const intro =
    "These Dubai Land Department permits are about to expire. Once a permit has expired, the site no longer shows what it covers. Renew it in Trakheesi, put the new number, date and card in the listing’s file in app/content, and deploy.";
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: env.ENQUIRY_RECIPIENT,
    subject:
      ending.length === 1
        ? `The permit for ${ending[0]?.name} expires ${inDays(ending[0]?.daysLeft ?? 0)}`
        : `${ending.length} permits are about to expire`,
    text: [intro, ...lists.map(rowsAsText)].join("\n\n"),
    html: mailPage([`<p>${escapeHtml(intro)}</p>`, ...lists.map(rowsAsHtml)].join("<hr>")),
  };
}
