import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const script = resolve("scripts/checkSpecification.mjs");
const HOME = "client/pages/home/HomePage.test.tsx";
const LIST = "server/list.test.ts";

const sources = {
  [HOME]: `
    describe("the home page", () => {
      test("opens", () => expect(<p>Get Started</p>).toBeTruthy());
      describe.each([["three"], ["four"]])("shows %s", () => {
        it("of them", () => undefined);
      });
      it.each\`
        title | path
        \${"News"} | \${"/news"}
      \`("has a tile for $title", () => undefined);
      it.skip("sings", () => undefined);
      it.todo("dances");
    });
    describe.skip("the winter page", () => {
      it("snows", () => undefined);
    });
  `,
  [LIST]: `
    for (const order of ["a", "b"]) it(\`comes by \${order}\`, () => undefined);
    it.each([1, 2])("holds 'a' | 'b' for %s", () => undefined);
    it("twice", () => undefined);
    it("twice", () => undefined);
  `,
};

let house: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

function openHouse(): void {
  house = mkdtempSync(join(tmpdir(), "honestodds-specification-"));
  for (const [path, text] of Object.entries(sources)) write(path, text);
}

beforeEach(openHouse);
afterEach(() => rmSync(house, { recursive: true, force: true }));

const requirement = `| 1.1.1 | Decode once | \`${HOME}\` the home page > opens |`;

function writeSecurity(...rows: string[]): void {
  write("docs/security.md", ["| no. | requirement | how |", "|---|---|---|", ...rows, ""].join("\n"));
}

/** Runs the check on a table with these rows. The first row is on line 5. */
function check(...rows: string[]) {
  write("docs/specification.md", ["# All of it", "", "| what | proof |", "|---|---|", ...rows, ""].join("\n"));
  if (!existsSync(join(house, "docs/security.md"))) writeSecurity(requirement);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: house, encoding: "utf8" });
  return { status, complaints: stderr.trim().split("\n").filter(Boolean) };
}

const right = `| It opens | \`${HOME}\` the home page > opens |`;

const accepted = [
  ["a test in its describe", `\`${HOME}\` the home page > opens`],
  ["a title with a placeholder", `\`${HOME}\` the home page > shows %s > of them`],
  ["a title from a template table", `\`${HOME}\` the home page > has a tile for $title`],
  ["a name with a vertical bar", `\`${LIST}\` holds 'a' \\| 'b' for %s`],
  ["several tests", `\`${HOME}\` the home page > opens<br>\`${LIST}\` holds 'a' \\| 'b' for %s`],
];

const rejected = [
  ["a row without a test", "", "no test is named"],
  [
    "a file that does not exist",
    "`client/pages/Nowhere.test.tsx` opens",
    "there is no test file client/pages/Nowhere.test.tsx",
  ],
  ["a file that is not a test", "`docs/specification.md` opens", "there is no test file docs/specification.md"],
  ["a test that does not exist", `\`${HOME}\` the home page > closes`, `${HOME} has no test 'the home page > closes'`],
  ["a test without its describe", `\`${HOME}\` opens`, `${HOME} has no test 'opens'`],
  ["a test that is skipped", `\`${HOME}\` the home page > sings`, `${HOME} has no test 'the home page > sings'`],
  ["a test that is only planned", `\`${HOME}\` the home page > dances`, `${HOME} has no test 'the home page > dances'`],
  ["a test in a skipped group", `\`${HOME}\` the winter page > snows`, `${HOME} has no test 'the winter page > snows'`],
  ["a name that two tests share", `\`${LIST}\` twice`, `${LIST} has 2 tests 'twice': give each its own name`],
  [
    "text that is not a test",
    "a visitor looked",
    "'a visitor looked' is not a test file in backticks followed by a test name",
  ],
  ["a third cell", `\`${HOME}\` the home page > opens | yes`, "a row must have two cells: a statement and its tests"],
];

describe("the specification check", () => {
  it("accepts a specification whose tests all exist", () => {
    expect(check(...accepted.map(([, proof]) => `| It opens | ${proof} |`))).toEqual({ status: 0, complaints: [] });
  });

  describe("of a specification with wrong rows", () => {
    let status: number | null;
    let complaints: string[];
    beforeAll(() => {
      openHouse();
      // A right row precedes each wrong row.
      ({ status, complaints } = check(...rejected.flatMap(([, proof]) => [right, `| It opens | ${proof} |`])));
      rmSync(house, { recursive: true });
    });

    it("fails, and reports nothing about right rows", () => {
      expect(status).toBe(1);
      expect(complaints).toHaveLength(rejected.length);
    });

    it.each(rejected)("rejects %s, with its line number", (_what, proof, refusal) => {
      const line = 6 + 2 * rejected.findIndex(([, other]) => other === proof);
      expect(complaints).toContain(`docs/specification.md:${line}: ${refusal}.`);
    });
  });

  it("rejects a specification without rows", () => {
    expect(check()).toEqual({ status: 1, complaints: ["docs/specification.md has no row."] });
  });
});

describe("the check of the security requirements", () => {
  it("accepts tests, reasons, and tables about other things", () => {
    writeSecurity(
      requirement,
      "| 1.1.2 | Encode last | Partly met: React does it.<br>`server/list.test.ts` holds 'a' \\| 'b' for %s |",
      "| 1.2.6 | Prevent LDAP injection | Does not apply: There is none. |",
      "| passwords | argon2id | none |",
    );
    expect(check(right)).toEqual({ status: 0, complaints: [] });
  });

  it("rejects a missing answer, text that is not a reason, and a test that does not exist", () => {
    writeSecurity("| 1.1.1 | Decode once | |", "| 1.1.2 | Encode | We do. |", `| 1.2.1 | Escape | \`${HOME}\` la |`);
    expect(check(right).complaints).toEqual([
      "docs/security.md:3: requirement 1.1.1 has no answer.",
      "docs/security.md:4: 'We do.' is not a test file in backticks followed by a test name.",
      `docs/security.md:5: ${HOME} has no test 'la'.`,
    ]);
  });

  it("rejects a document without requirements", () => {
    writeSecurity("| passwords | argon2id | none |");
    expect(check(right).complaints).toEqual(["docs/security.md has no row."]);
  });
});
