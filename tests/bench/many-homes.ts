/**
 * Adds homes with unique texts to app/content, to measure a large site: docs/scale.md. For a clone that is thrown away.
 * The pictures are five of Ontario Tower, and their encoded files are linked, so that `npm run content` encodes none.
 *
 *     node tests/bench/many-homes.ts 1996
 */
import { copyFileSync, globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { contentFolder } from "../../scripts/content/read.ts";
import { root } from "../../scripts/run.mjs";

const model = "ontario-tower";
const files = ["01.jpg", "02.jpg", "03.jpg", "04.jpg", "05.jpg"];
const purposes = ["sale", "sale", "rent"] as const;

type Data = Record<string, unknown> & { description: string[]; pictures: { picture: string }[] };

const file = (id: string, name: string) => path.join(contentFolder, "properties", id, name);
const {
  it,
  ar,
  plans: _plans,
  brochurePictures: _brochurePictures,
  range: _range,
  priceRange: _priceRange,
  ...facts
} = parse(readFileSync(file(model, "property.yaml"), "utf8")) as Data & { it: Data; ar: Data };
const { districts } = parse(readFileSync(path.join(contentFolder, "places.yaml"), "utf8")) as {
  districts: { id: string }[];
};

/** Texts of the words of another one, in an order of their own. */
function textsOf({ description, pictures }: Data, number: number) {
  const words = [...new Set(description.join(" ").match(/\p{Letter}{3,}/gu))];
  const some = (count: number, from: number) =>
    Array.from({ length: count }, (_, place) => {
      const at = (number * 31 + from * 17 + place * (7 + (number % 11))) % words.length;
      return words[at];
    }).join(" ");
  return {
    title: `${some(2, 0)} ${number}`,
    summary: some(8, 1),
    description: [some(60, 2), some(60, 3), some(40, 4)],
    layout: some(6, 5),
    view: some(4, 6),
    whereabouts: some(10, 7),
    nearWork: some(8, 8),
    amenities: Array.from({ length: 8 }, (_, place) => `${some(2, 9 + place)} ${place}`),
    pictures: pictures.filter(({ picture }) => files.includes(picture)),
  };
}

const encoded = globSync(`public/pictures/properties/${model}/0[1-5]?(-tall).*`, { cwd: root });

for (let number = 0; number < Number(process.argv[2] ?? 1_996); number += 1) {
  const id = `home-${String(number).padStart(4, "0")}`;
  const purpose = purposes[number % purposes.length] ?? "sale";
  const district = districts[number % districts.length]?.id;
  const home = {
    ...facts,
    ...textsOf(facts, number),
    purpose,
    place: district,
    district,
    order: 1_000 + number,
    aed: purpose === "rent" ? 60_000 + number * 50 : 900_000 + number * 1_500,
    ...(purpose === "rent" && { rent: { period: "year" } }),
    desk: undefined,
    bedrooms: number % 5,
    areaSqFt: 600 + number,
    reference: `OR-${10_000 + number}`,
    it: textsOf(it, number),
    ar: textsOf(ar, number),
  };
  mkdirSync(file(id, ""), { recursive: true });
  mkdirSync(path.join(root, "public/pictures/properties", id), { recursive: true });
  writeFileSync(file(id, "property.yaml"), stringify(home));
  for (const name of files) copyFileSync(file(model, name), file(id, name));
  for (const name of encoded)
    linkSync(path.join(root, name), path.join(root, name.replace(`/${model}/`, `/${id}/`)));
}
