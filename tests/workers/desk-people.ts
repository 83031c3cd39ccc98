import { env } from "cloudflare:workers";
import { onTestFinished } from "vitest";
import worker from "~workers/app";
import { company, type Person } from "~/content/company";

export const DESK_SECRET = "a-secret-of-the-desk";

/** A Monday at 10:00 in Dubai. */
export const monday = Date.parse("2026-11-30T06:00:00Z");

export const linkIn = (mail: EmailMessageBuilder | undefined, page: "desk" | "enquiry") =>
  new RegExp(`^http.*/${page}/.*$`, "mu").exec(mail?.text ?? "")?.[0] ?? "";

export const openLink = async (link: string, bindings: Partial<Env>, init: RequestInit = {}) =>
  worker.fetch(new Request(link, { redirect: "manual", ...init }), { ...env, ...bindings });

export const sendForm = async (
  link: string,
  bindings: Partial<Env>,
  form: Readonly<Record<string, string>>,
) => openLink(link, bindings, { method: "POST", body: new URLSearchParams(form) });

export const aPerson = (id: string, facts: Partial<Person> = {}): Person => ({
  id,
  name: `Name of ${id}`,
  email: `${id}@firm.example`,
  phone: undefined,
  whatsapp: undefined,
  brn: undefined,
  absent: undefined,
  photograph: undefined,
  languages: ["en", "it"],
  desks: ["sales", "leasing", "off-plan"],
  isShown: true,
  texts: { en: { role: "Partner", text: undefined }, it: undefined, ar: undefined },
  ...facts,
});

/** Lets people work for the firm until the end of the test. */
export function employ(people: readonly Person[], escalation?: string): void {
  company.people.push(...people);
  company.escalation = escalation;
  onTestFinished(() => {
    company.people.splice(0);
    company.escalation = undefined;
  });
}
