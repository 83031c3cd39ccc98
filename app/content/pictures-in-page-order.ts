/** The pictures of a property's file. */
interface PropertyPictures<Picture> {
  photos?: readonly string[] | undefined;
  pictures: readonly Picture[];
}

/** The pictures of a property in the order of its page: photos with captions only, then the others. */
export const picturesInPageOrder = <Picture extends { picture: string }>({
  photos = [],
  pictures,
}: PropertyPictures<Picture>): ({ picture: string } | Picture)[] => [
  ...photos.map((picture) => ({ picture })),
  ...pictures,
];
