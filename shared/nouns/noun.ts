/** The shape of a noun's definition: what the noun is, for code that handles all nouns. */

import type { FieldKind, Fields } from "../rules/field.js";

/** Whether visitors see a row. */
export type Visibility =
  /** Visitors see every row. */
  | "always"
  /**
   * Visitors see rows that are active, from their start until their end. A row without one of them has no such limit.
   * The property in `untilSort` is never null.
   */
  | { active: string; from: string; until: string; untilSort: string }
  /** Visitors see rows from this time on. A row without the time is hidden. The property in `sort` is never null. */
  | { published: string; sort: string };

export interface NounDefinition {
  /** The name of the noun in code and in the database. */
  name: string;
  /** The name of the API's object type. */
  typename: string;
  table: string;
  /** How messages name one row, and several rows. */
  label: string;
  plural: string;
  /** A sentence about the noun for the API's documentation. */
  description: string;
  /** The property that contains the row's name, title or path. */
  title: "name" | "title" | "fromPath" | "fileName";
  /** The property that is unique among the noun's rows. Null if there is none. */
  key: "slug" | "fromPath" | "sha256" | null;
  /** The table with a row's former slugs, which redirect to the row, and its column with the row's id. */
  formerSlugs?: { table: string; column: string };
  /** The noun whose row a row can belong to, and the property with that row's id. Its deletion deletes the row too. */
  belongsTo?: { noun: string; property: string };
  visible: Visibility;
  /** Whether a page of the site shows a row, so the panel can preview drafts of the row. */
  hasPage?: true;
  /** The values that editors enter, without those of nested rows (docs/decisions/125). */
  fields?: Fields;
  /** Whether editors can't add or delete rows. */
  isOnlyUpdated?: true;
  /** Whether editors can create, update and delete rows with the standard mutations, list them, and import them. */
  isEditable?: true;
  /** Whether the public change feed, webhooks and snapshots contain the rows. */
  isInFeed?: true;
  /** Whether editors check facts of the rows against sources. */
  hasFacts?: true;
  /** Whether casinos refer to the rows by name. */
  isDirectory?: true;
  /** Whether a change of a row can't affect the lists that visitors see. */
  isOutsideLists?: true;
}

export function noun<const Definition extends NounDefinition>(definition: Definition): Definition {
  return definition;
}

/** Returns the properties of a noun with the amounts of money, and the one with their currency. Null without amounts. */
export function amountsOf({
  fields = {},
}: Pick<NounDefinition, "fields">): { amounts: string[]; currency: string } | null {
  const ofKind = (kind: FieldKind) => Object.keys(fields).filter((name) => fields[name]!.kind === kind);
  const [currency] = ofKind("currency");
  const amounts = ofKind("money");
  return currency === undefined || amounts.length === 0 ? null : { amounts, currency };
}
