/** Makes a second build of the product in which every script and style sheet has another name. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "../product.js";

/** Matches the name of a built script or style sheet, which ends with a hash. */
const names = /\b[\w-]+-[\w-]{8}(?=\.(?:js|css)\b)/g;

/** Returns the path of the second build's server. */
export function makeOtherBuild(): string {
  const root = makeDataDir();
  cpSync("package.json", join(root, "package.json"));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  cpSync("dist", join(root, "dist"), { recursive: true });
  const assets = join(root, "dist/client/assets");
  const renamed = new Set(readdirSync(assets).flatMap((file) => file.match(names) ?? []));
  const rename = (text: string) => text.replaceAll(names, (name) => (renamed.has(name) ? `${name}x` : name));
  for (const folder of [join(root, "dist/client"), assets, join(root, "dist/ssr")])
    for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
      const file = join(parentPath, name);
      // The compressed files contain the names of the first build.
      if (/\.(?:br|gz)$/.test(name)) rmSync(file);
      else if (/\.(?:js|css|html)$/.test(name)) {
        writeFileSync(file, rename(readFileSync(file, "utf8")));
        renameSync(file, join(parentPath, rename(name)));
      }
    }
  return join(root, "dist/server/main.js");
}
