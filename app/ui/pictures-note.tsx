import { useMessages } from "~/hooks/use-messages";
import { hasPhotograph, type PictureData } from "~/pictures/picture";

interface PictureNoteProps {
  /** Nothing is shown without it. */
  children: string | undefined;
  className?: string;
}

/** The note below a picture: "Artist’s impression". */
export const PictureNote = ({ children, className = "" }: PictureNoteProps) =>
  children && <p className={`pt-2 text-small quiet ${className}`}>{children}</p>;

interface PicturesNoteProps {
  of: readonly Pick<PictureData, "note">[];
  className?: string;
}

/** "All pictures are artist’s impressions.", beside a list without a photograph. In other lists each picture has its own: see `hasPhotograph`. */
export function PicturesNote({ of: pictures, ...props }: PicturesNoteProps) {
  const { forList } = useMessages("pictureNotes");
  return !hasPhotograph(pictures) && <PictureNote {...props}>{forList}</PictureNote>;
}
