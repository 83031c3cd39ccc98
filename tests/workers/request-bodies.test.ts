import naughtyStrings from "big-list-of-naughty-strings";
import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EnquiryKind, type Field, fieldsOf } from "~/features/enquiries/fields";
import { splitList } from "~/features/enquiries/id-list";
import { optionsOf } from "~/features/enquiries/validate";
import { validateEnquiry } from "~/features/enquiries/validate";
import { cleanEmail, cleanLine, cleanText } from "~/format/clean-text";
import { columnOf, validEnquiries, kinds, post, tableNames } from "./example-enquiries";

interface Answer {
  success: boolean;
  id?: string;
  error?: { fields?: Record<string, string> };
}

const bindings = { EMAIL: { send: async () => ({}) } as unknown as SendEmail };
let posts = 0;

async function posted(kind: EnquiryKind, body: unknown) {
  posts += 1;
  const headers = { "idempotency-key": `body-${posts}` };
  const response = await post(kind, body, { headers, bindings });
  return { status: response.status, answer: await response.json<Answer>() };
}

const rules = { multiline: cleanText, email: cleanEmail } as const;

/** What is stored of an answer: it is cleaned; of a field that the visitor does not see, the valid part. */
function expectedAnswer(field: Field, submitted: unknown, interest: unknown): string {
  const { kind, max, maxItems, onlyWithInterest } = field;
  const options = optionsOf(field);
  const entries = maxItems && Array.isArray(submitted) ? submitted.join() : submitted;
  if (typeof entries !== "string") return "";
  const text = (kind in rules ? rules[kind as keyof typeof rules] : cleanLine)(entries);
  if (kind !== "hidden" && (!onlyWithInterest || onlyWithInterest === interest)) return text;
  if (!options) return cleanLine(text.slice(0, max));
  const valid = (maxItems ? splitList(text) : [text]).filter((entry) => options.includes(entry));
  return valid.join("; ");
}

async function storedAndSent(kind: EnquiryKind, id: string, body: Record<string, unknown>) {
  const row = await env.DB.prepare(`select * from ${tableNames[kind]} where id = ?`)
    .bind(id)
    .first<Record<string, string>>();
  const fields = fieldsOf(kind);
  return {
    stored: fields.map(([name]) => row?.[columnOf(kind, name)]),
    sent: fields.map(([name, field]) => expectedAnswer(field, body[name], body["interest"])),
  };
}

const anything = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.jsonValue(), fc.webUrl());

describe.each(kinds)("%s", (kind) => {
  const fields = fieldsOf(kind);
  const sample: Record<string, string> = validEnquiries[kind];

  it("every body is stored cleaned or rejected with a message", async () => {
    const bodies = fc.record(
      Object.fromEntries(
        fields.map(([name]) => [
          name,
          fc.oneof(
            { weight: 3, arbitrary: fc.constant(sample[name]) },
            { weight: 1, arbitrary: anything },
          ),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, answer } = await posted(kind, body);
        expect(status).toBe(answer.success ? 200 : 422);
        expect(answer.success || Object.keys(answer.error?.fields ?? {}).length > 0).toBe(true);
        const { stored, sent } = await storedAndSent(kind, answer.id ?? "", body);
        expect(stored).toEqual(answer.success ? sent : sent.map(() => undefined));
      }),
      { numRuns: env.ALL_PAGES ? 200 : 10 },
    );
  }, 120_000);

  it("a body that is no record of answers is refused", async () => {
    const bodies = fc
      .jsonValue()
      .filter((body) => typeof body !== "object" || body === null || Array.isArray(body));
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect((await posted(kind, body)).status).toBe(400);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  const rejected = new Set<string>();
  const put = async (text: string) => {
    const takes = (name: string) => validateEnquiry(kind, { ...sample, [name]: text }).ok;
    const names = fields.map(([name]) => name as string);
    const fill = (chosen: string[]) => ({
      ...sample,
      ...Object.fromEntries(chosen.map((name) => [name, text])),
    });
    const body = fill(names.filter(takes));
    const accepted = await posted(kind, body);
    expect(accepted.status).toBe(200);
    const { stored, sent } = await storedAndSent(kind, accepted.answer.id ?? "", body);
    expect(stored).toEqual(sent);
    const others = names.filter((name) => !takes(name));
    // Most strings are rejected in the same fields.
    if (rejected.has(others.join())) return;
    rejected.add(others.join());
    const { answer } = await posted(kind, fill(others));
    expect(Object.keys(answer.error?.fields ?? {})).toEqual(others);
  };

  // The same functions clean and store every kind.
  const strings = env.ALL_PAGES
    ? naughtyStrings
    : naughtyStrings.filter((_, index) => index % (12 * kinds.length) === kinds.indexOf(kind));

  it("naughty strings are stored cleaned in each field that accepts them; the others are named", async () => {
    expect(strings.length).toBeGreaterThan(12);
    for (let start = 0; start < strings.length; start += 20)
      await Promise.all(strings.slice(start, start + 20).map(put));
  }, 120_000);
});
