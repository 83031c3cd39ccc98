import { expect, it } from "vitest";
import { failingMail, kinds, post, validEnquiries } from "./example-enquiries";

it("log lines contain no text of a visitor", async () => {
  const lines: string[] = [];
  const { info, error, warn } = console;
  const keep = (line: string) => void lines.push(line);
  Object.assign(console, { info: keep, error: keep, warn: keep });
  try {
    await post("viewing", validEnquiries.viewing);
    await post("viewing", { ...validEnquiries.viewing, topic: "x" });
    await post("contact", validEnquiries.contact, {
      bindings: { EMAIL: failingMail("E_RECIPIENT_SUPPRESSED") },
    });
    await post("valuation", validEnquiries.valuation, {
      bindings: {
        DB: {} as D1Database,
        ENQUIRY_QUEUE: { send: async () => Promise.reject(new Error("full")) } as unknown as Queue,
      },
    });
  } finally {
    Object.assign(console, { info, error, warn });
  }
  expect(lines.length).toBeGreaterThan(5);
  const typed = kinds.flatMap((kind) =>
    Object.values(validEnquiries[kind] as Record<string, string>),
  );
  for (const answer of typed.filter(
    (text) => text.length > 4 && text !== validEnquiries.contact.interest,
  ))
    expect(lines.join("\n")).not.toContain(answer);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("event");
});
