import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { handleError } from "~/entry.server";
import { redact } from "~/layout/error-report";
import * as builtWorker from "../../build/server/index.js";
import { failingMail, kinds, post, validEnquiries } from "./example-enquiries";

/** The log lines of some work. */
async function linesOf(work: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const { info, error, warn, log } = console;
  const keep = (...written: unknown[]) => void lines.push(written.map(String).join(" "));
  Object.assign(console, { info: keep, error: keep, warn: keep, log: keep });
  try {
    await work();
  } finally {
    Object.assign(console, { info, error, warn, log });
  }
  return lines;
}

it("log lines contain no text of a visitor", async () => {
  const lines = await linesOf(async () => {
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
  });
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

it.each([
  ["/unsubscribe/jane.doe@example.com/now", "/unsubscribe/…/now"],
  ["/it/unsubscribe/jane.doe%2540example.com", "/it/unsubscribe/…"],
  ["/call/+39%20333%20123%204567", "/call/…"],
  ["/unsubscribe/jane.doe@example.com/%E0%A4%A", "/unsubscribe/…/%E0%A4%A"],
  [`/${"x/".repeat(7_000)}jane.doe@example.com`, `/${"x/".repeat(100)}`.slice(0, 200)],
])("the log says that %.60s is missing, without an address or a number", async (path, logged) => {
  const lines = await linesOf(async () => {
    const request = new Request(`https://site.example${path}`);
    const page = await new builtWorker.Pages(createExecutionContext(), env).fetch(request);
    expect(page.status).toBe(404);
    await page.text();
  });
  expect(lines).toEqual([JSON.stringify({ event: "page-not-found", path: logged })]);
});

it("the log of an unexpected error has its place, without the text that its message quotes", async () => {
  const error = new TypeError('no "Jane Doe" at jane.doe@example.com\n    at +39 333 123 4567');
  const [line = ""] = await linesOf(() =>
    handleError(error, { request: new Request("https://site.example/buy") }),
  );
  expect(line).not.toMatch(/jane|4567/iu);
  expect(JSON.parse(line)).toMatchObject({
    event: "page-failed",
    name: "TypeError",
    frames: expect.arrayContaining([
      expect.stringContaining("log-privacy.test.ts") as string,
    ]) as string[],
  });
});

it("removes what a cut would split from a long text", () => {
  const filler = "x ".repeat(90);
  expect(redact(`"${"y".repeat(970)}" ${"z".repeat(20)}jane.doe@example.com`)).not.toContain(
    "jane",
  );
  expect(redact(`Failed "it's Jane Doe ${"y ".repeat(1_000)}`)).toBe("Failed …");
  expect(redact(`“Jane Doe ${"y ".repeat(1_000)}`)).not.toContain("Jane");
  expect(redact(filler)).toBe(filler);
});
