/** The encoded files of an uploaded image, and the reasons why the site cannot use an upload as an image. */
import { imageWidths } from "../../../shared/apiLimits.js";

export interface ImageFile {
  /**
   * The last part of the file's address. For the largest files, it contains the width and the height, such as
   * `1600x1067.webp`. For all others, it contains only the width, such as `480.avif`.
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
 * The maximum widths of the files: for a card, a panel, and a whole page. No file is wider than the original image.
 */
export const imageSizes = [
  { maxWidth: imageWidths[0], maxBytes: 60_000 },
  { maxWidth: imageWidths[1], maxBytes: 200_000 },
  { maxWidth: 1_600, maxBytes: 500_000 },
] as const;

/**
 * The maximum number of pixels in an upload with 8 bits per channel. Decoded, these take at most 200 MB, so an upload
 * with twice the depth may have half as many.
 */
export const maxImagePixels = 50_000_000;

/** The maximum ratio of an image's height to its width. This is needed because `imageSizes` limits only the width. */
export const maxHeightRatio = 4;

export type ImageFaultReason =
  | "unsupported"
  | "damaged"
  | "animated"
  | "polyglot"
  | "tooManyPixels"
  | "tooTall"
  | "tooDetailed"
  | "tooSlow";

export class ImageFault extends Error {
  constructor(readonly reason: ImageFaultReason) {
    super(reason);
  }
}
