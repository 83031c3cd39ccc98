import { largestVideo } from "../../app/content/schema/video.ts";

/**
 * Forbidden contents of a drawing. As an image an SVG runs no scripts, but opened at its URL it is a
 * document.
 */
const refused: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/<(?:[\w-]+:)?script[\s/>]/i, "a script"],
  [/\son[a-z]+\s*=/i, "a script in an attribute"],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)[\s/>]/i, "a document within"],
  [/<(?:[\w-]+:)?(?:animate\w*|set)[\s/>]/i, "an animation"],
  [/<!ENTITY/i, "an entity"],
  [/<\?xml-stylesheet|@import/i, "a stylesheet of another file"],
  [/\burl\(\s*["']?\s*(?!#)[^\s"')]/i, "a link to another file"],
  [
    /\bhref\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|webp);)|'(?!#|data:image\/(?:png|jpeg|webp);))/i,
    "a link",
  ],
];

/**
 * Validates a drawing.
 *
 * @param svg the text of the file
 * @returns one sentence for each problem
 */
export function drawingProblems(svg: string): string[] {
  const found = refused.filter(([pattern]) => pattern.test(svg)).map(([, name]) => name);
  return [
    ...found.map((name) => `the drawing contains ${name}. Save it again as plain SVG`),
    ...(sizeOf(svg) ? [] : ["the drawing has no size. Save it again with a viewBox"]),
  ];
}

const viewBox =
  /<svg\b[^>]*\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/;

function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [, width = 0, height = 0] = (viewBox.exec(svg) ?? []).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * The size of a valid drawing, in its units.
 *
 * @throws without a size. `drawingProblems` reports it earlier
 */
export function drawingSize(svg: string): { width: number; height: number } {
  const size = sizeOf(svg);
  if (!size) throw new Error("The drawing has no viewBox.");
  return size;
}

/** The box of a type at the top of an MP4: the size in 4 bytes, the type in 4, the content. */
function box(mp4: Buffer, type: string): Buffer | undefined {
  for (let start = 0; start + 8 <= mp4.length;) {
    const short = mp4.readUInt32BE(start);
    const size = short === 1 ? Number(mp4.readBigUInt64BE(start + 8)) : short || mp4.length - start;
    if (mp4.toString("latin1", start + 4, start + 8) === type)
      return mp4.subarray(start, start + size);
    if (size < 8) return undefined;
    start += size;
  }
  return undefined;
}

/** The fields of a position in the metadata of phones. */
const positions = ["\u00A9xyz", "com.apple.quicktime.location.ISO6709", "loci"];

function mp4Problems(mp4: Buffer): string[] {
  const metadata = box(mp4, "moov");
  if (!box(mp4, "ftyp") || !metadata)
    return ["the file is no MP4. Export it again as MP4 with H.264"];
  const has = (code: string) => metadata.includes(code, 0, "latin1");
  return [
    ...(has("avc1") || has("avc3")
      ? []
      : ["the video is not in H.264, the only format that all browsers play. Export it in H.264"]),
    ...(positions.some(has)
      ? ["the video has the place where it was taken. Export it again without the location"]
      : []),
  ];
}

/** The EBML header. */
const webmStart = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/**
 * Validates a video.
 *
 * @param type of the file, as its extension
 * @returns one sentence for each problem
 */
export function videoProblems(video: Buffer, type: "mp4" | "webm"): string[] {
  if (video.length > largestVideo)
    return [
      `the video has ${(video.length / 1e6).toFixed(1)} MB: it should have at most ${largestVideo / 1e6}. Cut it, or export it in 1080p or 720p`,
    ];
  if (type === "mp4") return mp4Problems(video);
  return video.subarray(0, webmStart.length).equals(webmStart)
    ? []
    : ["the file is no WebM. Export it again as MP4 with H.264"];
}

/** Validates captions: WebVTT with at least one. */
export const captionProblems = (vtt: string): string[] =>
  /^\uFEFF?WEBVTT(?=\s|$)/.test(vtt) && /^\S.* --> \S/m.test(vtt)
    ? []
    : ["the file has no captions in WebVTT. It begins with WEBVTT, and each caption has its time"];
