import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changesOf, recordChanges } from "../../scripts/content/changes.ts";
import { contentFolder, ContentProblems } from "../../scripts/content/read.ts";
import { readContent } from "../../scripts/content/validate.ts";
import { originalDifferences, prepareOriginals } from "../../scripts/pictures/originals.ts";
import { takePhoto } from "../support/phone-photo.ts";

/** A photo of an iPhone's kind: HEIC, in Display P3, with the place where it was taken. */
const phonePhoto = path.join(import.meta.dirname, "phone.heic");

let folder = "";
const at = (name: string) => path.join(folder, name);

const contentProblems = async (...given: Parameters<typeof readContent>) =>
  (await readContent(...given)).problems;

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

it("names file, field and problem, all at once", async () => {
  replace(`${tower}/property.yaml`, "aed: 1500000", "aed: -1");
  replace("projects/velos/project.yaml", "theme: cash-flow", "theme: cashflow");
  expect(await contentProblems(folder)).toEqual([
    `${tower}/property.yaml: the price in AED is -1: it should be at least 1`,
    "projects/velos/project.yaml: the investment page is “cashflow”: it should be capital-appreciation, cash-flow, trophy-asset or prelaunch",
  ]);
});

it("reports a listing with the permit of another", async () => {
  const permit = `permit:\n  number: "71234567890"\n  validUntil: "2090-01-01"\n  card: https://a.example/1\norder:`;
  replace(`${tower}/property.yaml`, "order:", permit);
  replace("projects/velos/project.yaml", "order:", permit);
  expect(await contentProblems(folder)).toEqual([
    "projects/velos/project.yaml: the permit 71234567890 is that of Ontario Tower: each listing needs its own",
  ]);
});

it("reports invalid YAML", async () => {
  replace(`${tower}/property.yaml`, "title: Ontario Tower", 'title: "Ontario Tower');
  const [problem, ...others] = await contentProblems(folder);
  expect(problem).toMatch(/^properties\/ontario-tower\/property\.yaml: the file cannot be read\. /);
  expect(others).toEqual([]);
});

it("reports a missing file", async () => {
  rmSync(at("company.yaml"));
  expect(await contentProblems(folder)).toEqual(["company.yaml: the file is missing"]);
});

