import { onTestFinished } from "vitest";
import { company, type Person } from "~/content/company";

/** The secret that signs the links of the tests. */
export const DESK_SECRET = "a-secret-of-the-desk";

/** A person of the firm, for a test. */
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
