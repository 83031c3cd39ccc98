import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
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

/** The file as a spreadsheet reads it. */
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

it("the head row stays in sight, and the filter takes in every row", async () => {
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

it("the last columns call the number that can be dialled, and write", async () => {
  const { heads, cell, formula } = await read({}, { phone_e164: null, phone: "٠٥٠ ١٢٣ ٤٥٦٧" });
  expect(heads.slice(-2)).toEqual(["Call", "Write"]);
  expect(formula("Call")).toBe('HYPERLINK("tel:+971501234567","Call")');
  expect(formula("Call", 1)).toBe('HYPERLINK("tel:0501234567","Call")');
  expect(formula("Write")).toBe('HYPERLINK("mailto:giulia@example.it","Write")');
  expect(cell("Phone to dial")).toBe("+971501234567");
});

it("an address that Excel would not take as a link is left out", async () => {
  const { formula } = await read({ email: `${"a".repeat(300)}@example.com` });
  expect(formula("Write")).toBeUndefined();
});

it("nothing that was typed breaks the file", async () => {
  const { cell } = await read({ message: "</t><script> & \u0001\uFFFF" });
  expect(String(cell("Message"))).toContain("</t><script> & ");
});

it("the headings are plain words, and say why something was set aside", async () => {
  const { heads, cell } = await read({ spam: "honeypot" });
  expect(cell("Set aside as spam because")).toBe("It filled in a field that nobody sees");
  expect(cell("Kind")).toBe("Message");
  expect(heads.filter((head) => /_/u.test(String(head)))).toEqual([]);
});

it("every column of a lead is in the export once, and none of the pipeline's own", () => {
  const heads = exportColumns(["viewing", "contact", "valuation"]).map(({ head }) => head);
  expect(new Set(heads).size).toBe(heads.length);
  expect(heads).toEqual(expect.arrayContaining(["Language", "Homes", "Email", "Mail", "CRM"]));
  for (const internal of ["Idempotency key", "Content hash", "Request id", "Held told at"])
    expect(heads).not.toContain(internal);
});
