/**
 * How every picture is encoded. A change here changes the key of every output, so the whole set
 * is made again.
 */
export const settings = {
  avif: { quality: 50, effort: 5 },
  jpeg: { quality: 76, mozjpeg: true },
  ladder: [480, 768, 1152],
  // Crops are for phones, whose cards are some 300 px wide at twice the density; the last step is
  // for a master of its own, that fills the screen.
  cropLadder: [480, 600, 768, 960],
  fallbackWidth: 960,
  cropFallbackWidth: 720,
} as const;

/** The most placeholder colours that pictures may share. */
export const paletteSize = 24;
