/** What a Dockerfile says of the image, done by hand where there is no engine: the files that it copies, and its commands. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { freePort } from "./chaos/postgres.js";
import { onCleanup } from "./cleanup.js";
import { makeDataDir } from "./product.js";

/** The instructions of the last stage, which is the image, as pairs of name and rest. */
const instructions = readFileSync("Dockerfile", "utf8")
  .replaceAll("\\\n", " ")
  .split(/^FROM .*$/m)
  .at(-1)!
  .split("\n")
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .flatMap((found) => (found ? [{ name: found[1]!, rest: found[2]! }] : []));

function restOf(name: string): string {
  return instructions.findLast((each) => each.name === name)!.rest;
}

/** A command in its exec form, which no shell reads. */
function commandOf(name: "CMD" | "HEALTHCHECK"): string[] {
  return JSON.parse(/\[.*\]$/.exec(restOf(name))![0]) as string[];
}

/** Copies exactly what the image holds, so a package that it lacks is missing here too. */
function makeApp(): string {
  const app = join(makeDataDir(), "app");
  mkdirSync(app);
  for (const { rest } of instructions.filter(({ name }) => name === "COPY")) {
    const [, ...paths] = rest.split(/\s+/);
    const target = paths.pop()!;
    for (const path of paths) {
      const source = path.replace(/^\/app\//, "");
      // A folder's contents are copied to the target; a file is copied into it.
      const to = target === "./" ? join(app, basename(source)) : join(app, target);
      cpSync(source, to, { recursive: true, dereference: true });
    }
  }
  return app;
}

it("the image starts from what it copies, as a user of its own, and its health check tells whether it answers", async () => {
  const port = String(await freePort());
  const stated = Object.fromEntries(
    restOf("ENV")
      .split(" ")
      .map((pair) => pair.split("=") as [string, string]),
  );
  const { PATH } = process.env;
  const env = { PATH, ...stated, PORT: port, DATA_DIR: makeDataDir(), PUBLIC_URL: "http://localhost:8080" };
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
    void ended.then(() => reject(new Error(`It ended at once: ${printed}`)));
    server.stdout.on("data", (piece) => {
      printed += String(piece);
      if (/Site\s+http/.test(printed)) resolve();
    });
  });
  expect(await isHealthy()).toBe(true);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await isHealthy()).toBe(false);
});
