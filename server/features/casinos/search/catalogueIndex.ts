/**
 * The whole catalogue, made ready to be searched: as it was at one moment, and never changed afterwards.
 * What was written since goes into a new index, which shares with this one whatever the writes did not touch.
 */
import { SearchHits, type SegmentHits } from "./hits.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { Segment } from "./segment.js";
import type { Task } from "./cooperativeScheduler.js";

/** A segment, and which of its casinos have been changed or deleted since it was made. */
export interface Part {
  segment: Segment;
  isGone: Uint8Array;
  /** How many casinos are not deleted. */
  size: number;
}

export interface CatalogueChanges {
  /** As they are now, added ones among them. */
  written: IndexedCasino[];
  /** The ids of those that are no more. */
  deleted: string[];
}

/**
 * A part is at least so many times as large as the next one, or the two are made one: there are never many parts to
 * search, and a casino is seldom moved from one to another.
 */
const sizeStep = 4;

export class CatalogueIndex {
  static readonly empty = new CatalogueIndex([]);

  private constructor(
    /** Oldest and largest first. */
    readonly parts: readonly Part[],
  ) {}

  *search(text: string): Task<SearchHits> {
    const segmentHits: SegmentHits[] = [];
    for (const { segment, isGone } of this.parts) segmentHits.push(yield* segment.search(text, isGone));
    return new SearchHits(segmentHits);
  }

  /** The index after these changes. */
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
    return new CatalogueIndex([...merged, { segment, isGone: new Uint8Array(moved.length), size: moved.length }]);
  }
}

function without(part: Part, ids: string[]): Part {
  const rows = ids.flatMap((id) => part.segment.rowOf(id) ?? []).filter((row) => part.isGone[row] === 0);
  if (rows.length === 0) return part;
  const isGone = part.isGone.slice();
  for (const row of rows) isGone[row] = 1;
  return { segment: part.segment, isGone, size: part.size - rows.length };
}

function livingOf({ segment, isGone }: Part): IndexedCasino[] {
  return segment.casinos.filter((_, row) => isGone[row] === 0);
}
