/** Makes image files for tests, and uploads them. */
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

export interface UploadAnswer {
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
): Promise<UploadAnswer> {
  const response = await fetch(`${url}/images?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", ...headers },
    body,
  });
  const answer = (await response.json()) as UploadAnswer["image"] & { errors?: [UploadAnswer["error"]] };
  return { status: response.status, headers: response.headers, image: answer, error: answer.errors?.[0] };
}
