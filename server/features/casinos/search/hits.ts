import type { IndexedCasino } from "./indexedCasino.js";

/** What a text found in one segment. */
export interface SegmentHits {
  casinos: readonly IndexedCasino[];
  /** The rows, among the casinos, of those that were found. */
  rows: Uint32Array;
  /** How well each of them fits: 0 fits best. */
  relevances: Float64Array;
}

/** A casino that a text found. */
export interface SearchHit {
  casino: IndexedCasino;
  /** 0 fits best. */
  relevance: number;
}

/** Every casino that a text found, in no particular order. Stored as numbers, because a text may find the whole catalogue. */
export class SearchHits {
  readonly size: number;

  constructor(private readonly segments: readonly SegmentHits[]) {
    this.size = segments.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  forEach(visit: (casino: IndexedCasino, relevance: number) => void): void {
    for (const { casinos, rows, relevances } of this.segments) {
      for (let at = 0; at < rows.length; at += 1) visit(casinos[rows[at]!]!, relevances[at]!);
    }
  }
}
