// `npm run dev`: restarts the server and reloads the client on save, and regenerates schema.graphql and the client's types.
import { existsSync, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { isStopping, Refused, run, runScript, start, Stopped } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

const TS = ["--import", "./scripts/register.mjs"];
const VITE = ["node_modules/vite/bin/vite.js", "--config", "client/vite.config.ts"];
const ADDRESS = ["--host", "127.0.0.1", "--port", "5173", "--strictPort"];
const CODEGEN = ["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "codegen.ts"];
const QUIET_MS = 300;

const readSchema = () => readFile("schema.graphql", "utf8").catch(() => "");

async function regenerate(name, args) {
  const { code, output } = await run(process.execPath, args, { quiet: true });
  if (code === 0) process.stdout.write(`${name}: refreshed\n`);
  else process.stderr.write(`${output.trimEnd()}\n${name}: not refreshed, see the message above\n`);
}

/** Emits the schema after a change of the server, and the client's types after one of the schema or a document. */
async function refresh({ server, documents }) {
  const before = await readSchema();
  if (server) await regenerate("schema.graphql", [...TS, "scripts/emitSchema.ts"]);
  if (documents || (await readSchema()) !== before) await regenerate("generated types", CODEGEN);
}

/** Calls `refresh` once no source has changed for a moment, and never twice at the same time. */
function watchSources() {
  let changed = { server: false, documents: false };
  let timer = null;
  let isBusy = false;
  const settle = async () => {
    if (isBusy || isStopping()) return;
    isBusy = true;
    while ((changed.server || changed.documents) && !isStopping()) {
      const now = changed;
      changed = { server: false, documents: false };
      await refresh(now).catch((error) => {
        if (!(error instanceof Stopped)) process.stderr.write(`${error.message}\n`);
      });
    }
    isBusy = false;
  };
  const onChange = (what) => {
    changed[what] = true;
    clearTimeout(timer);
    timer = setTimeout(settle, QUIET_MS);
  };
  const isCode = (name) => name?.endsWith(".ts") && !name.endsWith(".test.ts");
  const watchers = [
    watch("server", { recursive: true }, (_event, name) => isCode(name) && onChange("server")),
    watch("client", { recursive: true }, (_event, name) => name?.endsWith(".graphql") && onChange("documents")),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function runDevServer() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await ensureInstalled();
  await refresh({ server: true, documents: true });
  const close = watchSources();
  // In development Vite serves the client, so the server needs no built one.
  const env = { ...process.env, NODE_ENV: "development" };
  const server = start(process.execPath, ["--watch", ...TS, "server/main.ts", "--demo"], { env });
  const client = start(process.execPath, [...VITE, ...ADDRESS]);
  try {
    const name = await Promise.race([server.ended.then(() => "server"), client.ended.then(() => "client")]);
    throw new Refused(`The ${name} has ended.`);
  } finally {
    close();
    server.kill("SIGTERM");
    client.kill("SIGTERM");
    await Promise.allSettled([server.ended, client.ended]);
  }
}

await runScript(runDevServer, { stoppedCode: 0 });
