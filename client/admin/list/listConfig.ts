/** The configuration for a noun's admin list: its columns, filters and bulk changes. */
import type { EditableNoun, Noun as Name, nouns } from "../../../shared/nouns/registry";
import type { ReactNode } from "react";

/** The fields that every listed row has. */
export interface ListedRow {
  id: string;
  version: number;
  /** The name that editors know the row by. */
  name: string;
  updatedAt: string;
  /** The author of the row's last change, or null if unknown. */
  lastChange: { by: string } | null;
}

export interface ListColumn<Row> {
  id: string;
  label: string;
  isNumber?: boolean;
  /** Whether the column is hidden on narrow screens. */
  isMinor?: boolean;
  /** The server's two sort orders for this column. The first click on the header uses the first order. */
  orders?: readonly [first: string, second: string];
  cell(row: Row): ReactNode;
}

/** A filter of a list. Only one filter for each parameter can be active. */
export interface FilterOption {
  /** The parameter in the URL and in the API's filter. */
  parameter: string;
  /** The value in the URL. */
  value: string;
  label: string;
  /** The value in the API's filter. */
  filter: unknown;
}

/** A bulk change, which an editor can apply to all selected rows. */
export interface BulkChange<Row> {
  /** The button's label: 'Feature'. */
  label: string;
  set: Readonly<Record<string, unknown>>;
  /** Returns the label of the row's current value: 'Not featured'. */
  currentLabel(row: Row): string;
  /** The label of the value that the change sets: 'Featured'. */
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

export type Noun = EditableNoun;

/** The nouns with a form. */
export type FormNoun = Exclude<(typeof nouns)[Name]["label"], "settings page"> | "settings" | "SEO settings";

export interface ListConfig<Row extends ListedRow> {
  noun: Noun;
  /** The plural of the noun, as in 'Error loading casinos'. */
  plural: (typeof nouns)[EditableNoun]["plural"];
  columns: readonly ListColumn<Row>[];
  filters: readonly FilterOption[];
  bulkChanges: readonly BulkChange<Row>[];
  /** Whether the server sorts search results by relevance. */
  isRanked?: boolean;
  /** Returns the path of the row's public page, or null if it has none. */
  pathOf(row: Row): string | null;
  /** Returns a sentence about the other rows that deleting these rows also deletes, or null if there are none. */
  deletionWarning?(rows: readonly Row[]): string | null;
}