it("validates the place of a property", async () => {
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

it("names each picture that is missing, too small, none at all or a drawing with a script", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960"><script>alert(1)</script></svg>';
  const [missing, small, page, script] = ["01.jpg", "02.jpg", "03.jpg", "04.jpg"].map((name) =>
    at(`${tower}/${name}`),
  ) as [string, string, string, string];
  rmSync(missing);
  writeFileSync(small, await sharp(small).resize({ width: 800 }).toBuffer());
  writeFileSync(page, "<html>not found</html>");
  writeFileSync(script, drawing);
  expect(await contentProblems(folder)).toEqual([
    `${tower}/01.jpg: the picture is missing. Add the file to this folder`,
    expect.stringMatching(
      /02\.jpg: the picture has 800 × \d+ pixels: it should have at least 1080 × 720$/,
    ),
    `${tower}/03.jpg: the picture cannot be read. Save it again as JPEG, PNG, WebP, AVIF or HEIC`,
    `${tower}/04.jpg: the picture is a drawing (SVG). Save it as JPEG, PNG, WebP, AVIF or HEIC`,
  ]);
});

it.each<[string, change: () => void, day?: { added: string; changed: string }]>([
  ["unchanged", () => {}, { added: "2027-01-01", changed: "2027-01-01" }],
  [
    "with another text",
    () => replace(`${tower}/property.yaml`, "aed: 1500000", "aed: 1600000"),
    { added: "2027-01-01", changed: "2027-02-02" },
  ],
  [
    "with another picture",
    () => copyFileSync(at(`${tower}/02.jpg`), at(`${tower}/03.jpg`)),
    { added: "2027-01-01", changed: "2027-02-02" },
  ],
  [
    "that is a draft again",
    () => replace(`${tower}/property.yaml`, "status: listed", "status: draft"),
  ],
])("dates an entry %s, and no other", async (_, change, expected) => {
  rmSync(at("changes.json"));
  recordChanges(changesOf((await readContent(folder)).files, "2027-01-01", folder), folder);
  change();
  const { [tower]: changed, ...others } = changesOf(
    (await readContent(folder)).files,
    "2027-02-02",
    folder,
  );
  expect(changed && { added: changed.added, changed: changed.changed }).toEqual(expected);
  expect(new Set(Object.values(others).map((other) => other.changed))).toEqual(
    new Set(["2027-01-01"]),
  );
});

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 924 654">${content}</svg>`;

it("checks each floor plan", async () => {
  const drawings: Record<string, [drawing: string | undefined, problem?: string]> = {
    right: [svg('<text x="1" y="1">1</text><rect fill="url(#tiles)"/>')],
    missing: [undefined, "is missing. Add the file to this folder"],
    script: [svg("<script>alert(1)</script>"), "contains a script. Save it again as plain SVG"],
    attribute: [
      svg('<rect onload="alert(1)"/>'),
      "contains a script in an attribute. Save it again as plain SVG",
    ],
    page: [
      svg("<foreignObject><p>Text</p></foreignObject>"),
      "contains a document within. Save it again as plain SVG",
    ],
    links: [
      svg("<a href=\"javascript:alert(1)\">1</a><image xlink:href='https://example.com/1.png'/>"),
      "contains a link. Save it again as plain SVG",
    ],
    sizeless: [
      '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      "has no size. Save it again with a viewBox",
    ],
  };
  const entries = Object.keys(drawings).map(
    (name) => `  - drawing: ${name}.svg\n    rooms:\n      - number: 1\n        name: Kitchen\n`,
  );
  replace(`${tower}/property.yaml`, "plans:\n", `plans:\n${entries.join("")}`);
  for (const [name, [drawing]] of Object.entries(drawings))
    if (drawing) writeFileSync(at(`${tower}/${name}.svg`), drawing);
  expect((await contentProblems(folder)).toSorted()).toEqual(
    Object.entries(drawings)
      .flatMap(([name, [, problem]]) =>
        problem ? [`${tower}/${name}.svg: the drawing ${problem}`] : [],
      )
      .toSorted(),
  );
});

/** A box of an MP4: its size, its type, its content. */
const box = (type: string, content = "") => {
  const bytes = Buffer.from(`0000${type}${content}`, "latin1");
  bytes.writeUInt32BE(bytes.length);
  return bytes;
};

/** An MP4 whose film contains the letters of a location. */
const mp4 = (...metadata: string[]) =>
  Buffer.concat([box("ftyp", "isom"), box("mdat", "©xyz"), box("moov", metadata.join(""))]);

it("checks each video and its captions", async () => {
  const captions = "WEBVTT\n\n00:00.000 --> 00:02.000\nThe hall.\n";
  const cases: [video: string, file: Buffer | undefined, captions: string, problem: string[]][] = [
    ["a.mp4", mp4("avc1"), captions, []],
    ["a.webm", Buffer.from("1a45dfa3", "hex"), captions, []],
    ["a.mp4", undefined, captions, ["a.mp4: the video is missing"]],
    ["a.mp4", mp4("hvc1"), captions, ["a.mp4: the video is not in H.264"]],
    ["a.mp4", mp4("avc1", "©xyz"), captions, ["a.mp4: the video has the place where it was taken"]],
    ["a.mp4", Buffer.from("<html>"), captions, ["a.mp4: the file is no MP4"]],
    ["a.mp4", Buffer.alloc(25_000_001), captions, ["a.mp4: the video has 25.0 MB"]],
    ["a.mp4", mp4("avc1"), "1\n00:00:00,000", ["a.vtt: the file has no captions in WebVTT"]],
  ];
  const yaml = readFileSync(at(`${tower}/property.yaml`), "utf8").split("\nit:\n")[0];
  for (const [name, video, vtt, problems] of cases) {
    const texts = "title: A walk, description: The hall., captions: a.vtt";
    writeFileSync(
      at(`${tower}/property.yaml`),
      `${yaml}\nvideo: { file: ${name}, poster: 01.jpg, kind: filmed, speech: "yes", date: 2026-11-20, ${texts} }\n`,
    );
    if (video) writeFileSync(at(`${tower}/${name}`), video);
    else rmSync(at(`${tower}/${name}`));
    writeFileSync(at(`${tower}/a.vtt`), vtt);
    expect(await contentProblems(folder)).toEqual(
      problems.map((problem) => expect.stringContaining(`${tower}/${problem}`)),
    );
  }
});

it("finds the photographs of people and the signature, and reports one that is too small", async () => {
  replace(
    "company.yaml",
    "claims:",
    "signature: signature.png\npeople:\n  - { name: Giulia Rossi, photograph: giulia.jpg, languages: [it], role: Partner }\nclaims:",
  );
  mkdirSync(at("people"));
  const blank = { channels: 3, background: "#fff" } as const;
  await sharp({ create: { ...blank, width: 500, height: 120 } })
    .png()
    .toFile(at("people/signature.png"));
  await sharp({ create: { ...blank, width: 600, height: 750 } })
    .jpeg()
    .toFile(at("people/giulia.jpg"));
  expect(await contentProblems(folder)).toEqual([
    "people/giulia.jpg: the picture has 600 × 750 pixels: it should have at least 640 × 800",
  ]);
});

it("reports a person of a listing, and a manager, whom nobody can write to", async () => {
  const person = "{ name: Giulia Rossi, id: giulia-rossi, languages: [it], role: Partner }";
  replace("company.yaml", "claims:", `escalation: giulia-rossi\npeople: [${person}]\nclaims:`);
  replace(`${tower}/property.yaml`, "handover:", "person: marco-bianchi\nhandover:");
  expect(await contentProblems(folder)).toEqual([
    `${tower}/property.yaml: the person is “marco-bianchi”: company.yaml has no such person with an email address`,
    "company.yaml: the manager is “giulia-rossi”: company.yaml has no such person with an email address",
  ]);
});

/** The means of red, green and blue in the picture that `phone.heic` was made of. */
const phonePhotoColours = [151.6, 136.9, 122];

const colours = async (picture: string) => (await sharp(picture).stats()).channels;

it("rejects an original with a location, and rewrites it without", async () => {
  const other = readFileSync(at(`${tower}/04.jpg`));
  await takePhoto(at(`${tower}/04.jpg`), at(`${tower}/03.jpg`));
  expect(await originalDifferences([folder])).toEqual([
    `${tower}/03.jpg: the picture holds data of the camera, which may tell the place`,
  ]);
  await prepareOriginals([folder]);
  const { exif, orientation, width, height } = await sharp(at(`${tower}/03.jpg`)).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 2160, height: 2880 });
  expect(await originalDifferences([folder])).toEqual([]);
  expect(readFileSync(at(`${tower}/04.jpg`))).toEqual(other);
});

