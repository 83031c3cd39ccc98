import type { VideoObjectLeaf } from "schema-dts";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { localeCodes, locales } from "~/locale";
import { cataloguedPicture } from "~/pictures/find-picture";
import { fallbackSource } from "~/pictures/picture-files";
import { listingsAndAreas } from "~/site/advertised";
import type { Site } from "~/site/site";

type Video = NonNullable<(Property | Project)["video"]>;

/** Videos and captions in the folders of listings. Vite gives each a URL with a content hash. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  "../content/{properties,projects}/*/*.{mp4,webm,vtt,MP4,WEBM,VTT}",
  { query: "?url", import: "default", eager: true },
);

const url = (file: string, urls = files): string => {
  const found = urls[`../content/${file}`];
  // `npm run content` reports it earlier.
  if (!found) throw new Error(`There is no file ${file}.`);
  return found;
};

/** The size of each video in bytes, by its URL. */
export const videoSizes: ReadonlyMap<string, number> = new Map(
  [...listingsAndAreas.properties, ...listingsAndAreas.projects].flatMap(({ video }) =>
    video ? [[url(video.file), video.bytes]] : [],
  ),
);

/**
 * The video of a listing as its page shows it.
 *
 * @param urls of the files below app/content, by their path from this module
 */
export function listingVideo(
  site: Site,
  { id, video }: { id: string; video?: Video | undefined },
  urls = files,
) {
  if (!video) return undefined;
  const { locale, messages } = site;
  const { title, description } = textsIn({ id, texts: video.texts }, locale);
  const poster = cataloguedPicture(video.poster);
  return {
    src: url(video.file, urls),
    poster: fallbackSource(poster),
    width: poster.width,
    height: poster.height,
    title,
    text: description,
    note: video.kind === "impression" ? messages.properties.videoImpression : undefined,
    captions: localeCodes.flatMap((language) => {
      const captions = video.texts[language]?.captions;
      const { name, lang } = locales[language];
      return captions
        ? [{ src: url(captions, urls), srcLang: lang, label: name, default: language === locale }]
        : [];
    }),
    date: video.date,
  };
}

export type ListingVideoData = NonNullable<ReturnType<typeof listingVideo>>;

/** The structured data of a video. */
export const videoObject = (
  { origin, locale }: Site,
  { src, poster, title, text, date }: ListingVideoData,
): VideoObjectLeaf => ({
  "@type": "VideoObject",
  name: title,
  description: text,
  thumbnailUrl: `${origin}${poster}`,
  contentUrl: `${origin}${src}`,
  uploadDate: date,
  inLanguage: locales[locale].lang,
});
