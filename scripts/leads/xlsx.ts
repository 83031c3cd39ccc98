import { createWriteStream } from "node:fs";
import { Readable, Writable } from "node:stream";
import { configure, TextReader, ZipWriter } from "@zip.js/zip.js";
import { sheet, type SheetCell, styles } from "./sheet.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"/>`).join("")}</Relationships>`;

const absolute = (cells: string) => cells.replaceAll(/([A-Z]+)(\d+)/g, "$$$1$$$2");

const workbook = (name: string, filtered: string) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${name}!${absolute(filtered)}</definedName></definedNames><calcPr fullCalcOnLoad="1"/></workbook>`;

/**
 * Writes an Excel file of one sheet, each row as it comes: none is kept.
 *
 * @param name the sheet's: letters alone
 */
export async function writeXlsx(
  file: string,
  name: string,
  heads: readonly string[],
  rows: AsyncIterable<readonly SheetCell[]>,
): Promise<void> {
  configure({ useWebWorkers: false });
  const zip = new ZipWriter<unknown>(Writable.toWeb(createWriteStream(file)), { zip64: false });
  const add = async (part: string, text: string) => zip.add(part, new TextReader(text));
  await add("[Content_Types].xml", contentTypes);
  await add("_rels/.rels", relations(["officeDocument", "xl/workbook.xml"]));
  let filtered = "";
  const pieces = sheet(heads, rows, (cells) => {
    filtered = cells;
  });
  const bytes = Readable.from(pieces, { objectMode: false });
  await zip.add("xl/worksheets/sheet1.xml", Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
  await add("xl/workbook.xml", workbook(name, filtered));
  await add(
    "xl/_rels/workbook.xml.rels",
    relations(["worksheet", "worksheets/sheet1.xml"], ["styles", "styles.xml"]),
  );
  await add("xl/styles.xml", styles);
  await zip.close();
}
