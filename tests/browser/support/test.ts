import { createHash } from "node:crypto";
import { test as base } from "playwright/test";
import { emptyPictures } from "./pictures.ts";

interface Options {
  /** "empty" where nothing is seen of them: see `emptyPictures`. */
  pictures: "as they are" | "empty";
}

/**
 * A test with a unique visitor's IP address, so that rate limits apply to each test separately. In
 * production the edge sets this header, and discards a visitor's.
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
