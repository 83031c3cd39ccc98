/** A picture, or the data of a printed one. */
interface NotedPicture {
  photograph?: true;
}

/** The note on a picture, "Artist's impression", unless it is a photograph. */
export const noteForPicture = (picture: NotedPicture, note: string): string | undefined =>
  picture.photograph ? undefined : note;

/** The note below a list, if none of its pictures is a photograph. */
export const noteForList = (pictures: readonly NotedPicture[], note: string): string | undefined =>
  pictures.some(({ photograph }) => photograph) ? undefined : note;

/** The note on a picture of a list that has photographs too. */
export const noteForPictureInList = (
  pictures: readonly NotedPicture[],
  picture: NotedPicture,
  note: string,
): string | undefined => (noteForList(pictures, note) ? undefined : noteForPicture(picture, note));
