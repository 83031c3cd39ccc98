/**
 * The encoding of all pictures; app/pictures/picture-files.ts has the widths. A change of either changes
 * the hash of every output, so that all files are generated again.
 */
export const settings = {
  avif: { quality: 50, effort: 5 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;
