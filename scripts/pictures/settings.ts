/**
 * How every picture is encoded; app/pictures/picture-files.ts says in which widths. A change of either
 * changes the key of every output, so the whole set is made again.
 */
export const settings = {
  avif: { quality: 50, effort: 5 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;
