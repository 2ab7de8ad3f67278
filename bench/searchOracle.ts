/**
 * `npm run search:oracle`: runs every query of the oracle with plain Fuse.js, which takes many minutes, and compares the
 * results with the committed ones. `-- --write` writes the new ones.
 */
import { plainHits } from "../server/test/search/plainSearch.js";
import {
  answerLine,
  oracleCatalogue,
  oracleQueries,
  type OracleScale,
  oracleScales,
  queriesLine,
  readOracle,
  writeOracle,
} from "../server/test/search/searchOracle.js";

function askAll(scale: OracleScale): string[] {
  const casinos = oracleCatalogue(scale);
  const find = plainHits(casinos);
  let reportedAt = Date.now();
  return oracleQueries.map((text, at) => {
    if (Date.now() - reportedAt > 10_000) {
      process.stderr.write(`${casinos.length} casinos: ${at} of ${oracleQueries.length} queries\n`);
      reportedAt = Date.now();
    }
    return answerLine(casinos, find(text));
  });
}

function check(scale: OracleScale, lines: string[]): string[] {
  const kept = readOracle(scale);
  if (kept.queries !== queriesLine()) return ["The queries are others than those whose answers are kept."];
  return lines.flatMap((line, at) =>
    line === kept.lines[at] ? [] : [`${JSON.stringify(oracleQueries[at])} finds ${line}, kept is ${kept.lines[at]}`],
  );
}

for (const scale of oracleScales) {
  const lines = askAll(scale);
  if (process.argv.includes("--write")) writeOracle(scale, lines);
  const wrong = check(scale, lines);
  process.stdout.write(
    `${scale * 500} casinos: ${lines.length - wrong.length} of ${lines.length} answers are as kept\n`,
  );
  for (const each of wrong) process.stdout.write(`  ${each}\n`);
  if (wrong.length > 0) process.exitCode = 1;
}
