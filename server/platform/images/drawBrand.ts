/**
 * Draws the icons and the share image of a site. Runs only in brandProcess.ts, for the reasons that imageEncoder.ts
 * gives.
 */
import sharp, { type OverlayOptions } from "sharp";

import { escapeMarkup } from "../../shared/escapeMarkup.js";
import { splitName } from "../../../shared/splitName.js";
import { type Brand, type BrandPictures, initialsOf } from "./brand.js";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadSvgBuffer"] });
sharp.concurrency(1);
sharp.cache(false);

/** The colors of the light theme. */
const surface = "#ffffff";
const ink = "#14211d";
const muted = "#4a5a54";

const sharePicture = { width: 1200, height: 630, margin: 96 };

/**
 * The maximum ratio of a logo's longer side to its shorter side. A longer logo would be unreadable as an icon, so the
 * icon shows letters instead.
 */
const maxIconRatio = 2;

export async function drawBrand(brand: Brand): Promise<BrandPictures> {
  const logo = brand.logo && (await readLogo(brand.logo));
  const icon = (size: number, shape: IconShape) => drawIcon(brand, logo?.isForIcons ? logo.data : null, size, shape);
  const favicon = await icon(128, "rounded");
  return {
    "favicon.svg": Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${favicon.toString("base64")}"/></svg>`,
    ),
    "icon-192.png": await icon(192, "rounded"),
    "icon-512.png": await icon(512, "rounded"),
    "icon-maskable-512.png": await icon(512, "maskable"),
    "apple-touch-icon.png": await icon(180, "square"),
    "og.png": await drawSharePicture(brand, logo?.data ?? null, await icon(120, "rounded")),
  };
}

async function readLogo(logo: Uint8Array): Promise<{ data: Uint8Array; isForIcons: boolean }> {
  const { width, height } = await sharp(logo).metadata();
  const ratio = Math.max(width / height, height / width);
  return { data: logo, isForIcons: ratio <= maxIconRatio };
}

/** Each operating system crops a maskable icon to a different shape, so we draw its content smaller. */
type IconShape = "rounded" | "square" | "maskable";

const contentShare: Record<IconShape, number> = { rounded: 0.62, square: 0.62, maskable: 0.46 };

async function drawIcon(brand: Brand, logo: Uint8Array | null, size: number, shape: IconShape): Promise<Buffer> {
  const radius = shape === "rounded" ? size * 0.23 : 0;
  const fill = logo ? surface : brand.accent;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${fill}"/></svg>`;
  const box = Math.round(size * (logo && shape === "rounded" ? 0.8 : contentShare[shape]));
  const content = logo
    ? await fitPicture(logo, box, box)
    : await drawText(initialsOf(brand.name), brand.ink, box, Math.round(box * 0.7));
  return sharp(Buffer.from(background))
    .composite([{ input: content, gravity: "centre" }])
    .png()
    .toBuffer();
}

async function drawSharePicture(brand: Brand, logo: Uint8Array | null, icon: Buffer): Promise<Buffer> {
  const { width, height, margin } = sharePicture;
  const { start, end } = splitName(brand.name);
  const inside = width - 2 * margin;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${surface}"/><rect y="${height - 20}" width="${width}" height="20" fill="${brand.accent}"/></svg>`;
  const mark = logo ? await fitPicture(logo, 400, 120) : icon;
  const colored = `${escapeMarkup(start)}<span foreground="${brand.accent}">${escapeMarkup(end)}</span>`;
  const layers: OverlayOptions[] = [
    { input: mark, left: margin, top: margin },
    { input: await drawMarkup(colored, ink, inside, 110), left: margin, top: 270 },
  ];
  if (brand.tagline)
    layers.push({
      input: await drawMarkup(escapeMarkup(brand.tagline), muted, inside, 90),
      left: margin,
      top: 420,
    });
  return sharp(Buffer.from(background)).composite(layers).png({ palette: true }).toBuffer();
}

function fitPicture(picture: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(picture).resize({ width, height, fit: "inside" }).png().toBuffer();
}

function drawText(text: string, color: string, width: number, height: number): Promise<Buffer> {
  return drawMarkup(escapeMarkup(text), color, width, height);
}

/**
 * Draws text as large as possible within a box of this size.
 * @param markup The text in Pango markup.
 */
async function drawMarkup(markup: string, color: string, width: number, height: number): Promise<Buffer> {
  const text = `<span foreground="${color}">${markup}</span>`;
  const drawn = await sharp({ text: { text, font: "Fraunces SemiBold", rgba: true, width, height } })
    .png()
    .toBuffer();
  // A long word can be wider than the box.
  return fitPicture(drawn, width, height);
}
