import { encodeQR } from "qr";

/** A QR code as one path of an SVG, dark on whatever it lies on. */
export interface QrCode {
  /** Modules to a side, the quiet border of four that readers look for included. */
  size: number;
  /** Of the dark modules, one unit each. */
  path: string;
}

const border = 4;

/** One line of modules as runs: a path of single squares would be four times as long. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
  }
  return path;
}

/**
 * The QR code of a text, to be drawn as `<svg viewBox="0 0 size size"><path d=path /></svg>`. It stays
 * readable with a seventh of it dirty or torn (level M).
 *
 * @param text most often an address, which a phone then opens
 * @throws where the text is longer than a QR code holds, some 2,300 bytes
 */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border });
  return { size: rows.length, path: rows.map(rowPath).join("") };
}
