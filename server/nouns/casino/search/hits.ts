import type { IndexedCasino } from "./indexedCasino.js";

/** The matches of a search text in one segment. */
export interface SegmentHits {
  casinos: readonly IndexedCasino[];
  /** The row numbers of the matching casinos. */
  rows: Uint32Array;
  /** The relevance of each match, where 0 is the best. */
  relevances: Float64Array;
}

/** A casino that matches a search text. */
export interface SearchHit {
  casino: IndexedCasino;
  /** The relevance, where 0 is the best. */
  relevance: number;
}

/**
 * Every casino that matches a search text, in no particular order. Stores the hits as numbers, because a text may match
 * the whole catalogue.
 */
export class SearchHits {
  readonly size: number;

  constructor(private readonly segments: readonly SegmentHits[]) {
    this.size = segments.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /** Returns the matching rows of the segment with these casinos. */
  rowsIn(casinos: readonly IndexedCasino[]): Uint32Array {
    return this.segments.find((each) => each.casinos === casinos)?.rows ?? new Uint32Array();
  }

  forEach(visit: (casino: IndexedCasino, relevance: number) => void): void {
    for (const { casinos, rows, relevances } of this.segments) {
      for (let at = 0; at < rows.length; at += 1) visit(casinos[rows[at]!]!, relevances[at]!);
    }
  }
}
