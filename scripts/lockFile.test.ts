import { readFileSync } from "node:fs";

interface LockedPackage {
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
}

describe("package-lock.json", () => {
  it("has the public address and the hash of every package, including those for other platforms", () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
      packages: Record<string, LockedPackage>;
    };
    const incomplete = Object.entries(packages)
      .filter(([path, { name = path.split("node_modules/").at(-1)!, version, resolved, integrity }]) => {
        const file = `${name.split("/").at(-1)}-${version}.tgz`;
        const isComplete = resolved === `https://registry.npmjs.org/${name}/-/${file}` && integrity !== undefined;
        return path !== "" && !isComplete;
      })
      .map(([path]) => path);
    expect(incomplete).toEqual([]);
  });
});
