/**
 * An immutable search index of the whole catalogue at one point in time. Later writes create a new index, which shares
 * all unaffected parts with the old one.
 */
import { SearchHits, type SegmentHits } from "./hits.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { Segment } from "./segment.js";
import type { Task } from "./cooperativeScheduler.js";

/** A segment, with marks for the casinos that were changed or deleted after the segment was built. */
export interface Part {
  segment: Segment;
  isDeleted: Uint8Array;
  /** The number of casinos that are not deleted. */
  size: number;
}

export interface CatalogueChanges {
  /** The new and changed casinos. */
  written: IndexedCasino[];
  /** The ids of deleted casinos. */
  deleted: string[];
}

/**
 * Two neighboring segments are merged unless the first is at least this many times as large as the second. This keeps
 * the number of segments small, and a casino rarely moves to another segment.
 */
const sizeStep = 4;

export class CatalogueIndex {
  static readonly empty = new CatalogueIndex([]);

  private constructor(
    /** The parts, oldest and largest first. */
    readonly parts: readonly Part[],
  ) {}

  *search(text: string): Task<SearchHits> {
    const segmentHits: SegmentHits[] = [];
    for (const { segment, isDeleted } of this.parts) segmentHits.push(yield* segment.search(text, isDeleted));
    return new SearchHits(segmentHits);
  }

  /** Returns a new index that contains these changes. */
  *with({ written, deleted }: CatalogueChanges): Task<CatalogueIndex> {
    const ids = [...written.map(({ id }) => id), ...deleted];
    const parts = this.parts.map((part) => without(part, ids));
    const merged: Part[] = [];
    let moved = written;
    for (const part of parts.toReversed()) {
      const isWasted = part.size < part.segment.casinos.length / 2;
      if (isWasted || part.size < sizeStep * moved.length) moved = [...livingOf(part), ...moved];
      else merged.unshift(part);
    }
    if (moved.length === 0) return new CatalogueIndex(merged);
    const segment = yield* Segment.of(moved);
    return new CatalogueIndex([...merged, { segment, isDeleted: new Uint8Array(moved.length), size: moved.length }]);
  }
}

function without(part: Part, ids: string[]): Part {
  const rows = ids.flatMap((id) => part.segment.rowOf(id) ?? []).filter((row) => part.isDeleted[row] === 0);
  if (rows.length === 0) return part;
  const isDeleted = part.isDeleted.slice();
  for (const row of rows) isDeleted[row] = 1;
  return { segment: part.segment, isDeleted, size: part.size - rows.length };
}

function livingOf({ segment, isDeleted }: Part): IndexedCasino[] {
  return segment.casinos.filter((_, row) => isDeleted[row] === 0);
}
