/**
 * For each directory row, the casinos of a segment that have the row. With these columns, counting does not read the
 * casinos' texts. Segments never change, so their columns are built once for each state of the spellings.
 */
import type { DirectoryNoun } from "../../../../shared/nouns/registry.js";
import { directoryNouns } from "../../../catalogue/directory/directoryNouns.js";
import type { SpelledRow, SpellingSnapshot } from "../../../catalogue/directory/directorySpellings.js";
import { Bits } from "./bits.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import { type IndexedCasino, neverPays, payoutHours } from "./indexedCasino.js";
import type { Segment } from "./segment.js";

/** The casinos that have one directory row: a bit set, or row numbers if there are few. */
export type FacetValueRows = Bits | Uint32Array;

/** The entries are ordered by the directory row's position in the spellings. */
export type FacetColumns = Record<DirectoryNoun, FacetValueRows[]>;

const columnsOfSegments = new WeakMap<Segment, { spellings: SpellingSnapshot; columns: FacetColumns }>();

export function* facetColumnsOf(segment: Segment, spellings: SpellingSnapshot): Task<FacetColumns> {
  const built = columnsOfSegments.get(segment);
  if (built?.spellings === spellings) return built.columns;
  const columns = {
    provider: yield* columnOf(segment.casinos, "provider", spellings.rows.provider),
    paymentMethod: yield* columnOf(segment.casinos, "paymentMethod", spellings.rows.paymentMethod),
    licensingAuthority: yield* columnOf(segment.casinos, "licensingAuthority", spellings.rows.licensingAuthority),
  };
  columnsOfSegments.set(segment, { spellings, columns });
  return columns;
}

function* columnOf(
  casinos: readonly IndexedCasino[],
  noun: DirectoryNoun,
  rows: readonly SpelledRow[],
): Task<FacetValueRows[]> {
  const values = rows.map((): number[] => []);
  const valuesOf = new Map(rows.flatMap(({ spellings }, at) => spellings.map((text) => [text, values[at]!] as const)));
  const property = directoryNouns[noun].casinoTexts;
  for (const [at, casino] of casinos.entries()) {
    for (const text of casino[property]) {
      const value = valuesOf.get(text);
      // Two texts of a casino may be spellings of the same directory row.
      if (value && value.at(-1) !== at) value.push(at);
    }
    if (at % stepsBetweenYields === 0) yield;
  }
  return values.map((numbers) => {
    const isFew = numbers.length < casinos.length / 32;
    return isFew ? Uint32Array.from(numbers) : Bits.of(numbers, casinos.length);
  });
}

/** The casinos whose payout time with one payment method is known. */
interface PayoutColumn {
  rows: Uint32Array;
  /** The payout hours, in the order of `rows`. */
  hours: Uint16Array;
}

/** The entries are ordered by the payment method's position in the spellings. */
type PayoutColumns = PayoutColumn[];

const payoutsOfSegments = new WeakMap<Segment, { spellings: SpellingSnapshot; columns: PayoutColumns }>();

/** For each payment method, returns the casinos that pay by it within this many hours. */
export function* payersWithin(segment: Segment, spellings: SpellingSnapshot, most: number): Task<Uint32Array[]> {
  const payers: Uint32Array[] = [];
  for (const { rows, hours } of yield* payoutColumnsOf(segment, spellings)) {
    const within = new Uint32Array(rows.length);
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      within[count] = rows[at]!;
      if (hours[at]! <= most) count += 1;
    }
    payers.push(within.subarray(0, count));
    yield;
  }
  return payers;
}

function* payoutColumnsOf(segment: Segment, spellings: SpellingSnapshot): Task<PayoutColumns> {
  const built = payoutsOfSegments.get(segment);
  if (built?.spellings === spellings) return built.columns;
  const columns = yield* payoutsOf(segment.casinos, spellings);
  payoutsOfSegments.set(segment, { spellings, columns });
  return columns;
}

function* payoutsOf(casinos: readonly IndexedCasino[], { rows: { paymentMethod: methods } }: SpellingSnapshot) {
  const texts = methods.map(({ spellings }) => new Set(spellings));
  const methodOf = new Map(methods.flatMap(({ spellings }, at) => spellings.map((text) => [text, at] as const)));
  const found = methods.map(() => ({ rows: [] as number[], hours: [] as number[] }));
  for (const [row, casino] of casinos.entries()) {
    for (const at of new Set(casino.paymentMethods.map((text) => methodOf.get(text)))) {
      if (at === undefined) continue;
      const hours = payoutHours(casino, texts[at]!);
      if (hours === neverPays) continue;
      found[at]!.rows.push(row);
      found[at]!.hours.push(hours);
    }
    if (row % stepsBetweenYields === 0) yield;
  }
  return found.map(({ rows, hours }) => ({ rows: Uint32Array.from(rows), hours: Uint16Array.from(hours) }));
}
