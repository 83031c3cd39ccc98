import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contentFolder } from "../../scripts/content/read.ts";
import { readContent } from "../../scripts/content/validate.ts";
import { importSiteModule } from "../../scripts/import-site-module.ts";
import type * as Import from "../../scripts/import/import-homes.ts";
import { applyTable, pricesFile } from "../../scripts/import/store.ts";

const { planImport, priceTable, readHomes, readImportFile, recordImported, tableFile, writeHome } =
  await importSiteModule<typeof Import>("scripts/import/import-homes.ts");

const photo = readFileSync(path.join(contentFolder, "properties/ontario-tower/02.jpg"));

let folder = "";
let beside = "";
let server: Server;
let origin = "";

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "import-"));
  beside = path.join(folder, "office");
  cpSync(contentFolder, folder, { recursive: true });
  mkdirSync(path.join(beside, "OR-2"), { recursive: true });
  for (const name of ["2.jpg", "10.jpg", "notes.txt"])
    writeFileSync(path.join(beside, "OR-2", name), photo);
  writeFileSync(path.join(beside, "OR-2", "2.jpg"), Buffer.concat([photo, Buffer.from("2")]));
  server = createServer(({ url }, response) => {
    response.writeHead(url?.startsWith("/missing") ? 404 : 200, { "content-type": "image/jpeg" });
    response.end(photo);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Imports a file as the command does with --write. */
async function importTable(file: string) {
  const options = { folder, beside, today: "2026-11-28", overwrite: false };
  const { plans } = planImport(await readImportFile(file), options);
  const failures: string[] = [];
  for (const plan of plans.filter(({ problems }) => problems.length === 0))
    await writeHome(folder, plan, beside).then(
      () => recordImported(folder, [plan]),
      (error: unknown) => failures.push(String(error)),
    );
  return { plans, failures };
}

async function written(name: string, rows: readonly (readonly (string | number)[])[]) {
  const file = path.join(beside, name);
  writeFileSync(file, await tableFile(name, rows));
  return file;
}

const headings = [
  "reference",
  "title",
  "purpose",
  "type",
  "district",
  "aed",
  "areaSqFt",
  "bedrooms",
  "bathrooms",
  "summary",
  "description",
  "amenities",
  "photos",
];
const rowOf = (reference: string, title: string, photos: string) => [
  reference,
  title,
  "sale",
  "apartment",
  "Business Bay",
  "1.250.000",
  1_000,
  2,
  2,
  "Two bedrooms",
  "By the water.\nQuiet.",
  "Pool; Gym",
  photos,
];

it("new homes of a spreadsheet are written as the studio writes them, with photos from addresses and folders", async () => {
  const file = await written("homes.xlsx", [
    headings,
    rowOf("OR-1", "Marina Heights", `${origin}/1.jpg ${origin}/2.jpg`),
    rowOf("OR-2", "Marina Gate", "OR-2"),
    rowOf("OR-3", "Marina Walk", `${origin}/1.jpg ${origin}/missing.jpg`),
  ]);
  const { failures } = await importTable(file);
  expect(failures).toEqual([`Error: ${origin}/missing.jpg answers 404`]);
  const { files, problems } = await readContent(folder);
  expect(problems).toEqual([]);
  const added = files.properties.filter(({ id }) => id.startsWith("marina-"));
  expect(added.map(({ id, data }) => [id, data.status, data.aed, data.photos])).toEqual([
    ["marina-gate", "draft", 1_250_000, ["01.jpg", "02.jpg"]],
    ["marina-heights", "draft", 1_250_000, ["01.jpg", "02.jpg"]],
  ]);
  // By number, not by letter: 2.jpg comes before 10.jpg.
  const first = readFileSync(path.join(folder, "properties/marina-gate/01.jpg"));
  expect(first.equals(readFileSync(path.join(beside, "OR-2/2.jpg")))).toBe(true);
  const again = await importTable(file);
  expect(again.plans.map(({ changes }) => changes.length)).toEqual([0, 0, expect.any(Number)]);
});

it.each(["prices.csv", "prices.xlsx"])("edited prices of %s change nothing else", async (name) => {
  const home = path.join(folder, "properties/ontario-tower/property.yaml");
  const before = readFileSync(home, "utf8");
  const [heads = [], ...rows] = priceTable(readHomes(folder));
  const price = heads.indexOf("price in AED");
  const edited = rows.map((row) =>
    row[0] === "ontario-tower" ? row.map((cell, at) => (at === price ? "1,600,000" : cell)) : row,
  );
  const file = await written(name, [heads, ...edited]);
  const { plans } = await importTable(file);
  expect(plans.flatMap(({ changes }) => changes.map(({ key }) => key))).toEqual(["aed"]);
  expect(readFileSync(home, "utf8")).toBe(before.replace("aed: 1500000", "aed: 1600000"));
  writeFileSync(home, before.replace("aed: 1500000", "aed: 1700000"));
  const { plans: later } = await importTable(file);
  expect(later.flatMap(({ changes }) => changes)).toEqual([]);
  expect(later.flatMap(({ kept }) => kept.map(({ key }) => key))).toEqual(["aed"]);
  expect(readFileSync(home, "utf8")).toContain("aed: 1700000");
});

it("applies the studio’s table of prices, without what somebody has changed since", async () => {
  const homeOf = (id: string) => path.join(folder, "properties", id, "property.yaml");
  const textOf = (id: string) => readFileSync(homeOf(id), "utf8");
  const save = (...lines: string[]) =>
    writeFileSync(
      pricesFile(folder),
      `changes: |-\n${lines.map((line) => `  ${line}\n`).join("")}`,
    );
  const before = textOf("ontario-tower");
  const untouched = textOf("al-soufuh-apartment");
  save(
    "ontario-tower aed 1500000 1450000",
    "ontario-tower availability.state - reserved",
    "ontario-tower availability.date - 2026-11-20",
    "continental-tower aed 90000 95000",
    "al-soufuh-apartment status draft listed",
    "luxury-beachfront-villa aed 15400000 abc",
    "marina-gate aed 1000000 900000",
  );
  const planned = await applyTable(folder, "2026-11-28", false);
  expect(planned.files).toEqual([]);
  expect(textOf("ontario-tower")).toBe(before);
  const applied = await applyTable(folder, "2026-11-28");
  expect(applied.changes).toEqual(planned.changes);
  expect(applied.files).toEqual([homeOf("ontario-tower"), pricesFile(folder)]);
  expect(applied.leftOut).toEqual([
    "properties/continental-tower: price in AED was changed to 100,000 meanwhile, and stays so. The table has 95,000",
    expect.stringContaining("properties/luxury-beachfront-villa: the price in AED"),
    "properties/marina-gate: there is no such property any more",
  ]);
  // Only the lines of what has changed are others.
  expect(textOf("ontario-tower")).toBe(
    before
      .replace(
        "status: listed\n",
        "status: listed\navailability:\n  state: reserved\n  date: 2026-11-20\n",
      )
      .replace("aed: 1500000", "aed: 1450000"),
  );
  expect(textOf("al-soufuh-apartment")).toBe(untouched);
  expect((await readContent(folder)).problems).toEqual([]);
  // Nothing is applied twice.
  expect(await applyTable(folder, "2026-11-28")).toEqual({ files: [], changes: [], leftOut: [] });
  save(
    "ontario-tower availability.state reserved -",
    "ontario-tower availability.date 2026-11-20 -",
    "ontario-tower aed 1450000 1500000",
  );
  await applyTable(folder, "2026-11-28");
  expect(textOf("ontario-tower")).toBe(before);
  // A home whose address was changed since.
  writeFileSync(
    homeOf("al-soufuh-apartment"),
    untouched.replace(/^aed:/m, "formerAddresses:\n  - /property/soufuh\naed:"),
  );
  save("soufuh aed 3200000 3100000");
  expect((await applyTable(folder, "2026-11-28")).leftOut).toEqual([]);
  expect(textOf("al-soufuh-apartment")).toContain("aed: 3100000");
  // Another home has that address by now.
  writeFileSync(
    homeOf("al-soufuh-apartment"),
    untouched.replace(/^aed:/m, "formerAddresses:\n  - /property/ontario-tower\naed:"),
  );
  save("ontario-tower aed 3200000 3100000");
  expect((await applyTable(folder, "2026-11-28")).leftOut).toEqual([]);
  expect(textOf("al-soufuh-apartment")).toContain("aed: 3100000");
  expect(textOf("ontario-tower")).toBe(before);
});
