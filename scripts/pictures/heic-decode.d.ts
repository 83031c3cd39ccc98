declare module "heic-decode" {
  /**
   * Decodes the first picture of a HEIC file, upright.
   *
   * @returns its pixels, four bytes each
   */
  export default function decode(input: { buffer: Uint8Array }): Promise<{
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }>;
}
