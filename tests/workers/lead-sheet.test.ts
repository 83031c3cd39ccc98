import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { enquiryTables, internalColumns } from "~workers/db/schema";
import { exportColumns, type Lead } from "~workers/enquiries/lead-columns";
import { leadSheet } from "~workers/enquiries/lead-sheet";

const lead: Lead = {
  kind: "contact",
  id: "reference",
  created_at: "2026-11-22T08:00:00.000Z",
  first_name: "Giulia",
  last_name: "Ferrari",
  email: "giulia@example.it",
  phone: "0501234567",
  phone_e164: "+971501234567",
  phone_country: "AE",
  locale: "it",
  spam: null,
  message: "Ciao",
  mail: "sent",
};

async function read(...leads: Partial<Lead>[]) {
  const file = await leadSheet(
    ["viewing", "contact"],
    leads.map((one) => ({ ...lead, ...one }) as Lead),
  );
  const { sheets } = await readXlsx(file, { readStyles: true });
  const sheet = sheets[0]!;
  const [heads = [], ...rows] = sheet.rows;
  const column = (head: string) => {
    expect(heads).toContain(head);
    return heads.indexOf(head);
  };
  const cell = (head: string, row = 0) => rows[row]?.[column(head)];
  const formula = (head: string, row = 0) =>
    sheet.cells?.get(`${row + 1},${column(head)}`)?.formula;
  return { sheet, heads, rows, cell, formula };
}

it("has a fixed header row, and a filter of all rows", async () => {
  const { sheet, heads, rows } = await read({}, {}, {});
  expect(sheet.freezePane).toMatchObject({ rows: 1 });
  expect(sheet.autoFilter?.range).toMatch(/^A1:[A-Z]+4$/u);
  expect(rows).toHaveLength(3);
  expect(rows[0]?.length).toBe(heads.length);
});

it.each(["0501234567", "+39 02 1234 567", "=1+1", "@SUM(A1)", "1E5", "٠٥٠١٢٣٤٥٦٧", "_x0041_"])(
  "%s is text, and neither a number nor a formula",
  async (typed) => {
    const { cell, formula } = await read({ phone: typed, message: typed });
    expect([cell("Phone as typed"), cell("Message")]).toEqual([typed, typed]);
    expect([formula("Phone as typed"), formula("Message")]).toEqual([undefined, undefined]);
  },
);

it("a moment is a date by Dubai's clock, and a day is a day", async () => {
  const { cell } = await read({ preferred_date: "2026-11-28" });
  expect(cell("Received (Dubai)")).toEqual(new Date("2026-11-22T12:00:00.000Z"));
  expect(cell("Preferred day")).toEqual(new Date("2026-11-28T00:00:00.000Z"));
});

it("has links to call the number and to write in the last columns", async () => {
  const { heads, cell, formula } = await read({}, { phone_e164: null, phone: "٠٥٠ ١٢٣ ٤٥٦٧" });
  expect(heads.slice(-2)).toEqual(["Call", "Write"]);
  expect(formula("Call")).toBe('HYPERLINK("tel:+971501234567","Call")');
  expect(formula("Call", 1)).toBe('HYPERLINK("tel:0501234567","Call")');
  expect(formula("Write")).toBe('HYPERLINK("mailto:giulia@example.it","Write")');
  expect(cell("Phone to dial")).toBe("+971501234567");
});

it("leaves out a link that is too long for Excel", async () => {
  const { formula } = await read({ email: `${"a".repeat(300)}@example.com` });
  expect(formula("Write")).toBeUndefined();
});

it("has plain headings, and the reason of quarantined enquiries", async () => {
  const { heads, cell } = await read({ spam: "honeypot" });
  expect(cell("Quarantined because")).toBe("A hidden field was filled in");
  expect(cell("Kind")).toBe("Message");
  expect(heads.filter((head) => /_/u.test(String(head)))).toEqual([]);
});

it("has every column of a lead once, without internal columns", () => {
  const heads = exportColumns(["viewing", "contact", "valuation"]).map(({ heading }) => heading);
  expect(new Set(heads).size).toBe(heads.length);
  expect(heads).toEqual(expect.arrayContaining(["Language", "Homes", "Email", "Mail", "CRM"]));
  const columns = enquiryTables.viewing as unknown as Record<string, { name: string }>;
  for (const internal of internalColumns) {
    const words = columns[internal]!.name.replaceAll("_", " ");
    expect(heads).not.toContain(words.charAt(0).toUpperCase() + words.slice(1));
  }
});
