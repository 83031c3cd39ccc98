import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contentFolder } from "../../scripts/content/read.ts";
import { contentProblems } from "../../scripts/content/validate.ts";

let folder = "";
const at = (name: string) => path.join(folder, name);

/** Replaces the first occurrence of a text in a file of the copy. */
function replace(name: string, before: string, after: string) {
  const text = readFileSync(at(name), "utf8");
  expect(text).toContain(before);
  writeFileSync(at(name), text.replace(before, after));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const tower = "properties/ontario-tower";

it("finds nothing wrong with the content of the site", async () => {
  expect(await contentProblems(folder)).toEqual([]);
});

it("names file, field and problem, all at once", async () => {
  replace(`${tower}/property.yaml`, "aed: 1500000", "aed: -1");
  replace("projects/velos/project.yaml", "theme: cash-flow", "theme: cashflow");
  expect(await contentProblems(folder)).toEqual([
    `${tower}/property.yaml: the price in AED is -1: it should be at least 1`,
    "projects/velos/project.yaml: the investment page is “cashflow”: it should be capital-appreciation, cash-flow, trophy-asset or prelaunch",
  ]);
});

it("says that a file is no YAML", async () => {
  replace(`${tower}/property.yaml`, "title: Ontario Tower", 'title: "Ontario Tower');
  const [problem, ...others] = await contentProblems(folder);
  expect(problem).toMatch(/^properties\/ontario-tower\/property\.yaml: the file cannot be read\. /);
  expect(others).toEqual([]);
});

it("knows the places that a property may have", async () => {
  replace(`${tower}/property.yaml`, "district: business-bay", "district: busines-bay");
  const [problem] = await contentProblems(folder);
  expect(problem).toMatch(
    /^properties\/ontario-tower\/property\.yaml: the district is “busines-bay”, which places\.yaml does not have\. It has business-bay, /,
  );
});

it("wants a translation to have the same pictures in the same order", async () => {
  const file = `${tower}/property.yaml`;
  const [english = "", italian = "", ...others] = readFileSync(at(file), "utf8").split("\nit:\n");
  expect(others).toEqual([]);
  writeFileSync(
    at(file),
    [english, italian.replace("picture: 02.jpg", "picture: 09.jpg")].join("\nit:\n"),
  );
  const [problem] = await contentProblems(folder);
  expect(problem).toMatch(
    /^properties\/ontario-tower\/property\.yaml: the Italian pictures are 09\.jpg, 03\.jpg/,
  );
});

it.each<[string, (file: string) => Promise<void> | void, string]>([
  ["missing", (file) => rmSync(file), "the picture is missing. Add the file to this folder"],
  [
    "too small",
    async (file) => {
      const small = await sharp(file).resize({ width: 800 }).toBuffer();
      writeFileSync(file, small);
    },
    "the picture has 800 × 533 pixels: it should have at least 1080 × 720",
  ],
  [
    "no picture at all",
    (file) => writeFileSync(file, "<html>not found</html>"),
    "the picture cannot be read. Save it again as JPEG, PNG, WebP or AVIF",
  ],
])("says that a picture is %s", async (_, spoil, message) => {
  await spoil(at(`${tower}/03.jpg`));
  expect(await contentProblems(folder)).toEqual([`${tower}/03.jpg: ${message}`]);
});

it("takes a picture in another format", async () => {
  await sharp(at(`${tower}/03.jpg`))
    .webp()
    .toFile(at(`${tower}/kitchen.webp`));
  const file = at(`${tower}/property.yaml`);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(" 03.jpg", " kitchen.webp"));
  renameSync(at(`${tower}/03.jpg`), at("unused.jpg"));
  expect(await contentProblems(folder)).toEqual([]);
});
