/** Finds the built client, both when the server runs from its sources and from dist/. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { seedFolder } from "../seed/readSeed.js";
import { projectRoot } from "../../platform/projectRoot.js";

export interface BuiltFiles {
  client: string;
  template: string;
  entryServer: string;
  playground: string;
}

/** Returns the built files, or null if the client isn't built. */
export function findBuiltFiles(root = projectRoot()): BuiltFiles | null {
  const dist = join(root, "dist");
  const files = {
    client: join(dist, "client"),
    template: join(dist, "client", "index.html"),
    entryServer: join(dist, "ssr", "entryServer.js"),
    playground: join(dist, "playground"),
  };
  return Object.values(files).every((path) => existsSync(path)) ? files : null;
}

/**
 * Returns the folder with the seed's pictures. The build compresses them. In development, the server uses the
 * originals.
 */
export function findSeedPictures(root = projectRoot()): string {
  const built = join(root, "dist", "server", "seed", "pictures");
  return existsSync(built) ? built : join(seedFolder(root), "pictures");
}