it("accepts a HEIC photo, and rewrites it as JPEG in its colours, without the location", async () => {
  const file = at(`${tower}/property.yaml`);
  copyFileSync(phonePhoto, at(`${tower}/IMG_0012.HEIC`));
  expect((await sharp(phonePhoto).metadata()).exif?.toString("latin1")).toContain("Apple");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(" 03.jpg", " IMG_0012.HEIC"));
  expect(await contentProblems(folder)).toEqual([]);
  expect(await originalDifferences([folder])).toEqual([
    `${tower}/IMG_0012.HEIC: the picture is not in a format of the web`,
  ]);
  await prepareOriginals([folder]);
  expect(existsSync(at(`${tower}/IMG_0012.HEIC`))).toBe(false);
  const { format, exif, icc, width } = await sharp(at(`${tower}/IMG_0012.jpg`)).metadata();
  expect({ format, exif, icc, width }).toEqual({ format: "jpeg", width: 1200 });
  for (const [index, { mean }] of (await colours(at(`${tower}/IMG_0012.jpg`))).entries())
    expect(mean).toBeCloseTo(phonePhotoColours[index] ?? 0, -0.5);
  expect(readFileSync(file, "utf8").match(/ IMG_0012\.jpg$/gm)).toHaveLength(4);
  expect(await contentProblems(folder)).toEqual([]);
});

it("names each photo that is damaged, and leaves it as it is", async () => {
  for (const name of [`${tower}/03.jpg`, "areas/marina-bay/01.jpg"]) {
    await takePhoto(at(`${tower}/04.jpg`), at(name));
    const bytes = readFileSync(at(name));
    writeFileSync(at(name), bytes.subarray(0, bytes.length / 2));
  }
  await expect(prepareOriginals([folder])).rejects.toThrow(
    new ContentProblems([
      "areas/marina-bay/01.jpg: the picture is damaged. Save it again, or take another",
      `${tower}/03.jpg: the picture is damaged. Save it again, or take another`,
    ]),
  );
  expect(await originalDifferences([folder])).toHaveLength(2);
});

it("does not overwrite another picture", async () => {
  copyFileSync(phonePhoto, at(`${tower}/03.heic`));
  await expect(prepareOriginals([folder])).rejects.toThrow(
    `${tower}/03.heic: there is a 03.jpg too. Give one of them another name`,
  );
});

const guide = "journal/from-interest-to-title-deed";

type Mistake = [before: string, after: string, ...problems: string[]];

