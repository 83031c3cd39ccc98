import { company } from "~/content/company";
import { type EnquiryKind, type EnquiryValues, fieldsOf } from "~/enquiries/fields";

const names: Record<EnquiryKind, string> = {
  viewing: "Viewing request",
  contact: "Message",
  valuation: "Valuation request",
};

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

const dubaiTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Asia/Dubai",
});

/**
 * The email that tells the staff of an enquiry.
 *
 * @returns subject, text and HTML, and the visitor's address for the reply
 */
export function enquiryMessage(
  kind: "viewing",
  enquiry: EnquiryValues<"viewing"> & { id: string; createdAt: string },
) {
  const received = `${dubaiTime.format(new Date(enquiry.createdAt))} (Dubai)`;
  const answers = fieldsOf(kind)
    .map(([name, field]) => [field.label, enquiry[name]] as const)
    .filter(([, answer]) => answer !== "");
  const rows = [...answers, ["Received", received] as const, ["Reference", enquiry.id] as const];
  return {
    subject: `${names[kind]}: ${enquiry.propertyTitle || company.name} [${enquiry.id}]`,
    text: rows.map(([label, answer]) => `${label}: ${answer}`).join("\n"),
    html: `<table>${rows
      .map(
        ([label, answer]) =>
          `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="white-space:pre-wrap">${escapeHtml(answer)}</td></tr>`,
      )
      .join("")}</table>`,
    replyTo: { email: enquiry.email, name: enquiry.name },
  };
}
