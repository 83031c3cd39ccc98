import { noteForPicture } from "~/pictures/impression-notes";
import { printSizes, type PrintImageData, type PrintSize, printImageSource } from "./print-images";

interface PrintImageProps {
  picture: PrintImageData;
  size: PrintSize;
  /** The caption of pictures that are no photographs: "Artist's impression". */
  note: string;
  className?: string;
}

/** A picture with its captions. */
export function PrintImage({ picture, size, note, className }: PrintImageProps) {
  const { name, alt, caption, text } = picture;
  const below = noteForPicture(picture, note);
  const { width, height } = printSizes[size];
  return (
    <figure className={`print-image print-image-${size} ${className ?? ""}`}>
      <img src={printImageSource(name, size)} alt={alt} width={width * 10} height={height * 10} />
      <figcaption>
        {caption && <span className="print-image-caption">{caption}</span>}
        {text && <span className="print-image-text">{text}</span>}
        {below && <span className="print-image-note">{below}</span>}
      </figcaption>
    </figure>
  );
}
