import { z } from "zod";
import { choice, isoDate, line, pictureFile, report, text, translations } from "./fields.ts";

/**
 * The largest file of a video, in bytes. A static asset may have 25 MiB:
 * https://developers.cloudflare.com/workers/platform/limits/#static-assets
 */
export const largestVideo = 25_000_000;

const texts = {
  title: line("title of the video", "For example A walk through the apartment."),
  description: text(
    "description of the video",
    600,
    "What it shows, from the first to the last scene: it stands beside the video, also for people who cannot see it.",
  ),
  captions: z
    .string()
    .regex(/^[^/\\]+\.vtt$/i)
    .optional()
    .meta({
      label: "captions of the video",
      hint: "The name of a file in this folder, for example video.en.vtt.",
      formHint: "A WebVTT file (.vtt) with what is said, in this language.",
      accept: ".vtt,text/vtt",
    }),
};

/** The video of a listing, with its English texts. */
export const video = z
  .strictObject({
    file: z
      .string()
      .regex(/^[^/\\]+\.(mp4|webm)$/i)
      .meta({
        label: "file of the video",
        hint: "The name of a file in this folder, MP4 or WebM, for example video.mp4.",
        formHint:
          "An MP4 in H.264 of at most 25 MB, without the place where it was taken: about a minute in 1080p.",
        accept: "video/mp4,video/webm",
        largest: largestVideo,
      }),
    poster: pictureFile("picture before it plays").meta({
      label: "picture before it plays",
      hint: "The name of a file in this folder, for example video.jpg.",
      formHint: "A still of the video, of the same shape, at least 1080 × 720 pixels.",
      picture: true,
    }),
    kind: choice(
      "kind of video",
      ["filmed", "impression"],
      "An impression is drawn by a computer: the page calls it an artist’s impression.",
    ),
    speech: choice(
      "somebody speaks in it",
      ["yes", "no"],
      "With speech, it needs captions in each language of the page.",
    ),
    date: isoDate("day of the video", "When it was made."),
    ...texts,
  })
  .meta({ label: "video", hint: "One video of the listing, below its pictures." });

export const videoTranslation = z.strictObject(texts).meta({ label: "video" });

type Translated = z.output<typeof videoTranslation> | undefined;

/** The languages of a listing and of its video. */
interface WithVideo {
  video?: z.output<typeof video> | undefined;
  it?: { video?: Translated } | undefined;
  ar?: { video?: Translated } | undefined;
}

const languageNames = { en: "English", it: "Italian", ar: "Arabic" } as const;

/** Validates that a video has its texts in each language of the listing, and captions if somebody speaks. */
export function checkVideo<Data extends WithVideo>(payload: z.core.ParsePayload<Data>) {
  const { video: shown, it, ar } = payload.value;
  for (const language of translations) {
    const listing = payload.value[language];
    const name = languageNames[language];
    if (shown && listing && !listing.video)
      report(payload, language, `the ${name} title and description of the video are missing`);
    if (!shown && listing?.video)
      report(payload, language, `the ${name} texts of the video have no video: add it in English`);
  }
  if (shown?.speech === "yes" && ![shown, it?.video, ar?.video].some((one) => one?.captions))
    report(
      payload,
      "video",
      "the captions of the video are missing: somebody speaks in it, and not everybody hears it",
    );
}

/** A sentence if what is said in a video has no captions in a language of its listing. */
export function captionWarnings(data: object): string[] {
  const { video: shown, it, ar } = data as WithVideo;
  if (shown?.speech !== "yes") return [];
  const languages = { en: { video: shown }, it, ar };
  const missing = Object.entries(languages)
    .filter(([, listing]) => listing && !listing.video?.captions)
    .map(([language]) => languageNames[language as keyof typeof languages]);
  return missing.length > 0
    ? [
        `the video has no captions in ${missing.join(" and ")}: visitors who do not hear it read those of another language`,
      ]
    : [];
}
