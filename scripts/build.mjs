// Builds the parts of the product. A part is built again only if one of its sources has changed.
import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { Refused, run, runScript, step } from "./children.mjs";
import { compressFiles } from "./build/compressFiles.mjs";

const VITE = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--emptyOutDir"];
const COMMON = [
  "package-lock.json",
  ...["build", "build/server.config", "build/nodeHash", "build/thirdPartyLicenses", "build/compressFiles"].map(
    (name) => `scripts/${name}.mjs`,
  ),
];
const NOT_IN_PRODUCT = /(?:\.test\.tsx?$|^(?:server|client)\/test\/)/;

/**
 * `args` are the arguments for Node. The path of the output folder is added as the last argument. `isServed` says
 * whether browsers load the part's files. `seed` and `fonts` are folders to copy into the output.
 */
const PARTS = [
  {
    name: "server",
    args: ["node_modules/rolldown/bin/cli.mjs", "--config", "scripts/build/server.config.mjs", "--dir"],
    seed: "seed",
    fonts: "server/platform/images/fonts",
    isSource: (path) => /^(?:server|shared|seed|scripts\/commands)\//.test(path),
  },
  {
    name: "client",
    args: [...VITE, "--config", "client/vite.config.ts", "--outDir"],
    isServed: true,
    isSource: (path) => /^(?:client\/(?!playground\/)|shared\/)/.test(path),
  },
  {
    name: "ssr",
    args: [...VITE, "--config", "client/vite.config.ts", "--ssr", "entryServer.tsx", "--outDir"],
    isSource: (path) => /^(?:client\/(?!playground\/)|shared\/)/.test(path),
  },
  {
    name: "embedded",
    args: ["scripts/build/writeCluster.mjs"],
    isSource: (path) => path === "scripts/build/writeCluster.mjs",
  },
  {
    name: "playground",
    args: [...VITE, "--config", "client/playground/vite.config.ts", "--outDir"],
    isServed: true,
    // The playground also uses the site's code in these folders.
    isSource: (path) => /^(?:client\/(?:playground|app|shared|theme)|shared)\//.test(path),
  },
];

async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return nested.flat();
}

async function hashPart(part, files) {
  const sources = files.filter((path) => part.isSource(path) && !NOT_IN_PRODUCT.test(path)).toSorted();
  const hash = createHash("sha256").update(JSON.stringify(part.args));
  for (const path of [...COMMON, ...sources]) hash.update(`\0${path}\0`).update(await readFile(path));
  return hash.digest("hex");
}

/**
 * Builds a part in a temporary folder, moves that folder to `dist`, and then writes the stamp. An interrupted build
 * therefore never leaves an incomplete part.
 */
async function buildPart(part, stamp) {
  const outDir = `dist/${part.name}.building`;
  await rm(outDir, { recursive: true, force: true });
  try {
    const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" };
    const { code, output } = await run(process.execPath, [...part.args, join(process.cwd(), outDir)], {
      env,
      quiet: true,
    });
    if (code !== 0)
      throw new Refused(`${output.trimEnd()}\nThe ${part.name} could not be built. See the message above.`);
    if (part.isServed) await compressFiles(outDir);
    if (part.seed) {
      await cp(part.seed, `${outDir}/seed`, { recursive: true });
      await compressFiles(`${outDir}/seed/pictures`);
    }
    if (part.fonts) await cp(part.fonts, `${outDir}/fonts`, { recursive: true });
    await rm(`dist/${part.name}`, { recursive: true, force: true });
    await rename(outDir, `dist/${part.name}`);
    await mkdir("dist/.stamps", { recursive: true });
    await writeFile(`dist/.stamps/${part.name}`, stamp);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const readStamp = (part) => readFile(`dist/.stamps/${part.name}`, "utf8").catch(() => null);

/** Builds the missing and outdated parts, two at a time. */
export async function ensureBuilt() {
  const files = (await Promise.all(["server", "client", "shared", "seed", "scripts"].map(listFiles))).flat();
  const built = new Set(await readdir("dist").catch(() => []));
  const waiting = [];
  for (const part of PARTS) {
    const stamp = await hashPart(part, files);
    if (!built.has(part.name) || stamp !== (await readStamp(part))) waiting.push({ part, stamp });
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { part, stamp } = next;
      await step(`Building the ${part.name}`, () => buildPart(part, stamp));
    }
  };
  const results = await Promise.allSettled([work(), work()]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

if (import.meta.filename === realpathSync(existsSync(process.argv[1] ?? "") ? process.argv[1] : "."))
  await runScript(ensureBuilt);
