// Node runs the schema of content without a build, so this module has no imports.

/** Dirhams per dollar: the fixed rate since 1997. */
export const dirhamsPerDollar = 3.6725;
