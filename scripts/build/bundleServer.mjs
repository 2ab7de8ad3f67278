// Bundles the compiled server and the operator's commands: one process start then reads a few files instead of 2,000.
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "rolldown";

const COMMANDS = ["admin", "backup", "seed"];

// Packages that read other files at run time: WebAssembly and native code.
const EXTERNAL = [/^@electric-sql\/pglite/, "@node-rs/argon2", "pg-native"];

/** Lets the commands use the server as tsc compiled it, with the decorator metadata that the ORM and the schema need. */
function compiledServer(compiled) {
  return {
    name: "compiled-server",
    resolveId: {
      filter: { id: /^\.\.\/\.\.\/server\// },
      handler(id, importer) {
        if (importer === undefined || dirname(importer) !== join(process.cwd(), "scripts/commands")) return null;
        return join(process.cwd(), compiled, id.slice("../../server/".length));
      },
    },
  };
}

/** Replaces the compiled modules in `outDir` by bundles: `main.js`, one file for each command, and what they share. */
export async function bundleServer(outDir) {
  const bundled = `${outDir}.bundled`;
  // A build that was killed may have left one.
  await rm(bundled, { recursive: true, force: true });
  const commands = Object.fromEntries(COMMANDS.map((name) => [name, `scripts/commands/${name}.ts`]));
  try {
    await build({
      input: { main: join(outDir, "main.js"), ...commands },
      platform: "node",
      external: EXTERNAL,
      plugins: [compiledServer(outDir)],
      // Both would drop calls that are made for what they throw, such as decodeURIComponent in a try.
      treeshake: false,
      output: { dir: bundled, format: "esm", chunkFileNames: "chunks/[name]-[hash].js", minify: false },
      logLevel: "warn",
    });
    await rm(outDir, { recursive: true });
    await rename(bundled, outDir);
  } finally {
    await rm(bundled, { recursive: true, force: true });
  }
}
