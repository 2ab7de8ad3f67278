import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * A small project for the tests. SLOW_TOOL, SLOW_NPM and SLOW_SERVER are delays, in ms. BROKEN_TOOL makes a build fail,
 * and REFUSE makes the server's start fail. The server prints "closed" before it exits.
 */
const TOOL = `
  import { mkdirSync, writeFileSync } from "node:fs";
  const outDir = process.argv.at(-1);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(outDir + "/half", "");
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.SLOW_TOOL ?? 0)));
  if (process.env.BROKEN_TOOL) { console.error("line 1 is wrong"); process.exit(2); }
  writeFileSync(outDir + "/main.js", ${JSON.stringify(`
    if (process.env.REFUSE) { process.stderr.write("PORT is wrong.\\n"); process.exit(1); }
    import { writeFileSync } from "node:fs";
    writeFileSync("server.pid", String(process.pid));
    if (process.env.SLOW_SERVER) {
      process.stdout.write("starting\\n");
      await new Promise((resolve) => setTimeout(resolve, Number(process.env.SLOW_SERVER)));
    }
    const timer = setInterval(() => undefined, 1000);
    let isStopping = false;
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      clearInterval(timer);
      setTimeout(() => process.stdout.write("closed\\n"), 200);
    });
    process.stdout.write("serving " + process.argv.slice(2) + " " + process.env.NODE_ENV + "\\n");
  `)});
`;
const LOCK = JSON.stringify({ packages: { "": {}, "node_modules/one": { version: "1.0.0", integrity: "sha512-1" } } });
const NPM = `
  import { mkdirSync, writeFileSync } from "node:fs";
  for (const tool of ["vite/bin/vite.js", "rolldown/bin/cli.mjs"]) {
    mkdirSync("node_modules/" + tool.replace(/\\/[^/]*$/, ""), { recursive: true });
    writeFileSync("node_modules/" + tool, ${JSON.stringify(TOOL)});
  }
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.SLOW_NPM ?? 0)));
  writeFileSync("node_modules/.package-lock.json", ${JSON.stringify(LOCK)});
`;
const SOURCES = {
  "package.json": '{ "type": "module" }',
  "package-lock.json": LOCK,
  "npm-cli.js": NPM,
  "server/main.ts": "1",
  "shared/money.ts": "1",
  "seed/pictures/logos/northgate.svg": "<svg/>",
  "server/platform/images/fonts/fonts.conf": "<fontconfig/>",
  "client/entryClient.tsx": "1",
  "client/playground/playground.tsx": "1",
};
const PARTS = ["client", "embedded", "playground", "server", "ssr"];

let house: string;
/** A copy of the project after its first start. */
let built: string;
let running: ChildProcess[];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** The output of the first start. */
let firstOutput: string;

function openFreshClone(): void {
  house = mkdtempSync(join(tmpdir(), "honestodds-start-"));
  running = [];
  for (const [path, text] of Object.entries(SOURCES)) write(path, text);
  cpSync("scripts", join(house, "scripts"), { recursive: true });
  write("scripts/build/writeCluster.mjs", TOOL);
}

/** Continues in a copy of the project after its first start, because installing and building take most of the time. */
function openBuilt(): void {
  cpSync(built, house, { recursive: true });
}

beforeAll(async () => {
  openFreshClone();
  built = house;
  firstOutput = await startOnce();
});
afterAll(() => rmSync(built, { recursive: true, force: true }));
beforeEach(openFreshClone);
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(house, { recursive: true, force: true });
});

const START = ["scripts/start.mjs"];

/**
 * Two parent processes that replace npm. Each waits for its child and forwards no signals. The second starts its child
 * through a shell.
 */
const SPAWN = 'require("child_process").spawn(';
const NPM_START = ["-e", `${SPAWN}process.execPath, ["scripts/start.mjs"], { stdio: "inherit" })`];
const NPM_WITH_SHELL = [
  "-e",
  `${SPAWN}process.execPath + " scripts/start.mjs; true", { stdio: "inherit", shell: true })`,
];

function start(env: Record<string, string> = {}, args = START) {
  const child = spawn(process.execPath, args, {
    cwd: house,
    env: { PATH: process.env["PATH"], npm_execpath: join(house, "npm-cli.js"), ...env },
  });
  running.push(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const saw = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(words) && resolve();
      child.stdout.on("data", look);
      void ended.then(() => reject(new Error(`ended before "${words}":\n${output}`)));
      look();
    });
  return { ended, saw, output: () => output, signal: (name: NodeJS.Signals) => child.kill(name) };
}

