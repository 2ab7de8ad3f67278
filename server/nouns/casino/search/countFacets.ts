/** Uses the search index to count the facets of a list of casinos. */
import { type DirectoryNoun, nounsWith } from "../../../../shared/nouns/registry.js";
import type { SpellingSnapshot } from "../../../catalogue/directory/directorySpellings.js";
import { Bits } from "./bits.js";
import type { Part } from "./catalogueIndex.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { type FacetColumns, facetColumnsOf, payersWithin } from "./facetColumns.js";
import type { SearchHits } from "./hits.js";
import { type ValueColumn, type ValueTest, valuesIn } from "./valueColumns.js";

export interface CountedList {
  /** Null if the list is not a search. */
  hits: SearchHits | null;
  /** The filter's tests, without its slugs and its payout time. */
  tests: readonly ValueTest[];
  /** The filter's maximum payout time. It applies to each payment method separately. */
  maxPayoutHours: number | null;
  /** The filter's slugs by noun. Null or undefined if it has none for the noun. */
  slugs: Record<DirectoryNoun, readonly string[] | null | undefined>;
}

export interface FacetCounts {
  /** The number of casinos in the list. */
  total: number;
  /** For each noun, the number of casinos with each directory row, by the row's position in the spellings. */
  byNoun: Record<DirectoryNoun, Uint32Array>;
}

const nouns = nounsWith("isDirectory");

export function* countFacets(
  parts: readonly Part[],
  list: CountedList,
  spellings: SpellingSnapshot,
): Task<FacetCounts> {
  const empty = nouns.map((noun) => [noun, new Uint32Array(spellings.rows[noun].length)] as const);
  const counts: FacetCounts = { total: 0, byNoun: Object.fromEntries(empty) as FacetCounts["byNoun"] };
  for (const part of parts) {
    const columns = yield* columnsOf(part, list, spellings);
    const matching = yield* matchingRows(part, list.hits, list.tests);
    const having = yield* havingRows(part, list, spellings, columns);
    yield* countPart(columns, matching, having, counts);
  }
  return counts;
}

/**
 * Returns the casinos that have each facet value. If there is a maximum payout time, a payment method gets only the
 * casinos that pay in time.
 */
function* columnsOf(
  { segment }: Part,
  { maxPayoutHours }: CountedList,
  spellings: SpellingSnapshot,
): Task<FacetColumns> {
  const columns = yield* facetColumnsOf(segment, spellings);
  if (maxPayoutHours === null) return columns;
  return { ...columns, paymentMethod: yield* payersWithin(segment, spellings, maxPayoutHours) };
}

/** Finds the casinos that pass all tests. */
function* matchingRows(
  { segment, isDeleted }: Part,
  hits: CountedList["hits"],
  tests: CountedList["tests"],
): Task<Bits> {
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

/** For each noun that the filter uses, finds the casinos that have one of the filter's slugs. */
function* havingRows(
  part: Part,
  list: CountedList,
  spellings: SpellingSnapshot,
  columns: FacetColumns,
): Task<Map<DirectoryNoun, Bits>> {
  const having = new Map<DirectoryNoun, Bits>();
  for (const [noun, positions] of wantedRows(spellings, list)) {
    const bits = Bits.none(part.segment.casinos.length);
    for (const position of positions) bits.addAll(columns[noun][position]!);
    having.set(noun, bits);
  }
  const { maxPayoutHours } = list;
  // If the filter contains no payment methods, the casino's usual payout time counts.
  if (maxPayoutHours !== null && !having.has("paymentMethod")) {
    const holds = (hours: unknown) => hours !== null && (hours as number) <= maxPayoutHours;
    having.set("paymentMethod", yield* matchingRows(part, null, [{ property: "withdrawalHours", holds }]));
  }
  return having;
}

/** Adds the counts of one part. A noun's facet ignores the filter's slugs for the same noun. */
function* countPart(
  columns: FacetColumns,
  matching: Bits,
  having: Map<DirectoryNoun, Bits>,
  counts: FacetCounts,
): Task<void> {
  const without = (left: DirectoryNoun | null) =>
    [...having].reduce((rows, [noun, bits]) => (noun === left ? rows : rows.and(bits)), matching);
  const all = without(null);
  counts.total += all.countOf(all);
  for (const noun of nouns) {
    const rows = having.has(noun) ? without(noun) : all;
    for (const [position, value] of columns[noun].entries()) counts.byNoun[noun][position]! += rows.countOf(value);
    yield;
  }
}

/** For each noun that the filter uses, returns the positions of its slugs in the spellings. */
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
