const stylesheet = /<link[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g;
const font = /<link(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*\bhref="([^"]+)"/g;
const firstPicture = /<picture(?:(?!<\/picture>)[\s\S])*?<img[^>]*\bfetchpriority="high"/i;
const avifSource = /<source[^>]*\btype="image\/avif"[^>]*>/g;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i")
    .exec(tag)?.[1]
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function picturePreload(source: string, mediaOfOthers: string[]) {
  const media =
    attribute(source, "media") ?? mediaOfOthers.map((other) => `not all and ${other}`)[0];
  const parts = [
    "rel=preload",
    "as=image",
    'type="image/avif"',
    `imagesrcset="${attribute(source, "srcset")}"`,
    `imagesizes="${attribute(source, "sizes")}"`,
    "fetchpriority=high",
    media && `media="${media}"`,
  ];
  const fallback = attribute(source, "srcset")?.split(" ")[0];
  return `<${fallback}>; ${parts.filter(Boolean).join("; ")}`;
}

/**
 * What a page needs first, as a `Link` header that Cloudflare sends ahead as early hints: its
 * stylesheets, its two fonts, and the first picture in the version that the screen will take.
 *
 * @param html the whole page
 */
export function preloadLinks(html: string): string {
  const sources = firstPicture.exec(html)?.[0].match(avifSource) ?? [];
  const medias = sources.flatMap((source) => attribute(source, "media") ?? []);
  return [
    ...[...html.matchAll(stylesheet)].map(([, href]) => `<${href}>; rel=preload; as=style`),
    ...[...html.matchAll(font)].map(
      ([, href]) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
    ...sources.map((source) => picturePreload(source, medias)),
  ].join(", ");
}
