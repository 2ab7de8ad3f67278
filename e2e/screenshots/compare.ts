/**
 * Lists the images that differ between two folders. For each, prints the number of different pixels and the area that
 * contains them.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../browser.js";

async function listPictures(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".png")).toSorted();
}

/** Compares two images in the browser, because files with the same pixels can have different bytes. */
function describeDifference(page: Page, before: Buffer, after: Buffer): Promise<string> {
  return page.evaluate(
    async (sources) => {
      const decode = async (base64: string) => {
        const response = await fetch(`data:image/png;base64,${base64}`);
        const bitmap = await createImageBitmap(await response.blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [one, other] = await Promise.all(sources.map(decode));
      if (!one || !other) return "can't be decoded";
      if (one.width !== other.width || one.height !== other.height)
        return `${one.width} x ${one.height} before, ${other.width} x ${other.height} after`;
      const oneColors = new Uint32Array(one.data.buffer);
      const otherColors = new Uint32Array(other.data.buffer);
      let count = 0;
      let [left, top, right, bottom] = [one.width, one.height, 0, 0];
      for (let index = 0; index < oneColors.length; index += 1) {
        if (oneColors[index] === otherColors[index]) continue;
        const [x, y] = [index % one.width, Math.floor(index / one.width)];
        count += 1;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      return count === 0 ? "" : `${count} pixels, from ${left},${top} to ${right},${bottom}`;
    },
    [before.toString("base64"), after.toString("base64")],
  );
}

/** Resolves to true if both folders have the same images. */
export async function compareFolders(beforeFolder: string, afterFolder: string): Promise<boolean> {
  const earlier = new Set(await listPictures(beforeFolder));
  const pictures = await listPictures(afterFolder);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const lines: string[] = [];
  for (const name of pictures) {
    if (!earlier.has(name)) {
      lines.push(`${name}: new`);
      continue;
    }
    const [before, after] = await Promise.all([readFile(join(beforeFolder, name)), readFile(join(afterFolder, name))]);
    const difference = before.equals(after) ? "" : await describeDifference(page, before, after);
    if (difference) lines.push(`${name}: ${difference}`);
  }
  await browser.close();
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`${pictures.length} screenshots compared, ${lines.length} differ\n`);
  return lines.length === 0;
}
