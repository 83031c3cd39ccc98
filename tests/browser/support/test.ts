import { createHash } from "node:crypto";
import { test as base } from "playwright/test";
import { emptyPictures } from "./pictures.ts";

interface Options {
  /** "empty" where nothing is seen of them: see `emptyPictures`. */
  pictures: "as they are" | "empty";
}

/**
 * A test whose visitor comes from an address of their own, as visitors do: what the site allows an
 * address in a minute then holds for each test alone, whatever else runs. In front of the Worker it
 * is the edge that writes this header, and a visitor's own is thrown away.
 */
export const test = base.extend<Options>({
  pictures: ["as they are", { option: true }],
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const hash = createHash("sha256").update(testId).digest();
    await use({ "cf-connecting-ip": `10.${hash[0]}.${hash[1]}.${hash[2]}` });
  },
  page: async ({ page, pictures }, use) => {
    if (pictures === "empty") await emptyPictures(page);
    await use(page);
  },
});
