/** The release that runs. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "./projectRoot.js";

export interface Release {
  version: string;
  /** A hash of the sources that the build was made from; `development` without a build. */
  build: string;
}

function readRelease(root: string): Release {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  try {
    const hash = createHash("sha256");
    // The build writes a hash of the sources of each part.
    for (const part of ["server", "client"]) hash.update(readFileSync(join(root, "dist", ".stamps", part)));
    return { version, build: hash.digest("hex").slice(0, 12) };
  } catch {
    return { version, build: "development" };
  }
}

export const release = readRelease(projectRoot());
