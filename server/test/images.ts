/** Makes image files for tests, uploads them, and checks what the server makes of them. */
import { expect } from "@jest/globals";
import sharp from "sharp";

/** Returns a simple image, filled with one color. */
export function makeImage(
  format: "jpeg" | "png" | "webp" | "avif",
  { width = 64, height = 48, color = "#c0392b" }: { width?: number; height?: number; color?: string } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Returns a JPEG file like one from a camera, with soft areas and fine detail everywhere, so it compresses badly. A
 * file with 12 million pixels is 8.8 MB.
 */
export async function makePhoto(width = 4_000, height = 3_000): Promise<Buffer> {
  const noise = (scale: number, sigma: number) =>
    sharp({
      create: {
        width: Math.ceil(width / scale),
        height: Math.ceil(height / scale),
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const stretch = async (input: Buffer) => sharp(input).resize(width, height).png({ compressionLevel: 1 }).toBuffer();
  const fine = await stretch(await noise(1, 30));
  const middle = await stretch(await noise(8, 40));
  const coarse = await stretch(await noise(64, 60));
  return sharp(coarse)
    .composite([
      { input: middle, blend: "overlay" },
      { input: fine, blend: "overlay" },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}

export interface UploadResponse {
  status: number;
  headers: Headers;
  image: { id: string; address: string; width: number; height: number; fileName: string };
  error: { message: string; extensions: Record<string, unknown> } | undefined;
}

export async function uploadImage(
  url: string,
  body: Uint8Array,
  headers: Record<string, string>,
  name = "picture.jpg",
): Promise<UploadResponse> {
  const response = await fetch(`${url}/images?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", ...headers },
    body,
  });
  const answer = (await response.json()) as UploadResponse["image"] & { errors?: [UploadResponse["error"]] };
  return { status: response.status, headers: response.headers, image: answer, error: answer.errors?.[0] };
}

/** Returns the address of another file of the same image. */
export const otherFile = (address: string, name: string) => address.replace(/[^/]+$/, name);

/** Checks that an image with sides of 4:3 has AVIF and WebP files in three widths, and that none of them is too large. */
export async function expectPhotoFiles(url: string, image: UploadResponse["image"]): Promise<void> {
  expect(image).toMatchObject({ width: 1_600, height: 1_200 });
  expect(image.address).toBe(`/images/${image.id}/1600x1200.webp`);
  for (const [name, width, most] of [
    ["480", 480, 60_000],
    ["960", 960, 200_000],
    ["1600x1200", 1_600, 500_000],
  ] as const) {
    for (const format of ["avif", "webp"]) {
      const response = await fetch(url + otherFile(image.address, `${name}.${format}`));
      expect(response.status).toBe(200);
      const file = Buffer.from(await response.arrayBuffer());
      expect(file.length).toBeLessThanOrEqual(most);
      const metadata = await sharp(file).metadata();
      expect(metadata).toMatchObject({ width, height: width * 0.75, format: format === "avif" ? "heif" : "webp" });
    }
  }
}
