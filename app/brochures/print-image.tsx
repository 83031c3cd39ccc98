import { printSizes, type PrintImageData, type PrintSize, printImageSource } from "./print-images";

interface PrintImageProps {
  picture: PrintImageData;
  size: PrintSize;
  className?: string;
}

/** A picture with its captions. */
export function PrintImage({ picture, size, className }: PrintImageProps) {
  const { name, alt, caption, text, note } = picture;
  const { width, height } = printSizes[size];
  return (
    <figure className={`print-image print-image-${size} ${className ?? ""}`}>
      <img src={printImageSource(name, size)} alt={alt} width={width * 10} height={height * 10} />
      <figcaption>
        {caption && <span className="print-image-caption">{caption}</span>}
        {text && <span className="print-image-text">{text}</span>}
        {note && <span className="print-image-note">{note}</span>}
      </figcaption>
    </figure>
  );
}
