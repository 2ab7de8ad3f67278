/**
 * Decodes an uploaded image and re-encodes it as AVIF and WebP in several widths. Only the upload's pixels reach the
 * results: no metadata, no color profile, and no trailing data. Runs only in encoderProcess.ts, because libvips needs a
 * lot of memory and cannot be interrupted.
 */
import sharp, { type OutputInfo, type Sharp } from "sharp";

import {
  type EncodedImage,
  type ImageFile,
  ImageFault,
  imageSizes,
  maxImagePixels,
  maxHeightRatio,
} from "./imageFiles.js";
import { isPolyglot } from "./polyglots.js";

// libvips has loaders for SVG, PDF, and dozens of other formats. Allow only these four.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`) });
sharp.concurrency(1);
sharp.cache(false);

/** The encoder tries these qualities, best first, until the file is small enough. */
const qualities = { avif: [50, 38, 28, 20, 12], webp: [75, 60, 45, 30, 15] } as const;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** @throws ImageFault when the site cannot use the upload as an image. */
export async function encodeImage(upload: Uint8Array): Promise<EncodedImage> {
  const { maxWidth } = imageSizes.at(-1)!;
  const input = sharp(upload, { limitInputPixels: maxImagePixels, failOn: "error" });
  await rejectUnfit(input);
  if (isPolyglot(upload)) throw new ImageFault("polyglot");
  const pixels = await input
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ImageFault("damaged");
    });
  const files: ImageFile[] = [];
  for (const size of imageSizes) {
    const width = Math.min(size.maxWidth, pixels.info.width);
    for (const format of ["avif", "webp"] as const) files.push(await encodeFile(pixels, width, format, size.maxBytes));
    if (width === pixels.info.width) break;
  }
  return { width: pixels.info.width, height: pixels.info.height, files };
}

/**
 * Reads only the image's header, so an image that would take too much memory is rejected before its pixels are decoded.
 */
async function rejectUnfit(input: Sharp): Promise<void> {
  const {
    pages = 1,
    depth,
    autoOrient,
  } = await input.metadata().catch((error: unknown) => {
    const message = String(error);
    if (/exceeds pixel limit/.test(message)) throw new ImageFault("tooManyPixels");
    throw new ImageFault(/unsupported image format/.test(message) ? "unsupported" : "damaged");
  });
  const { width, height } = autoOrient;
  const bytesPerChannel = depth === "uchar" ? 1 : 2;
  if (width * height * bytesPerChannel > maxImagePixels) throw new ImageFault("tooManyPixels");
  if (pages > 1) throw new ImageFault("animated");
  if (height > maxHeightRatio * width) throw new ImageFault("tooTall");
}

async function encodeFile(
  { data, info }: Pixels,
  width: number,
  format: ImageFile["format"],
  maxBytes: number,
): Promise<ImageFile> {
  const { width: rawWidth, height: rawHeight, channels } = info;
  const isWhole = width === rawWidth;
  for (const quality of qualities[format]) {
    const output = sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } }).resize({ width });
    // More effort takes several times as long, but saves at most 3% of the file size.
    const encoded = format === "avif" ? output.avif({ quality, effort: 0 }) : output.webp({ quality });
    const file = await encoded.toBuffer({ resolveWithObject: true });
    const { height } = file.info;
    const name = isWhole ? `${width}x${height}.${format}` : `${width}.${format}`;
    if (file.data.length <= maxBytes) return { name, format, width, height, data: file.data };
  }
  throw new ImageFault("tooDetailed");
}
