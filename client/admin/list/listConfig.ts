/** Configures the admin list of one noun: columns, filters and bulk changes. */
import type { ReactNode } from "react";

/** The fields that every listed row has. */
export interface ListedRow {
  id: string;
  version: number;
  /** The row's name for editors. */
  name: string;
  updatedAt: string;
  /** Who last changed the row; null if the history does not say. */
  lastChange: { by: string } | null;
}

export interface ListColumn<Row> {
  id: string;
  label: string;
  isNumber?: boolean;
  /** Whether the column is hidden on narrow screens. */
  isMinor?: boolean;
  /** The server's sort orders for this column. The first click on the header uses the first order. */
  orders?: readonly [first: string, second: string];
  cell(row: Row): ReactNode;
}

/** A filter of a list. Each parameter has only one value. */
export interface FilterOption {
  /** The parameter's name in the URL and in the API's filter. */
  parameter: string;
  /** The parameter's value in the URL. */
  value: string;
  label: string;
  /** The parameter's value in the API's filter. */
  filter: unknown;
}

/** A change that an editor can apply to all selected rows. */
export interface BulkChange<Row> {
  /** The button's label: 'Feature'. */
  label: string;
  set: Readonly<Record<string, unknown>>;
  /** Returns the label of the row's current value: 'Not featured'. */
  currentLabel(row: Row): string;
  /** The label of the new value: 'Featured'. */
  newLabel: string;
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

export type Noun = "casino" | "bonus" | "game" | "article" | "person" | "redirect";

/** The nouns with a form. */
export type FormNoun = Noun | "settings" | "provider" | "payment method" | "licensing authority";

export interface ListConfig<Row extends ListedRow> {
  noun: Noun;
  /** The plural of the noun, as in 'Error loading casinos'. */
  plural: "casinos" | "bonuses" | "games" | "articles" | "people" | "redirects";
  columns: readonly ListColumn<Row>[];
  filters: readonly FilterOption[];
  bulkChanges: readonly BulkChange<Row>[];
  /** How many rows each request of an export fetches, if not `ROWS_PER_REQUEST`. */
  exportedAtOnce?: number;
  /** Whether the server ranks search results. */
  isRanked?: boolean;
  /** Returns the path of the row's public page, or null if the row has none. */
  pathOf(row: Row): string | null;
  /** Returns a sentence about the other rows that a deletion deletes, or null if there are none. */
  takesAlong?(rows: readonly Row[]): string | null;
}
