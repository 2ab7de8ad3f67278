import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const MANIFEST = "client/graphql/persistedDocuments.generated.ts";
let house: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

function read(path: string): string {
  return readFileSync(join(house, path), "utf8");
}

function generate(...args: string[]) {
  const command = ["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "codegen.ts", ...args];
  // The code generator prints no errors if NODE_ENV is `test`.
  const env = { ...process.env, NODE_ENV: "development" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: house, encoding: "utf8", env });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "honestodds-codegen-"));
  write("package.json", '{ "type": "module" }');
  write(
    "schema.graphql",
    "type Query { home: Home! } type Home { greeting: String! style: Style! } enum Style { PLAIN }",
  );
  write("client/pages/home/HomePage.graphql", "query Home { home { ...Part @unmask } }");
  write("client/features/Part.graphql", "fragment Part on Home { greeting style }");
  cpSync("codegen.ts", join(house, "codegen.ts"));
  cpSync("scripts/persistedDocuments.mjs", join(house, "scripts/persistedDocuments.mjs"));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  const { status, output } = generate();
  if (status !== 0) throw new Error(output);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe("npm run codegen", () => {
  it("writes each document next to its .graphql file, with the hash that the manifest uses", () => {
    const [, hash] = /HomeDocument = \{"hash":"(\w+)"/.exec(read("client/pages/home/HomePage.generated.ts"))!;
    const [, manifestHash, json] = /"(\w+)": (".*")/.exec(read(MANIFEST))!;
    const text = JSON.parse(json!) as string;
    expect(manifestHash).toBe(hash);
    expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
    expect(text).toBe(
      "query Home {\n  home {\n    ...Part\n    __typename\n  }\n}\n\nfragment Part on Home {\n  greeting\n  style\n  __typename\n}",
    );
    expect(read("client/features/Part.generated.ts")).toContain("export const PartFragmentDoc");
    // Only Apollo Client reads this directive, so it must be in the generated document but not in the manifest.
    expect(read("client/pages/home/HomePage.generated.ts")).toContain('"value":"unmask"');
  });

  it("fails with --check if a .graphql file has changed, and writes nothing", () => {
    expect(generate("--check").status).toBe(0);
    write("client/pages/home/HomePage.graphql", "query Home { home { style } }");
    const before = read(MANIFEST);
    const { status, output } = generate("--check");
    expect(status).toBe(1);
    expect(output).toContain("HomePage.generated.ts");
    expect(read(MANIFEST)).toBe(before);
  });
});
