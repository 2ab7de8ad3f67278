/** The icons and the share image of a site, which the server draws based on the site's settings. */

/** The parts of the site's settings that the pictures show. */
export interface Brand {
  name: string;
  tagline: string | null;
  /** A color such as `#0b6b50`, and the color of the text on it. */
  accent: string;
  ink: string;
  /** An uploaded logo as WebP. If null, the pictures show the initials of the name. */
  logo: Uint8Array | null;
}

/** The pictures, keyed by file name. The client's public folder contains those of a new site. */
export type BrandPictures = Record<BrandPictureName, Uint8Array>;

export const brandPictureNames = [
  "favicon.svg",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "apple-touch-icon.png",
  "og.png",
] as const;

export type BrandPictureName = (typeof brandPictureNames)[number];

/** Returns the initials of the first two words of a name: "AC" for "Acme Casinos". */
export function initialsOf(name: string): string {
  const words = name.normalize().match(/\p{Lu}?[\p{L}\p{N}][^\s\p{Lu}]*/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0]!.toLocaleUpperCase("en"));
  return letters.join("") || "•";
}
