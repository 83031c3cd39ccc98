import "./property-page.css";
import { type MouseEvent, useState } from "react";
import { interpolate } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { fallbackSource } from "~/pictures/picture-files";
import { DotSeparated } from "~/ui/line-breaks";
import { PictureViewerLoader } from "~/ui/picture-viewer-loader";
import type { PropertyPageData } from "./property-page.server";

const sizes = {
  first: "(width < 48rem) 100vw, min(66vw, 56rem)",
  other: "(width < 48rem) 50vw, min(32vw, 27rem)",
};

/** The pictures shown on a desktop. With JavaScript the last one has the link to all of them. */
const shown = 3;

/**
 * All pictures of a property, as links to their files. With JavaScript they open the full-screen viewer at
 * the picture.
 */
export function PropertyGallery({
  property: { title, gallery, messages: texts },
}: {
  property: PropertyPageData;
}) {
  const [start, setStart] = useState<number>();
  const messages = useMessages("controls").carousel;
  const label = interpolate(messages.pictures, { title });

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, to which the viewer returns the focus.
    event.currentTarget.focus();
    setStart(index);
  }

  return (
    <section className="property-gallery-section" aria-label={label}>
      <ul className="property-gallery" data-few={gallery.length <= shown || undefined}>
        {gallery.map(({ picture, caption }, index) => (
          <li key={picture.src} className="relative">
            <a
              href={fallbackSource(picture)}
              className="cursor-zoom-in"
              onClick={(event) => open(event, index)}
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? sizes.first : sizes.other}
                priority={index === 0}
                className="aspect-3/2 w-full object-cover"
              />
              {index === shown - 1 && gallery.length > shown && (
                <span className="with-script absolute end-0 bottom-0 bg-paper px-4 py-2.5 text-small max-md:hidden">
                  {texts.allPictures}
                </span>
              )}
            </a>
            {/* The names of the other rooms are in the viewer, and for screen readers. */}
            <p
              className={
                index === 0
                  ? "px-(--margin) pt-1.5 text-small quiet md:absolute md:top-full md:w-max md:px-0"
                  : "sr-only"
              }
            >
              <DotSeparated text={[caption, picture.note].filter(Boolean).join(" · ")} />
            </p>
          </li>
        ))}
      </ul>
      {start !== undefined && (
        <PictureViewerLoader
          slides={gallery}
          label={label}
          start={start}
          onClose={() => setStart(undefined)}
        />
      )}
    </section>
  );
}
