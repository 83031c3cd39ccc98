import { encodeQR } from "qr";

/** A QR code as an SVG path, for dark on light. */
export interface QrCode {
  /** Modules per side, with the quiet zone of four. */
  size: number;
  /** The path of the dark modules, one unit each. */
  path: string;
}

const border = 4;

/** A row of modules as runs: a path of squares would be four times as long. */
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
 * The QR code of a text, for `<svg viewBox="0 0 size size"><path d=path /></svg>`, with error correction
 * level M.
 *
 * @param text usually an address
 * @throws if the text is longer than about 2,300 bytes
 */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border });
  return { size: rows.length, path: rows.map(rowPath).join("") };
}