it.each<[string, Mistake[]]>([
  [
    "tags",
    [
      [
        "{% steps %}",
        "{% stages %}",
        "there is no tag “stages”. The tags are note, steps, points,",
      ],
      ['head="SPA"', 'heading="SPA"', "the tag has no “heading”", "“head” is missing in the tag"],
    ],
  ],
  [
    "lists",
    [
      [
        "1. **Expression of interest** ",
        "1. ",
        "an entry of the list should begin with its title: **Title** text",
      ],
    ],
  ],
])("names the line of each mistake in the %s of an article", async (_, mistakes) => {
  const file = `${guide}/index.en.md`;
  const wanted = mistakes.flatMap(([before, , ...problems]) => {
    const line = readFileSync(at(file), "utf8").split(before)[0]?.split("\n").length;
    return problems.map((problem) => `${file}: line ${line}: ${problem}`);
  });
  for (const [before, after] of mistakes) replace(file, before, after);
  const problems = await contentProblems(folder);
  for (const problem of wanted) expect(problems).toContainEqual(expect.stringContaining(problem));
});

it("validates the figures, projects and properties of an article", async () => {
  const file = `${guide}/index.it.md`;
  replace(file, "{planShares}", "{planShare}");
  replace(file, 'about="palazzo-tissoli"', 'about="palazzo"');
  replace(`${guide}/index.en.md`, "- ontario-tower", "- ontario");
  const problems = (await contentProblems(folder)).join("\n");
  expect(problems).toMatch(
    /index\.it\.md: line \d+: there is no figure \{planShare\}\. The figures are /,
  );
  expect(problems).toContain(`${file}: there is no project “palazzo”`);
  expect(problems).toContain(`${guide}/index.en.md: the property is “ontario”, which the folder`);
});

it("wants facts at the head of an article, and English first", async () => {
  replace(`${guide}/index.ar.md`, "---\n", "");
  rmSync(at("journal/two-ways-a-home-earns/index.en.md"));
  expect(await contentProblems(folder)).toEqual([
    `${guide}/index.ar.md: the file cannot be read. It should begin with its facts between two lines of ---`,
    "journal/two-ways-a-home-earns/index.ar.md: journal/two-ways-a-home-earns/index.en.md is missing",
    "journal/two-ways-a-home-earns/index.it.md: journal/two-ways-a-home-earns/index.en.md is missing",
    gone("/journal/two-ways-a-home-earns"),
  ]);
});

const gone = (address: string) =>
  `the address ${address} was public and is gone: add it to the former addresses of the entry that takes its place`;

const former = (...addresses: string[]) => `formerAddresses: [${addresses.join()}]\norder:`;

it("wants each address that was public to lead to one entry", async () => {
  renameSync(at("areas/palm-beach"), at("areas/palm"));
  rmSync(at("properties/continental-tower"), { recursive: true });
  replace(`${tower}/property.yaml`, "order:", former("/property/tower", "/property/crown"));
  replace(
    "properties/al-soufuh-apartment/property.yaml",
    "order:",
    former("/property/tower", "/property/ontario-tower"),
  );
  const problems = await contentProblems(folder);
  expect(problems.filter((one) => /address/.test(one)).toSorted()).toEqual(
    [
      `${tower}/property.yaml: the former address /property/tower leads to another entry`,
      "properties/al-soufuh-apartment/property.yaml: the former address /property/ontario-tower is that of an entry",
      gone("/areas/palm-beach"),
      gone("/property/continental-tower"),
    ].toSorted(),
  );
  replace("areas/palm/area.yaml", "order:", "formerAddresses: [/areas/palm-beach]\norder:");
  expect((await contentProblems(folder)).join()).not.toContain("/areas/palm-beach");
});

it("refuses a new entry at the address that another one had", async () => {
  cpSync(at("properties/continental-tower"), at("properties/tower"), { recursive: true });
  replace("properties/al-soufuh-apartment/property.yaml", "order:", former("/property/tower"));
  const problems = await contentProblems(folder);
  expect(problems.filter((one) => /address/.test(one))).toEqual([
    "properties/tower/property.yaml: the address /property/tower was that of Al Soufuh, Jumeirah, and its old links lead there: choose another title or address",
  ]);
});

it("reports two pictures that differ only in their extensions", async () => {
  await sharp(at(`${tower}/03.jpg`))
    .webp()
    .toFile(at(`${tower}/04.webp`));
  const file = at(`${tower}/property.yaml`);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(" 03.jpg", " 04.webp"));
  expect(await contentProblems(folder)).toEqual([
    `${tower}/04.webp: 04.jpg has the same name. Give one of them another`,
  ]);
});
