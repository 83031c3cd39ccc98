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
  /**
   * In place of "Artist’s impression": `list`: "All pictures are artist’s impressions."; `explained`: "Artist’s
   * impression: made on a computer, not a photograph".
   */
  wording?: "picture" | "list" | "explained";
  className?: string;
}

/** The note beside a list without a photograph. In other lists each picture has its own: see `hasPhotograph`. */
export function PicturesNote({ of: pictures, wording = "picture", ...props }: PicturesNoteProps) {
  const { forPicture: picture, forList: list, forGallery: explained } = useMessages("pictureNotes");
  const note = { picture, list, explained }[wording];
  return !hasPhotograph(pictures) && <PictureNote note={note} {...props} />;
}
