import { expect, test } from "vitest";
import { contactPath } from "~/features/enquiries/contact-links";
import { contactSubject, partnerSentence, planSubject } from "~/features/enquiries/contact-subject";
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

const planPath = "/invest/purchase-plan?home1=ontario-tower&price1=1";

test.each([
  [
    "en, one home",
    `Purchase Plan: Al Soufuh, Jumeirah, AED 1,500,000, handover December 2027 https://orizzonte.example${planPath}`,
    {
      title: "Purchase Plan: Al Soufuh, Jumeirah",
      homes: ["AED 1,500,000, handover December 2027"],
    },
  ],
  [
    "it, two homes",
    `Piano di acquisto: Ontario Tower, 1.500.000 AED; Palazzo Tissoli, 2.000.000 AED https://orizzonte.example/it${planPath}`,
    {
      title: "Piano di acquisto: Ontario Tower; Palazzo Tissoli",
      homes: ["Ontario Tower, 1.500.000 AED", "Palazzo Tissoli, 2.000.000 AED"],
    },
  ],
])("parses the subject of a purchase plan: %s", (_name, about, parts) => {
  expect(planSubject(about)).toEqual({ ...parts, path: planPath });
});

test.each(["Ontario Tower", "Plan: A, AED 1 https://other.example/page?x=1"])(
  "is not a purchase plan: %s",
  (about) => {
    expect(planSubject(about)).toBeUndefined();
  },
);
