// Draws rows of docs/specification.md, to break what they describe and see whether a test notices. The same commit always
// draws the same rows: `node scripts/drawRows.mjs COMMIT 40`.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { rowsOf } from "./tableRows.mjs";

const [commit, count = "40"] = process.argv.slice(2);
if (!/^[\da-f]{40}$/.test(commit ?? "") || !/^[1-9]\d*$/.test(count)) {
  process.stderr.write(
    "Name a commit by its 40 hexadecimal digits and a number of rows, such as: node scripts/drawRows.mjs $(git rev-parse HEAD) 40\n",
  );
  process.exit(1);
}

const rankOf = ([statement]) => createHash("sha256").update(`${commit}\n${statement}`).digest("hex");
const rows = [...rowsOf(await readFile("docs/specification.md", "utf8"))];
const drawn = rows
  .map((row) => ({ ...row, rank: rankOf(row.cells) }))
  .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
  .slice(0, Number(count));
for (const { number, cells } of drawn) {
  const [statement, proofs] = cells;
  process.stdout.write(`${number}: ${statement}\n    ${proofs.replaceAll("<br>", "\n    ")}\n`);
}
