/** A picture, or the data of a printed one. */
interface Kind {
  photograph?: true;
}

/** The note on a picture, "Artist's impression", unless it is a photograph. */
export const noteOn = (picture: Kind, note: string): string | undefined =>
  picture.photograph ? undefined : note;

/** The note below a list, if none of its pictures is a photograph. */
export const noteBelow = (pictures: readonly Kind[], note: string): string | undefined =>
  pictures.some(({ photograph }) => photograph) ? undefined : note;

/** The note on a picture of a list that has photographs too. */
export const noteAmong = (
  pictures: readonly Kind[],
  picture: Kind,
  note: string,
): string | undefined => (noteBelow(pictures, note) ? undefined : noteOn(picture, note));
