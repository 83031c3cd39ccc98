import { useMessages } from "~/hooks/use-messages";
import { hasPhotograph, type PictureData } from "~/pictures/picture";

interface PictureNoteProps {
  note: string | undefined;
  className?: string;
}

/** The note below a picture or a list of pictures: "Artist’s impression". */
export const PictureNote = ({ note, className = "" }: PictureNoteProps) =>
  note && <p className={`pt-2 text-small quiet ${className}`}>{note}</p>;

interface PicturesNoteProps {
  of: readonly Pick<PictureData, "note">[];
  /** "All pictures are artist’s impressions.", in place of "Artist’s impression". */
  asSentence?: boolean;
  className?: string;
}

/** The note beside a list without a photograph. In other lists each picture has its own: see `hasPhotograph`. */
export function PicturesNote({ of: pictures, asSentence = false, ...props }: PicturesNoteProps) {
  const { forList, forPicture } = useMessages("pictureNotes");
  return (
    !hasPhotograph(pictures) && <PictureNote note={asSentence ? forList : forPicture} {...props} />
  );
}
