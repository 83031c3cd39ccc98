/**
 * Whether a list has a photograph. If so, each other picture of the list has its note; otherwise one note stands
 * beside the list.
 */
export const hasPhotograph = (pictures: readonly { note?: string }[]): boolean =>
  pictures.some(({ note }) => !note);
