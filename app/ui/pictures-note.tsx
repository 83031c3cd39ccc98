import { useMessages } from "~/hooks/use-messages";
import { hasPhotograph, type PictureData } from "~/pictures/picture";

interface PicturesNoteProps {
  of: readonly Pick<PictureData, "note">[];
  /** "All pictures are artist’s impressions.", in place of "Artist’s impression". */
  asSentence?: boolean;
  className: string;
}

/** The note beside a list without a photograph. In other lists each picture has its own: see `hasPhotograph`. */
export function PicturesNote({ of: pictures, asSentence = false, className }: PicturesNoteProps) {
  const { forList, forPicture } = useMessages("pictureNotes");
  if (hasPhotograph(pictures)) return null;
  return <p className={`${className} text-small quiet`}>{asSentence ? forList : forPicture}</p>;
}
