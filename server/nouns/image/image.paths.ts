import { imageSizes } from "../../platform/images/imageFiles.js";
import { isUuid } from "../../shared/input/uuid.js";

/** Returns the address of an image's file, as a path on the site. */
export function imagePath(imageId: string, name: string): string {
  return `/images/${imageId}/${name}`;
}

/** Returns the address that catalogue columns store for an image: the address of its largest WebP file. */
export function imageAddress({ id, width, height }: { id: string; width: number; height: number }): string {
  return imagePath(id, `${width}x${height}.webp`);
}

const widths = imageSizes.map(({ maxWidth }) => maxWidth).join("|");

/** Whether this could be the name of an image's file. The server doesn't look up other names. */
export function isFileName(name: string): boolean {
  return new RegExp(`^(?:(?:${widths})|\\d{1,4}x\\d{1,4})\\.(?:avif|webp)$`).test(name);
}

/**
 * Returns the id if it is safe in a path or key. Throws an Error for any other id, which only a bug in the server can
 * cause.
 */
export function checkImageId(imageId: string): string {
  if (isUuid(imageId) && imageId === imageId.toLowerCase()) return imageId;
  throw new Error("an image's id must be a UUID in lower case");
}

/** Returns the name of a file if it is safe in a path or key. Throws an Error for any other name. */
export function checkFileName(name: string): string {
  if (isFileName(name)) return name;
  throw new Error("a file's name must consist of its size and format");
}
