/** Draws a site's icons and share image in a separate process, for the reasons that imageEncoder.ts gives. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../projectRoot.js";
import type { Brand, BrandPictures } from "./brand.js";
import { startProcess } from "./imageProcess.js";

/** How long drawing may take, in ms. On a machine with thousands of fonts, finding the right one takes seconds. */
const timeout = 20_000;

/** @throws Error when the pictures can't be drawn. */
export function drawBrandInProcess(brand: Brand): Promise<BrandPictures> {
  const child = startProcess("brandProcess", { FONTCONFIG_FILE: join(fontFolder(), "fonts.conf") });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => child.end(new Error(`Drawing the site's icons took more than ${timeout} ms.`)),
      timeout,
    );
    child.onMessage<BrandPictures>(resolve);
    child.onEnd((error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.send(brand);
  });
}

function fontFolder(root = projectRoot()): string {
  const built = join(root, "dist", "server", "fonts");
  return existsSync(built) ? built : join(root, "server", "platform", "images", "fonts");
}
