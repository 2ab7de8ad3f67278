// Writes the licenses of the bundled packages into one file, because the bundle does not keep all comments.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the package that a module belongs to: the part of its path up to `node_modules/NAME`. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Returns a package's name, version, license and license text. */
function licenseOf(folder) {
  const { name, version, license = "see below" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version} (${JSON.stringify(license).replaceAll('"', "")})`, ...texts].join("\n\n");
}

/** A plugin for Rolldown. */
export function thirdPartyLicenses() {
  return {
    name: "third-party-licenses",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? output.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => PACKAGE_FOLDER.exec(id.replaceAll("\\", "/"))?.[0] ?? []));
      const licenses = [...folders].map(licenseOf).toSorted();
      const source = `${licenses.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source });
    },
  };
}
