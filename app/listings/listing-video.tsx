import type { ListingVideoData } from "./listing-video.server";

/** The video of a listing, by the browser's own controls. */
export function ListingVideo({ video }: { video: ListingVideoData | undefined }) {
  if (!video) return null;
  const { src, poster, width, height, title, text, note, captions } = video;
  return (
    <div
      className={`page grid gap-x-10 gap-y-6 py-10 print:hidden ${width > height ? "md:grid-cols-[7fr_5fr]" : "md:grid-cols-[5fr_7fr]"}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech has none */}
      <video
        controls
        playsInline
        preload="none"
        {...{ src, poster, width, height }}
        aria-label={title}
      >
        {captions.map((track) => (
          <track key={track.src} kind="captions" {...track} />
        ))}
      </video>
      <div>
        <h2 className="display text-title-3">{title}</h2>
        <p className="mt-2 measure">{text}</p>
        {note && <p className="mt-2 text-small quiet">{note}</p>}
      </div>
    </div>
  );
}
