import { imageSizes } from "../../platform/images/imageFiles.js";
import { isUuid } from "../../shared/input/uuid.js";

/** Returns the address of a file of an image, as a path of the site. */
export function imagePath(imageId: string, name: string): string {
  return `/images/${imageId}/${name}`;
}

/** Returns the address of an image in the columns of the catalogue: that of its largest WebP file. */
export function imageAddress({ id, width, height }: { id: string; width: number; height: number }): string {
  return imagePath(id, `${width}x${height}.webp`);
}

const widths = imageSizes.map(({ maxWidth }) => maxWidth).join("|");

/** Whether a file of an image could have this name. Other names cost no query. */
export function isFileName(name: string): boolean {
  return new RegExp(`^(?:(?:${widths})|\\d{1,4}x\\d{1,4})\\.(?:avif|webp)$`).test(name);
}

/** Returns the id if it may be part of a path or key. Only faults in this server's code give others. */
export function checkImageId(imageId: string): string {
  if (isUuid(imageId) && imageId === imageId.toLowerCase()) return imageId;
  throw new Error("an image's id must be a UUID in lower case");
}

/** Returns the name of a file if it may be part of a path or key. */
export function checkFileName(name: string): string {
  if (isFileName(name)) return name;
  throw new Error("a file's name must consist of its size and format");
}
