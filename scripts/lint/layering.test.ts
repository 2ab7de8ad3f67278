import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const oxlint = resolve("node_modules/oxlint/bin/oxlint");
const config = resolve(".oxlintrc.json");
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "honestodds-lint-"));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** A name, the path of a file, and its source. */
type Case = [name: string, path: string, source: string, ...rest: string[]];

/**
 * Lints the files of all cases, and returns the output for each name. Starting the linter takes most of the time, so one
 * run lints as many cases as have different paths.
 */
function lintAll(cases: readonly Case[]): Map<string, { status: number | null; output: string }> {
  const results = new Map<string, { status: number | null; output: string }>();
  for (let waiting = cases; waiting.length > 0; waiting = waiting.filter(([name]) => !results.has(name))) {
    const round = waiting.filter(([, path], at) => waiting.findIndex(([, other]) => other === path) === at);
    const folder = mkdtempSync(join(house, "round-"));
    for (const [, path, source] of round) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [oxlint, "-c", config, "-f", "unix", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    for (const [name, path] of round) {
      const lines = stdout.split("\n").filter((line) => line.startsWith(`${path}:`));
      results.set(name, { status, output: lines.join("\n") + stderr });
    }
  }
  return results;
}

const imports = (target: string) => `import { thing } from "${target}";\nthing();\n`;

describe("the layering rule rejects", () => {
  const cases: Case[] = [
    [
      "an import against the order of the server's layers",
      "server/database/reading/keyset.ts",
      imports("../../catalogue/context.js"),
      "database must not import catalogue",
    ],
    [
      "an import against the order of the client's layers",
      "client/features/casinos/Card.tsx",
      imports("../../pages/HomePage"),
      "features must not import pages",
    ],
    [
      "a feature that imports another feature",
      "server/nouns/bonus/bonus.queries.ts",
      imports("../casino/casino.queries.js"),
      "nouns/bonus must not import nouns/casino",
    ],
    [
      "a server file that imports a layer at the same place",
      "server/people/team/team.commands.ts",
      imports("../../outbound/mail/mailSender.js"),
      "people must not import outbound",
    ],
    [
      "a client feature that imports another feature",
      "client/features/casinos/Card.tsx",
      imports("../favorites/useFavorites"),
      "features/casinos must not import features/favorites",
    ],
    [
      "a server file that imports the client",
      "server/app/site/pages.ts",
      imports("../../../client/entryServer.js"),
      "meet only in schema.graphql",
    ],
    [
      "a client file that imports the server",
      "client/pages/home/HomePage.tsx",
      imports("../../../server/shared/limits"),
      "meet only in schema.graphql",
    ],
    [
      "a shared file that imports a side",
      "shared/rules/line.ts",
      imports("../../server/shared/errors.js"),
      "shared/ must not import server/",
    ],
    [
      "a shared file that imports an upper layer",
      "shared/rules/line.ts",
      imports("../nouns/casino.js"),
      "rules must not import nouns",
    ],
    [
      "a shared file that imports a package of one side",
      "shared/rules/line.ts",
      imports("node:fs"),
      "may import only these packages",
    ],
    [
      "a feature that reads content",
      "client/features/search/Panel.tsx",
      imports("../../content/news"),
      "only pages and the panel read content",
    ],
    [
      "a type export against the order of the layers",
      "server/shared/errors.ts",
      'export type { Thing } from "../platform/log.js";\n',
      "shared must not import platform",
    ],
    [
      "a product file that imports the test harness",
      "server/app/http/httpApp.ts",
      imports("../../test/createTestApp.js"),
      "only tests import the test harness",
    ],
    [
      "an end-to-end test that imports the server",
      "e2e/home.test.ts",
      imports("../server/app/env.js"),
      "end-to-end tests use the built product",
    ],
    [
      "a product file that imports the benchmarks",
      "server/app/seed/insert.ts",
      imports("../../../bench/synthetic.js"),
      "the product must not import bench/",
    ],
    ["a barrel", "server/nouns/casino/index.ts", "export const one = 1;\n", "no barrels"],
    ["a catch-all folder", "client/shared/utils/dates.ts", "export const one = 1;\n", "no catch-all folders"],
    [
      "a default export",
      "client/pages/home/HomePage.tsx",
      "export default function HomePage() {\n  return null;\n}\n",
      "no default exports",
    ],
  ];
  let results: ReturnType<typeof lintAll>;
  beforeAll(() => {
    results = lintAll(cases);
  });

  it.each(cases)("%s", (name, _path, _source, message) => {
    expect(results.get(name)!.output).toContain(message);
    expect(results.get(name)!.status).toBe(1);
  });
});

describe("the layering rule allows", () => {
  const cases: Case[] = [
    [
      "an import in the order of the layers",
      "server/nouns/casino/casino.queries.ts",
      imports("../../database/loaders.js"),
    ],
    ["a server file that imports a shared file", "server/nouns/a.ts", imports("../../shared/slug.js")],
    ["a client file that imports a shared file", "client/features/a/A.tsx", imports("../../../shared/slug")],
    [
      "a feature that imports the context",
      "server/nouns/casino/casino.resolver.ts",
      imports("../../catalogue/context.js"),
    ],
    ["an import from the same feature", "client/features/casinos/CasinoGrid.tsx", imports("./CasinoCard")],
    ["a page that imports content", "client/pages/articles/NewsPage.tsx", imports("../content/news")],
    ["a test that imports the harness", "server/nouns/casino/casino.test.ts", imports("../../test/createTestApp.js")],
    ["a test that imports the benchmarks", "server/seed.test.ts", imports("../bench/synthetic.js")],
  ];
  let results: ReturnType<typeof lintAll>;
  beforeAll(() => {
    results = lintAll(cases);
  });

  it.each(cases)("%s", (name) => {
    expect(results.get(name)).toEqual({ status: 0, output: "" });
  });
});
