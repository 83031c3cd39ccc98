import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { viewingDays, weekdayOf } from "../../../app/features/enquiries/viewing-day.ts";

/** The values of a viewing request, with a unique email address. */
export const newVisitor = () => ({
  name: "Giulia Ferrari",
  email: `${randomUUID()}@example.it`,
  phone: "+39 02 1234 567",
  message: "Saturday morning, please.\nWe are two.",
});

type Visitor = ReturnType<typeof newVisitor>;

export async function fillIn(page: Page, visitor: Visitor) {
  await page.getByLabel("Full name").fill(visitor.name);
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Phone").fill(visitor.phone);
  await page.getByLabel("Message").fill(visitor.message);
}

/** The values of the form, in the order of `newVisitor`. */
export const fieldValues = (page: Page) =>
  Promise.all(
    ["Full name", "Email", "Phone", "Message"].map((label) => page.getByLabel(label).inputValue()),
  );

/** The first day from tomorrow on with this weekday, by the date in Dubai, as yyyy-mm-dd; 7 for Sunday. */
export function comingDay(weekday: number): string {
  const { first } = viewingDays(new Date());
  const days = [1, 2, 3, 4, 5, 6, 7].map((more) =>
    new Date(Date.parse(first) + more * 86_400_000).toISOString().slice(0, 10),
  );
  return days.find((day) => weekdayOf(day) === weekday) ?? "";
}

export const [monday, saturday, sunday] = [1, 6, 7];
