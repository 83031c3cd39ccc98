import { expect, it } from "vitest";
import { exportColumns } from "../../scripts/leads/columns";
import { columnName, sheet, type SheetCell } from "../../scripts/leads/sheet";

async function written(...rows: SheetCell[][]) {
  async function* each() {
    yield* rows;
  }
  let filtered = "";
  let text = "";
  const heads = ["one", "two", "three"];
  for await (const piece of sheet(heads, each(), (cells) => (filtered = cells))) text += piece;
  const cells = Array.from(text.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gsu), (match) =>
    match.slice(1),
  );
  return { text, filtered, cells: cells.filter(([name]) => !name?.endsWith("1")) };
}

it("the head row stays in sight, and the filter takes in every row", async () => {
  const { text, filtered } = await written(["a", "b", "c"], ["d", "e", "f"]);
  expect(text).toContain('<pane ySplit="1" topLeftCell="A2"');
  expect(text).toContain('state="frozen"');
  expect(filtered).toBe("A1:C3");
  expect(text).toContain('<autoFilter ref="A1:C3"/>');
});

it.each(["0501234567", "+39 02 1234 567", "=1+1", "@SUM(A1)", "1E5", "٠٥٠١٢٣٤٥٦٧"])(
  "%s is text, and neither a number nor a formula",
  async (typed) => {
    const { cells } = await written([typed]);
    expect(cells).toEqual([
      ["A2", ' s="4" t="inlineStr"', `<is><t xml:space="preserve">${typed}</t></is>`],
    ]);
  },
);

it("a moment and a day are dates as Excel counts them", async () => {
  const { cells } = await written([
    { shown: "2026-11-22 12:00:00", precision: "second" },
    { shown: "2026-11-22", precision: "day" },
  ]);
  expect(cells).toEqual([
    ["A2", ' s="2"', "<v>46348.5</v>"],
    ["B2", ' s="3"', "<v>46348</v>"],
  ]);
});

it("a link is a formula that only we write, and is left out where Excel would not take it", async () => {
  const { cells } = await written([
    { words: "Write", address: 'mailto:a"b@example.com' },
    { words: "Write", address: `mailto:${"x".repeat(260)}` },
  ]);
  expect(cells).toEqual([
    [
      "A2",
      ' s="5" t="str"',
      "<f>HYPERLINK(&quot;mailto:a&quot;&quot;b@example.com&quot;,&quot;Write&quot;)</f><v>Write</v>",
    ],
  ]);
});

it("nothing that was typed breaks the file", async () => {
  const { cells } = await written(["</t><script> & \u0001\uFFFF", "_x0041_", null]);
  expect(cells.map(([, , content]) => content)).toEqual([
    '<is><t xml:space="preserve">&lt;/t&gt;&lt;script&gt; &amp; </t></is>',
    '<is><t xml:space="preserve">_x005F_x0041_</t></is>',
  ]);
});

it("columns are named as spreadsheets name them", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual([
    "A",
    "Z",
    "AA",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
  ]);
});

it("every column of a lead is in the export once, and none of the pipeline's own", () => {
  const heads = exportColumns(["viewing", "contact", "valuation"]).map(({ head }) => head);
  expect(new Set(heads).size).toBe(heads.length);
  expect(heads).toEqual(
    expect.arrayContaining(["held_as_spam", "language", "home_ids", "email", "mail", "crm"]),
  );
  for (const internal of ["idempotency_key", "content_hash", "request_id", "held_told_at"])
    expect(heads).not.toContain(internal);
});
