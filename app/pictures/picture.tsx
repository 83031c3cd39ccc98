import type { ReactNode } from "react";
import { preload } from "react-dom";
import type { CataloguedPicture, PictureView } from "./catalogue";
import {
  cropFiles,
  fallbackSource,
  isSideways,
  type PictureFiles,
  sourceSet,
  wholeFiles,
} from "./picture-files";

export interface PictureData extends CataloguedPicture {
  /** The text alternative, in the language of the page. */
  alt: string;
  /** "Artist's impression", in the language of the page; absent for a photograph. */
  note?: string;
}

/**
 * Whether a list has a photograph. If so, each other picture of the list has its note; otherwise one note stands
 * beside the list.
 */
export const hasPhotograph = (pictures: readonly Pick<PictureData, "note">[]): boolean =>
  pictures.some(({ note }) => !note);

export interface PictureProps {
  picture: PictureData;
  /**
   * The `sizes` attribute. Heights of the screen are in `vh`: Chrome does not know `svh` during preloading,
   * and would fetch another file.
   */
  sizes: string;
  /** The media condition for the tall crop, if there is one. */
  tallBelow?: string;
  /** For the first picture in view: loaded with high priority. */
  priority?: boolean;
  className?: string;
  /** Replaces the text alternative; empty for a decorative picture. */
  alt?: string;
}

/**
 * Preloads a picture, in the head of the page. After client-side navigation it is preloaded during
 * rendering.
 */
const preloadSource = (
  view: PictureView,
  files: PictureFiles,
  { sizes, media }: { sizes: string; media?: string | undefined },
) =>
  preload(fallbackSource(view, files), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourceSet(view, files),
    imageSizes: sizes,
    fetchPriority: "high",
    ...(media && { media }),
  });

interface UprightBoxProps {
  picture: PictureData;
  className: string | undefined;
  children: ReactNode;
}

/** A box with the upright aspect ratio, for a file that is rotated. */
function UprightBox({ picture, className, children }: UprightBoxProps) {
  return (
    <span className={`picture-upright ${className ?? ""}`}>
      {/* An SVG with the aspect ratio: the content-security policy blocks style attributes. */}
      <svg
        className="block h-auto w-full"
        viewBox={`0 0 ${picture.height} ${picture.width}`}
        aria-hidden="true"
      />
      <span className="picture-upright-stage">{children}</span>
    </span>
  );
}

/** A picture in the best supported format and size, over its placeholder colour, rotated upright. */
export function Picture({
  picture,
  sizes,
  tallBelow,
  priority = false,
  className,
  alt = picture.alt,
}: PictureProps) {
  const sideways = isSideways(picture);
  const tall = tallBelow ? picture.crops?.tall : undefined;
  const turned = picture.rotate && `rotate-${picture.rotate}`;
  const position = picture.keep && `picture-keep-${picture.keep}`;
  const shape = sideways ? "picture-sideways" : className;

  if (priority && import.meta.env.SSR) {
    if (tall) preloadSource(tall, cropFiles, { sizes, media: tallBelow });
    preloadSource(picture, wholeFiles, { sizes, media: tall && `not all and ${tallBelow}` });
  }

  const image = (
    <picture className="picture">
      {tall && (
        <>
          <source
            media={tallBelow}
            type="image/avif"
            srcSet={sourceSet(tall, cropFiles)}
            sizes={sizes}
            width={tall.width}
            height={tall.height}
          />
          <source
            media={tallBelow}
            srcSet={fallbackSource(tall, cropFiles)}
            width={tall.width}
            height={tall.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />
      <img
        src={fallbackSource(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        className={[picture.placeholder, turned, position, shape].filter(Boolean).join(" ")}
      />
    </picture>
  );

  if (!sideways) return image;
  return (
    <UprightBox picture={picture} className={className}>
      {image}
    </UprightBox>
  );
}
