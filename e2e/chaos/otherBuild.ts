/**
 * Makes a second build of the product in which every script, style sheet and operation has another name. The operations
 * therefore have other hashes, and the server of one build does not know those of the other.
 */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeDataDir } from "../product.js";

/** Matches the name of a built script or style sheet, which ends with a hash. */
const names = /\b[\w-]+-[\w-]{8}(?=\.(?:js|css)\b)/g;

/** Matches a hash and the text of its operation in the list of persisted documents. */
const persisted = /"([0-9a-f]{64})":\s*("(?:query|mutation) (?:[^"\\]|\\.)*")/g;

/** Matches the hash of a parsed operation, and the operation's name after it. Bundlers use different quotes. */
const parsed = /(?<=hash["']?:\s*(["'`]))([0-9a-f]{64})(\1.{1,250}?\bvalue["']?:\s*(["'`]))(\w+)(?=\4)/gs;

/** Matches the name of an operation that a script sends without a parsed document. */
const named = /(?<=\boperationName:\s*(["'`]))\w+(?=\1)/g;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns the operations that the pages of a build send, by their hashes. */
export function operationsOf(main = "dist/server/main.js"): Map<string, string> {
  const folder = join(dirname(dirname(main)), "ssr");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  const text = scripts.map((path) => readFileSync(join(folder, path), "utf8")).join("\n");
  const found = [...text.matchAll(persisted)].map(([, hash, json]) => [hash!, JSON.parse(json!) as string] as const);
  if (found.length === 0 || found.some(([hash, operation]) => hashOf(operation) !== hash))
    throw new Error(`${folder} has no list of persisted documents.`);
  return new Map(found);
}

const renameOperation = (text: string) => text.replace(/(?<=^\w+ )\w+/, (name) => `${name}Next`);

function renameOperations(script: string, operations: ReadonlyMap<string, string>): string {
  const otherHash = (hash: string) => hashOf(renameOperation(operations.get(hash)!));
  return script
    .replaceAll(persisted, (_all, hash: string, json: string) => {
      return `"${otherHash(hash)}": ${JSON.stringify(renameOperation(JSON.parse(json) as string))}`;
    })
    .replaceAll(parsed, (_all, _quote, hash: string, between: string, _quote2, name: string) => {
      return `${otherHash(hash)}${between}${name}Next`;
    })
    .replaceAll(named, (name) => `${name}Next`);
}

/** Returns the path of the second build's server. */
export function makeOtherBuild(): string {
  const root = makeDataDir();
  cpSync("package.json", join(root, "package.json"));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  cpSync("dist", join(root, "dist"), { recursive: true });
  const operations = operationsOf();
  const assets = join(root, "dist/client/assets");
  const renamed = new Set(readdirSync(assets).flatMap((file) => file.match(names) ?? []));
  const rename = (text: string) => text.replaceAll(names, (name) => (renamed.has(name) ? `${name}x` : name));
  for (const folder of [join(root, "dist/client"), assets, join(root, "dist/ssr"), join(root, "dist/ssr/assets")])
    for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
      const file = join(parentPath, name);
      // The compressed files contain the names of the first build.
      if (/\.(?:br|gz)$/.test(name)) rmSync(file);
      else if (/\.(?:js|css|html)$/.test(name)) {
        writeFileSync(file, renameOperations(rename(readFileSync(file, "utf8")), operations));
        renameSync(file, join(parentPath, rename(name)));
      }
    }
  return join(root, "dist/server/main.js");
}
