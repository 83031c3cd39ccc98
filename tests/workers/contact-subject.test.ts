import { expect, test } from "vitest";
import { contactPath } from "~/features/enquiries/contact-links";
import { contactSubject, partnerSentence } from "~/features/enquiries/contact-subject";
import { siteIn } from "../support/site";

const read = (path: string) =>
  contactSubject(new URL(path, "https://orizzonte.example").searchParams);

test("parses a link to the contact form", () => {
  const subject = {
    interest: "viewing" as const,
    about: "Ontario Tower, Business Bay & the canal",
    specialization: "luxury",
    language: "french",
  };
  expect(read(contactPath(subject))).toEqual(subject);
});

test("ignores unknown options", () => {
  const subject = read(
    "/contact?interest=everything&specialization=wizard&language=klingon&utm_source=x",
  );
  expect(subject).toEqual({ interest: "", about: "", specialization: "", language: "" });
});

test("a subject out of the address is one line and fits its field", () => {
  const { about } = read(
    `/contact?about=${encodeURIComponent(`  One\r\ntwo\u0000 ${"x".repeat(2_400)}`)}`,
  );
  expect(about).toMatch(/^One two x+$/);
  expect(about.length).toBe(2_000);
});

test.each([
  ["en", "English"],
  ["it", "italiano"],
  ["ar", "العربية"],
] as const)("the sentence for a partner begins with the page's language: %s", (locale, name) => {
  const { questions } = partnerSentence(siteIn(locale));
  const language = questions.find((question) => question.name === "language");
  expect(language?.options[0]).toEqual({ value: language?.chosen, label: name });
});
