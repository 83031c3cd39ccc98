import path from "node:path";
import type { Page } from "playwright/test";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type * as PdfJs from "unpdf/pdfjs";

/** The PDF.js build in `unpdf`. */
const code = path.resolve(import.meta.dirname, "../../../node_modules/unpdf/dist/pdfjs.mjs");

const { OPS } = await getResolvedPDFJS();

interface Font {
  /** PostScript name; "ABCDEF+" in front marks a subset. */
  name: string;
  embedded: boolean;
}

/** Reads a PDF without its photographs, whose decoding takes most of the time. */
export const openPdf = (bytes: Uint8Array) =>
  getDocumentProxy(new Uint8Array(bytes), {
    fontExtraProperties: true,
    maxImageSize: 1,
    verbosity: 0,
  });

type PdfDocument = Awaited<ReturnType<typeof openPdf>>;

const pagesOf = (pdf: PdfDocument) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

/** The width and height of each page, in points. */
export async function pageSizes(pdf: PdfDocument): Promise<{ width: number; height: number }[]> {
  return (await pagesOf(pdf)).map((page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height };
  });
}

interface TextRun {
  text: string;
  rightToLeft: boolean;
}

/**
 * A line in the order in which it is read. Chromium writes the glyphs of an Arabic line from left to
 * right, each as the letter's shape at its place in the word.
 *
 * @param items the items of a line, from left to right
 */
function readingOrder(items: readonly { str: string; dir: string }[]): string {
  const runs: TextRun[] = [];
  for (const { str, dir } of items) {
    const rightToLeft = dir === "rtl";
    const last = runs.at(-1);
    if (last && !last.rightToLeft && !rightToLeft) last.text += str;
    else runs.push({ text: str, rightToLeft });
  }
  if (runs.some(({ rightToLeft }) => rightToLeft)) runs.reverse();
  // NFKC turns the shapes of a letter into the letter.
  return runs
    .map(({ text }) => text)
    .join("")
    .normalize("NFKC");
}

/** Text that is farther up or down than this is on another line, in points. */
const lineHeight = 2;

/** The text of a document in its order, line by line; the cells of a table's row each on their own. */
export async function textOf(pdf: PdfDocument): Promise<string> {
  const lines: string[] = [];
  for (const page of await pagesOf(pdf)) {
    let line: { str: string; dir: string }[] = [];
    let left = 0;
    let baseline = 0;
    const endLine = () => {
      lines.push(readingOrder(line));
      line = [];
      left = 0;
    };
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item)) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      // Within a line each item is to the right of the one before, at nearly the same height.
      if (x < left || Math.abs(y - baseline) > lineHeight) endLine();
      left = x;
      baseline = y;
      line.push(item);
      if (item.hasEOL) endLine();
    }
    endLine();
  }
  return lines.join("\n");
}

/** Every font that text is set in, once per page that uses it. */
export async function fontsOf(pdf: PdfDocument): Promise<Font[]> {
  const fonts = (await pagesOf(pdf)).map(async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    const ids = fnArray.flatMap((fn, index) =>
      fn === OPS.setFont ? [String(argsArray[index][0])] : [],
    );
    return [...new Set(ids)].map((id) => {
      const { name, missingFile, data } = page.commonObjs.get(id);
      return { name, embedded: missingFile !== true && data?.length > 0 };
    });
  });
  return (await Promise.all(fonts)).flat();
}

/** A reserved host: `drawPage` serves the reader's code and the file. */
const reader = "http://reader.invalid/";

/** Draws a page in the browser. */
export async function drawPage(page: Page, file: string, number: number, scale: number) {
  await page.route(`${reader}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/code.mjs")
      return route.fulfill({ path: code, contentType: "text/javascript" });
    if (pathname === "/file.pdf") return route.fulfill({ path: file });
    return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
  });
  await page.goto(reader);
  await page.evaluate(
    async ([address, pageNumber, pixels]) => {
      const { getDocument } = (await import(address)) as typeof PdfJs;
      const pdf = await getDocument({ url: "/file.pdf" }).promise;
      const sheet = await pdf.getPage(pageNumber);
      const viewport = sheet.getViewport({ scale: pixels });
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await sheet.render({ canvas, viewport }).promise;
      document.body.append(canvas);
    },
    ["/code.mjs", number, scale] as const,
  );
  const picture = await page.locator("canvas").screenshot();
  await page.unroute(`${reader}**`);
  return picture;
}
