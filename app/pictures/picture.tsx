import type { ReactNode } from "react";
import { preload } from "react-dom";
import type { Picture as PictureData, PictureView } from "./picture-data";
import { cropFiles, type PictureFiles, wholeFiles } from "./picture-files";
import { fallbackSource, isSideways, sourceSet } from "./source-set";

export interface PictureProps {
  picture: PictureData;
  /**
   * How wide the picture is shown, as the `sizes` attribute has it. Heights of the screen in `vh`:
   * what is preloaded may be chosen before Chrome knows `svh`, and would be fetched twice.
   */
  sizes: string;
  /** A media condition under which the tall crop is shown, if there is one. */
  tallBelow?: string;
  /** For the first picture in view: loaded at once, before others. */
  priority?: boolean;
  className?: string;
  /** Instead of the picture's own; empty where it only decorates. */
  alt?: string;
}

/**
 * Names a picture in the head of the page, where the browser meets it before anything else. A page that
 * comes later, without HTML, asks for it as soon as it is rendered.
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

/** Holds a file that lies on its side in a box of the shape it has once stood upright. */
function UprightBox({ picture, className, children }: UprightBoxProps) {
  return (
    <span className={className ? `picture-upright ${className}` : "picture-upright"}>
      {/* Gives the box its shape: an aspect ratio in a style attribute would be refused. */}
      <svg
        className="picture-upright-shape"
        viewBox={`0 0 ${picture.height} ${picture.width}`}
        aria-hidden="true"
      />
      <span className="picture-upright-stage">{children}</span>
    </span>
  );
}

/** A picture in the best format and size the browser can use, on its ground, the right way up. */
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
  const turned = picture.rotate && `picture-turned-${picture.rotate}`;
  const kept = picture.keep && `picture-keep-${picture.keep}`;
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
        className={[picture.placeholder, turned, kept, shape].filter(Boolean).join(" ")}
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
