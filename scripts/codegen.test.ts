import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const DOCUMENTS = "client/graphql/documents";
let house: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

function generate(...args: string[]) {
  const command = ["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "codegen.ts", ...args];
  // Under test it keeps its reasons to itself.
  const env = { ...process.env, NODE_ENV: "development" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: house, encoding: "utf8", env });
  return { status, output: stdout + stderr };
}

function documents(): string[] {
  return readdirSync(join(house, DOCUMENTS)).toSorted();
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "honestodds-codegen-"));
  write("package.json", '{ "type": "module" }');
  write("schema.graphql", "type Query { greeting: String! farewell: String! }");
  write("client/pages/HomePage.graphql", "query Home { greeting }");
  write("client/pages/LastPage.graphql", "query Last { farewell }");
  cpSync("codegen.ts", join(house, "codegen.ts"));
  cpSync("scripts/codegen-hooks.cjs", join(house, "scripts/codegen-hooks.cjs"));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

describe("a document that no .graphql file makes any more", () => {
  it("is refused with --check and taken away without, but for what was written by hand", () => {
    expect(generate().status).toBe(0);
    expect(documents()).toEqual(["Home.ts", "Last.ts", "manifest.ts"]);
    rmSync(join(house, "client/pages/LastPage.graphql"));
    write(`${DOCUMENTS}/mine.ts`, "export const mine = 1;\n");

    const { status, output } = generate("--check");
    expect(status).toBe(1);
    for (const name of ["Last.ts", "mine.ts"]) expect(output).toContain(`${DOCUMENTS}/${name}`);
    expect(output).not.toContain("Home.ts");
    expect(documents()).toEqual(["Home.ts", "Last.ts", "manifest.ts", "mine.ts"]);

    expect(generate().status).toBe(0);
    expect(documents()).toEqual(["Home.ts", "manifest.ts", "mine.ts"]);
  });
});

describe("a directive that only Apollo Client reads", () => {
  it("stays in the client's document and is not in the text that is sent", () => {
    write("client/pages/LastPage.graphql", "query Last { ...Part @unmask } fragment Part on Query { farewell }");
    expect(generate().status).toBe(0);
    const read = (name: string) => readFileSync(join(house, DOCUMENTS, name), "utf8");
    expect(read("Last.ts")).toContain("unmask");
    expect(read("manifest.ts")).toContain("...Part");
    expect(read("manifest.ts")).not.toContain("unmask");
  });
});
