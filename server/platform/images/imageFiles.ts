/** The files that an uploaded image becomes, and the reasons why an upload cannot become an image. */

/** One encoded file of an image. */
export interface ImageFile {
  /**
   * The last part of the file's address: the width and height of the largest files, such as `1600x1067.webp`, and only
   * the width of the others, such as `480.avif`.
   */
  name: string;
  format: "avif" | "webp";
  width: number;
  height: number;
  data: Uint8Array;
}

export interface EncodedImage {
  /** The size of the largest files in pixels. */
  width: number;
  height: number;
  files: ImageFile[];
}

/**
 * The widths of the files: for a card, a panel, and a whole page. An image has no file that is wider than itself. The
 * client repeats the widths (`client/shared/limits.ts`).
 */
export const imageSizes = [
  { maxWidth: 480, maxBytes: 60_000 },
  { maxWidth: 960, maxBytes: 200_000 },
  { maxWidth: 1_600, maxBytes: 500_000 },
] as const;

/** The maximum number of pixels of an upload. Decoded, they take at most 200 MB, so twice the depth halves the number. */
export const maxImagePixels = 50_000_000;

/** How many times as high as wide an image may be. Files are limited by their width only. */
export const maxHeightRatio = 4;

/** Why an upload cannot become an image. */
export type ImageFaultReason =
  | "unsupported"
  | "damaged"
  | "animated"
  | "tooManyPixels"
  | "tooTall"
  | "tooDetailed"
  | "tooSlow";

export class ImageFault extends Error {
  constructor(readonly reason: ImageFaultReason) {
    super(reason);
  }
}
