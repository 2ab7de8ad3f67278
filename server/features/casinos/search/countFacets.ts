/** Counts the facets of a list of casinos in the index. */
import type { DirectoryNoun } from "../../../database/directory/directoryNouns.js";
import type { SpellingSnapshot } from "../../../database/directory/directorySpellings.js";
import type { ValueTest } from "../casino.filter.js";
import { Bits } from "./bits.js";
import type { Part } from "./catalogueIndex.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { type FacetColumns, facetColumnsOf } from "./facetColumns.js";
import type { SearchHits } from "./hits.js";
import { type ValueColumn, valuesIn } from "./valueColumns.js";

export interface CountedList {
  /** Null if the list is not a search. */
  hits: SearchHits | null;
  /** The filter without its slugs. */
  tests: readonly ValueTest[];
  /** The slugs of the filter; null or undefined if it has none of the noun. */
  slugs: Record<DirectoryNoun, readonly string[] | null | undefined>;
}

export interface FacetCounts {
  /** How many casinos the list has. */
  total: number;
  /** How many casinos have each of the noun's rows, by its position in the spellings. */
  byNoun: Record<DirectoryNoun, Uint32Array>;
}

const nouns: DirectoryNoun[] = ["provider", "paymentMethod", "licensingAuthority"];

export function* countFacets(
  parts: readonly Part[],
  list: CountedList,
  spellings: SpellingSnapshot,
): Task<FacetCounts> {
  const empty = nouns.map((noun) => [noun, new Uint32Array(spellings.rows[noun].length)] as const);
  const counts: FacetCounts = { total: 0, byNoun: Object.fromEntries(empty) as FacetCounts["byNoun"] };
  for (const part of parts) {
    const columns = yield* facetColumnsOf(part.segment, spellings);
    const matching = yield* matchingRows(part, list);
    yield* countPart(part.segment.casinos.length, columns, matching, wantedRows(spellings, list), counts);
  }
  return counts;
}

/** Finds the rows that match everything except the slugs. */
function* matchingRows({ segment, isDeleted }: Part, { hits, tests }: CountedList): Task<Bits> {
  const { casinos } = segment;
  const columns: (Pick<ValueTest, "holds"> & { values: ValueColumn })[] = [];
  for (const { property, holds } of tests) columns.push({ values: yield* valuesIn(segment, property), holds });
  const bits = Bits.none(casinos.length);
  const rows = hits?.rowsIn(casinos) ?? null;
  const length = rows ? rows.length : casinos.length;
  for (let at = 0; at < length; at += 1) {
    const row = rows ? rows[at]! : at;
    if (isDeleted[row] === 0 && columns.every(({ values, holds }) => holds(values[row]!))) bits.add(row);
    if (at % stepsBetweenYields === 0) yield;
  }
  return bits;
}

/** Adds the counts of one part. A facet ignores the slugs of its own noun. */
function* countPart(
  length: number,
  columns: FacetColumns,
  matching: Bits,
  wanted: Map<DirectoryNoun, number[]>,
  counts: FacetCounts,
): Task<void> {
  const haveWanted = new Map<DirectoryNoun, Bits>();
  for (const [noun, positions] of wanted) {
    const bits = Bits.none(length);
    for (const position of positions) bits.addAll(columns[noun][position]!);
    haveWanted.set(noun, bits);
  }
  const without = (left: DirectoryNoun | null) =>
    [...haveWanted].reduce((rows, [noun, bits]) => (noun === left ? rows : rows.and(bits)), matching);
  const all = without(null);
  counts.total += all.countOf(all);
  for (const noun of nouns) {
    const rows = wanted.has(noun) ? without(noun) : all;
    for (const [position, having] of columns[noun].entries()) counts.byNoun[noun][position]! += rows.countOf(having);
    yield;
  }
}

/** Returns the positions of the filter's slugs in the spellings, for each noun that the filter has. */
function wantedRows({ rows }: SpellingSnapshot, { slugs }: CountedList): Map<DirectoryNoun, number[]> {
  const wanted = new Map<DirectoryNoun, number[]>();
  for (const noun of nouns) {
    const given = slugs[noun];
    if (given == null) continue;
    const known = new Set(given);
    wanted.set(
      noun,
      rows[noun].flatMap(({ slug }, position) => (known.has(slug) ? [position] : [])),
    );
  }
  return wanted;
}
