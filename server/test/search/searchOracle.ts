/**
 * Reads and writes the stored results of the reference search. The stored results contain one line for each query of
 * searchQueries.ts.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

import { syntheticCasinos } from "../../../bench/synthetic.js";
import { seedId } from "../../app/seed/insert.js";
import { type IndexedCasino, indexedProperties } from "../../nouns/casino/search/indexedCasino.js";
import { searchQueries } from "./searchQueries.js";

/** The scales of the synthetic catalogues for which there are stored results: 500 and 5,000 casinos. */
export const oracleScales = [1, 10] as const;

export type OracleScale = (typeof oracleScales)[number];

/** Returns the casinos of a synthetic catalogue in the format of the search index. */
export function oracleCatalogue(scale: number): OracleCasino[] {
  return [...syntheticCasinos(scale)].map((seed) => {
    const createdAt = new Date(seed.createdAt);
    const casino = {
      ...seed,
      id: seedId("casino", seed.slug),
      nameSort: seed.name.toLowerCase(),
      establishedSort: seed.establishedYear ?? 0,
      createdAt,
      updatedAt: createdAt,
    };
    return Object.fromEntries(
      indexedProperties.map((property) => [property, casino[property]]),
    ) as unknown as OracleCasino;
  });
}

export type OracleCasino = IndexedCasino & { description: string };

/** The queries. They are derived from the first 500 casinos and are the same for every scale. */
export const oracleQueries = searchQueries(oracleCatalogue(1));

/** Returns a line with the number of matching casinos and a hash of their ids in the order RELEVANCE. */
export function answerLine(casinos: readonly IndexedCasino[], hits: ReadonlyMap<string, number>): string {
  const found = casinos.filter(({ id }) => hits.has(id));
  const ids = found
    .toSorted((one, other) => {
      const byFit = hits.get(one.id)! - hits.get(other.id)! || other.rating - one.rating;
      if (byFit !== 0) return byFit;
      if (one.nameSort !== other.nameSort) return one.nameSort < other.nameSort ? -1 : 1;
      return one.id < other.id ? -1 : 1;
    })
    .map(({ id }) => id);
  return `${createHash("sha256").update(ids.join()).digest("base64url").slice(0, 12)} ${ids.length}`;
}

const fileOf = (scale: OracleScale) => new URL(`searchOracle.${scale * 500}.txt`, import.meta.url);

/**
 * Reads the stored lines for a scale. The first line is the hash of the queries, and each of the other lines is the
 * result of one query.
 */
export function readOracle(scale: OracleScale): { queries: string; lines: string[] } {
  const [queries = "", ...lines] = readFileSync(fileOf(scale), "utf8").trimEnd().split("\n");
  return { queries, lines };
}

export function writeOracle(scale: OracleScale, lines: string[]): void {
  writeFileSync(fileOf(scale), `${[queriesLine(), ...lines].join("\n")}\n`);
}

/** Returns a hash of all queries, which shows whether the queries have changed. */
export function queriesLine(): string {
  return createHash("sha256").update(JSON.stringify(oracleQueries)).digest("base64url").slice(0, 12);
}