/** Returns whether the server's process ends within a minute. If it does not, kills the process. */
async function serverIsGone(): Promise<boolean> {
  const pid = Number(readFileSync(join(house, "server.pid"), "utf8"));
  for (let tries = 0; tries < 1_200; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.kill(pid, "SIGKILL");
  return false;
}

/** Starts the product, waits until it accepts connections, and stops it. Returns the output. */
async function startOnce(): Promise<string> {
  const run = start();
  await run.saw("serving");
  run.signal("SIGINT");
  expect(await run.ended).toBe(0);
  return run.output();
}

describe("npm start", () => {
  it("installs, builds and serves the demo in a fresh clone, and the next time only serves it", async () => {
    expect(firstOutput).toContain("Installing dependencies");
    for (const part of PARTS) expect(firstOutput).toContain(`Building the ${part}: done`);
    expect(firstOutput).toContain("serving --demo production");

    openBuilt();
    expect(await startOnce()).toBe("serving --demo production\nclosed\n");
  });

  it("rejects an old Node version with a one-line message", async () => {
    write("old.cjs", `Object.defineProperty(process, "versions", { value: { node: "18.19.0" } });`);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
    const [, ...command] = scripts.start.split(" ");
    const run = start({}, ["--require", "./old.cjs", ...command]);
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe("HonestOdds needs Node 20.19 or newer. This is Node 18.19.0.\n");
  });

  it("builds only the outdated parts", async () => {
    openBuilt();
    write("server/main.ts", "2");
    write("server/main.test.ts", "2");
    const afterServer = await startOnce();
    expect(afterServer.match(/Building the \w+: done/g)).toEqual(["Building the server: done"]);

    write("client/entryClient.tsx", "2");
    const afterClient = await startOnce();
    expect(afterClient.match(/Building the \w+: done/g)?.toSorted()).toEqual([
      "Building the client: done",
      "Building the ssr: done",
    ]);
  });

  it("reinstalls the packages if they differ from the lockfile", async () => {
    openBuilt();
    write("node_modules/.package-lock.json", LOCK.replace("1.0.0", "0.9.0"));
    expect(await startOnce()).toContain("Installing dependencies");
  });

  it("can be stopped during an install, and reinstalls on the next start", async () => {
    const run = start({ SLOW_NPM: "60000" });
    await run.saw("Installing dependencies");
    run.signal("SIGINT");
    expect(await run.ended).toBe(130);
    expect(run.output()).toBe("Installing dependencies ...\n");

    expect(await startOnce()).toContain("Installing dependencies: done");
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "stops on %s during a build and leaves no incomplete build",
    async (signal) => {
      const run = start({ SLOW_TOOL: "60000" });
      await run.saw("Building the client");
      run.signal(signal);
      expect(await run.ended).toBe(130);
      expect(run.output()).not.toMatch(/\n\s+at /);
      expect(existsSync(join(house, "dist")) ? readdirSync(join(house, "dist")) : []).toEqual([]);

      const next = await startOnce();
      for (const part of PARTS) expect(next).toContain(`Building the ${part}: done`);
    },
  );

  it("prints a build error, exits with 1, and retries the build the next time", async () => {
    const run = start({ BROKEN_TOOL: "yes" });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("line 1 is wrong");
    expect(run.output()).toMatch(/The \w+ could not be built\. See the message above\.\n$/);

    expect(await startOnce()).toContain("Building the server: done");
  });

  it("prints the server's startup error and exits with 1", async () => {
    openBuilt();
    const run = start({ REFUSE: "yes" });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/PORT is wrong\.\n$/);
  });

  it("exits after a signal only when the server has closed", async () => {
    openBuilt();
    const run = start();
    await run.saw("serving");
    run.signal("SIGTERM");
    expect(await run.ended).toBe(0);
    expect(run.output()).toMatch(/closed\n$/);
  });

  it("closes the server cleanly when the signal of one Ctrl-C arrives twice", async () => {
    openBuilt();
    const run = start();
    await run.saw("serving");
    run.signal("SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 5));
    run.signal("SIGINT");
    expect(await run.ended).toBe(0);
    expect(run.output()).toMatch(/serving .*\nclosed\n$/);
    expect(await serverIsGone()).toBe(true);
  });

  it.each(["SIGINT", "SIGHUP"] as const)("exits with 0 on %s before the server has started", async (signal) => {
    openBuilt();
    const run = start({ SLOW_SERVER: "60000" });
    await run.saw("starting");
    run.signal(signal);
    expect(await run.ended).toBe(0);
    expect(run.output()).not.toContain("serving");
  });

  it("leaves no server running when it is killed", async () => {
    openBuilt();
    const run = start();
    await run.saw("serving");
    run.signal("SIGKILL");
    await run.ended;
    expect(await serverIsGone()).toBe(true);
  });

  it.each([
    ["npm", NPM_START],
    ["npm with a shell", NPM_WITH_SHELL],
  ])("closes the server when its parent is killed: %s", async (_parent, args) => {
    openBuilt();
    const run = start({ npm_lifecycle_event: "start" }, args);
    await run.saw("serving");
    run.signal("SIGKILL");
    await run.ended;
    expect(await serverIsGone()).toBe(true);
    expect(run.output()).toMatch(/closed\n$/);
  });
});
