/**
 * `npm run search:oracle` runs every query of the search oracle with plain Fuse.js, which takes many minutes. It
 * compares the results with those in the repository. `-- --write` replaces the results in the repository.
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
  const stored = readOracle(scale);
  if (stored.queries !== queriesLine()) return ["The queries differ from the stored queries."];
  return lines.flatMap((line, at) =>
    line === stored.lines[at]
      ? []
      : [`${JSON.stringify(oracleQueries[at])} finds ${line}, but the stored result is ${stored.lines[at]}`],
  );
}

for (const scale of oracleScales) {
  const lines = askAll(scale);
  if (process.argv.includes("--write")) writeOracle(scale, lines);
  const wrong = check(scale, lines);
  process.stdout.write(
    `${scale * 500} casinos: ${lines.length - wrong.length} of ${lines.length} results equal the stored results\n`,
  );
  for (const each of wrong) process.stdout.write(`  ${each}\n`);
  if (wrong.length > 0) process.exitCode = 1;
}
