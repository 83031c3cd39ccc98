import { Picture } from "~/pictures/picture";
import type { Picture as PictureData } from "~/pictures/picture-data";

/** A lobby with nobody in it, from edge to edge. */
export function Lobby({ picture }: { picture: PictureData }) {
  return (
    <Picture
      picture={picture}
      sizes="(max-width: 767px) max(100vw, 75vh), 100vw"
      priority
      className="h-[46svh] w-full object-cover object-[72%_30%] md:h-[58svh]"
    />
  );
}
