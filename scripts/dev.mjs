// `npm run dev` starts the development servers. After each save, it restarts the server, reloads the client, and
// updates schema.graphql and the client's types.
import { existsSync } from "node:fs";
import { Refused, runScript, start } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

const WATCH_TS = ["--watch", "--watch-preserve-output", "--import", "./scripts/register.mjs"];
const ADDRESS = ["--host", "127.0.0.1", "--port", "5173", "--strictPort"];
const TOOLS = {
  server: [...WATCH_TS, "server/main.ts", "--demo"],
  schema: [...WATCH_TS, "scripts/emitSchema.ts"],
  types: ["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "codegen.ts", "--watch"],
  client: ["node_modules/vite/bin/vite.js", "--config", "client/vite.config.ts", ...ADDRESS],
};

async function runDevServer() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await ensureInstalled();
  // Vite serves the client during development, so the server does not need a client build.
  const env = { ...process.env, NODE_ENV: "development" };
  const running = Object.entries(TOOLS).map(([name, args]) => ({ name, ...start(process.execPath, args, { env }) }));
  try {
    const ended = running.map(async (tool) => {
      await tool.ended;
      if (tool.name === "server" || tool.name === "client") throw new Refused(`The ${tool.name} process has ended.`);
      process.stderr.write(`The ${tool.name} process has ended. Run npm run dev again to update on save.\n`);
    });
    await Promise.all(ended);
  } finally {
    for (const tool of running) tool.kill("SIGTERM");
    await Promise.allSettled(running.map(({ ended }) => ended));
  }
}

await runScript(runDevServer, { stoppedCode: 0 });
