/** How the rows of one noun are listed, filtered and changed by the panel's lists: one description per noun. */
import type { ReactNode } from "react";
import type { Noun } from "./forms/editing";

/** What every listed row has. */
export interface ManagedRow {
  id: string;
  version: number;
  /** What people call it. */
  name: string;
  updatedAt: string;
  /** Who changed it last; null where the history does not have it. */
  lastChange: { by: string } | null;
}

export interface ManagedColumn<Row> {
  id: string;
  label: string;
  isNumber?: boolean;
  /** It gives way where there is little room. */
  isMinor?: boolean;
  /** The orders that the server has for it; the first is the one that a first press asks for. */
  orders?: readonly [first: string, second: string];
  cell: (row: Row) => ReactNode;
}

/** One thing that a list can be narrowed to. Of one parameter only one value holds. */
export interface FilterOption {
  /** The name of the parameter in the address and in the API's filter. */
  parameter: string;
  /** Its value in the address. */
  value: string;
  label: string;
  /** Its value in the API's filter. */
  filter: unknown;
}

/** One thing that can be set on many rows at once. */
export interface BulkChange<Row> {
  /** What is done, as a button says it: 'Feature'. */
  label: string;
  set: Readonly<Record<string, unknown>>;
  /** What a row is now in this respect, in words: 'Not featured'. */
  words: (row: Row) => string;
  /** What it becomes, in the same words. */
  becomes: string;
}

export interface ListRequest {
  filter: Readonly<Record<string, unknown>>;
  orderBy: string | null;
  first?: number;
  after?: string;
  last?: number;
  before?: string;
}

export interface FoundRows<Row> {
  rows: readonly Row[];
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

export interface RowVersion {
  id: string;
  version: number;
}

export interface Managing<Row extends ManagedRow> {
  noun: Noun;
  /** 'casinos', as in 'Error loading casinos'. */
  plural: "casinos" | "bonuses" | "games";
  columns: readonly ManagedColumn<Row>[];
  filters: readonly FilterOption[];
  bulkChanges: readonly BulkChange<Row>[];
  find: (request: ListRequest) => Promise<FoundRows<Row>>;
  update: (
    items: readonly RowVersion[],
    set: Readonly<Record<string, unknown>>,
  ) => Promise<{ changeSetId: string | null }>;
  remove: (items: readonly RowVersion[]) => Promise<{ changeSetId: string; bonusCount: number }>;
  /** Where visitors see the row; null while they can't. */
  pathOf: (row: Row) => string | null;
  /** What a deletion takes along, in a sentence; nothing for most. */
  takesAlong?: (rows: readonly Row[]) => string | null;
}
