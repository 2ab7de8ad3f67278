// Finds words that we do not use (see "Words" in CONTRIBUTING.md) in comments, strings, docs and names. Prints the file
// and line number of each word, and exits with 1 if there are any.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";

/** The words that we avoid, and their replacements. */
const AVOIDED = [
  [/\bwhoever\b/i, "the caller, the editor, a visitor"],
  [/\b(?:somebody|someone) else's\b|\bsomebody\b/i, "a visitor, another editor"],
  [/\bstands\b/i, "is, appears"],
  [/\bbeside\b/i, "next to, in addition to"],
  [/\balone\b/i, "only"],
  [/\bmeanwhile\b/i, "in the meantime, while"],
  [/\blikewise\b/i, "also, in the same way"],
  [/\bin the way\b/i, "the name of the obstacle"],
  [/\bgone\b/i, "deleted, disconnected, missing"],
  [/\btold\b/i, "the response says, the server reports"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\bfor want of\b/i, "without"],
  [/(?:[.:] |\/\/ |\* )else\b/i, "otherwise"],
  [
    /\b(?:favour|colour|behaviour|neighbour|licence|organisation|cancelled|normalis|recognis|labelled(?!by))|\bgrey\b/i,
    "American spelling",
  ],
];

/** The allowed uses. Each consists of a file and a phrase, which the line with the word must contain. */
const ALLOWED = [
  ["client/admin/bonuses/proposal/proposeTerms.test.ts", "bonus alone"],
  ["client/admin/bonuses/proposal/wagering.ts", "|alone|"],
  ["client/admin/bonuses/proposal/wagering.ts", "(?:alone|only)"],
  ["seed/casinos/velvet-tables.json", "the dealer stands on soft 17"],
  ["seed/casinos/orbit-and-ember.json", "leaves you alone"],
  ["seed/casinos/neon-orchard.json", "has gone unanswered"],
];

const CHECKED =
  /(?:^seed\/.*\.json$|\.(?:ts|tsx|mjs|cjs|md|css|html|yml)|\.env\.example|Dockerfile|\.ci\/run|package\.json)$/;

/** The files that are not checked: generated files, sample data with fixed text, and this script with its test. */
const SKIPPED = [
  /\.generated\.ts$/,
  /^scripts\/checkWords\b/,
  /^seed\/bonuses\//,
  /^server\/test\/search\//,
  /^bench\/synthetic\.ts$/,
];

function isChecked(path) {
  return CHECKED.test(path) && !SKIPPED.some((skipped) => skipped.test(path));
}

/** Returns a message for each avoided word in a line. */
function findAvoided(path, line) {
  const uses = ALLOWED.filter(([file, phrase]) => file === path && line.includes(phrase));
  const rest = uses.reduce((text, [, phrase]) => text.replaceAll(phrase, ""), line);
  return AVOIDED.flatMap(([word, instead]) => {
    const [found] = word.exec(rest) ?? [];
    return found ? [`"${found.trim()}" (write: ${instead})`] : [];
  });
}

const paths = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(isChecked);
const problems = await Promise.all(
  paths.map(async (path) => {
    const lines = (await readFile(path, "utf8").catch(() => "")).split("\n");
    return lines.flatMap((line, at) => findAvoided(path, line).map((problem) => `${path}:${at + 1}: ${problem}\n`));
  }),
);
if (problems.flat().length > 0) {
  process.stderr.write(problems.flat().join(""));
  process.exitCode = 1;
}
