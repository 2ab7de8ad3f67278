/**
 * Tests the Dockerfile without a container engine. Copies the same files and runs the same commands as the Dockerfile.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { freePort } from "./chaos/postgres.js";
import { onCleanup } from "./cleanup.js";
import { makeDataDir } from "./product.js";

/** The instructions of the Dockerfile's last stage. `rest` is the text after an instruction's name. */
const instructions = readFileSync("Dockerfile", "utf8")
  .replaceAll("\\\n", " ")
  .split(/^FROM .*$/m)
  .at(-1)!
  .split("\n")
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .flatMap((match) => (match ? [{ name: match[1]!, rest: match[2]! }] : []));

function restOf(name: string): string {
  return instructions.findLast((each) => each.name === name)!.rest;
}

/** Returns the arguments of a command that does not use a shell (the exec form). */
function commandOf(name: "CMD" | "HEALTHCHECK"): string[] {
  return JSON.parse(/\[.*\]$/.exec(restOf(name))![0]) as string[];
}

/** Copies only the files that the image contains. If the image lacks a package, the copy lacks it too. */
function makeApp(): string {
  const app = join(makeDataDir(), "app");
  mkdirSync(app);
  for (const { rest } of instructions.filter(({ name }) => name === "COPY")) {
    const [, ...paths] = rest.split(/\s+/);
    const target = paths.pop()!;
    for (const path of paths) {
      const source = path.replace(/^\/app\//, "");
      // As with COPY, a file keeps its name in `./`, but the contents of a folder go directly into the target.
      const to = target === "./" ? join(app, basename(source)) : join(app, target);
      cpSync(source, to, { recursive: true, dereference: true });
    }
  }
  return app;
}

it("the server needs only the files that the Dockerfile copies to start without root privileges, serve the seed's images, and report its health", async () => {
  const port = String(await freePort());
  const stated = Object.fromEntries(
    restOf("ENV")
      .split(" ")
      .map((pair) => pair.split("=") as [string, string]),
  );
  const { PATH } = process.env;
  const folders = { DATA_DIR: makeDataDir(), NODE_COMPILE_CACHE: makeDataDir() };
  const env = { PATH, ...stated, ...folders, PORT: port, PUBLIC_URL: "http://localhost:8080" };
  const [program, ...args] = commandOf("CMD");
  const [checker, ...checkArgs] = commandOf("HEALTHCHECK");
  const cwd = makeApp();
  const isHealthy = async () => (await once(spawn(checker!, checkArgs, { cwd, env }), "close"))[0] === 0;
  expect(restOf("USER")).toBe("node");
  expect(existsSync(join(cwd, args[0]!))).toBe(true);
  expect(await isHealthy()).toBe(false);

  const server = spawn(program!, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  onCleanup(() => server.kill("SIGKILL"));
  const ended = once(server, "close");
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The server ended immediately: ${printed}`)));
    server.stdout.on("data", (piece) => {
      printed += String(piece);
      if (/Site\s+http/.test(printed)) resolve();
    });
  });
  expect(await isHealthy()).toBe(true);
  for (const path of ["/logos/northgate.svg", "/tiles/book-of-dead.svg"])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).headers.get("content-type")).toBe("image/svg+xml");
  for (const folder of ["logos", "tiles"]) expect(existsSync(join(cwd, "dist/client", folder))).toBe(false);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await isHealthy()).toBe(false);
});
