/** Reads redirects for editors. */
import type { DataSource } from "typeorm";

import { conditionsOf } from "../../catalogue/list/filterFields.js";
import { Redirect } from "../../database/entities/redirect.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { findPage } from "../../database/reading/keyset.js";
import { selectByIds } from "../../database/reading/selectRows.js";
import { propertiesReader } from "../../database/reading/selectedProperties.js";
import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { searchCost } from "../../shared/limits.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { RedirectFilter, RedirectOrder } from "./redirect.inputs.js";

const byPath = byText("pathSort");

const sortKeys: Record<RedirectOrder, SortKey[]> = {
  [RedirectOrder.PATH_ASC]: byPath,
  [RedirectOrder.PATH_DESC]: backwards(byPath),
  ...datedOrders,
};

export interface RedirectList {
  filter: RedirectFilter;
  orderBy: RedirectOrder;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/**
 * Returns one page of redirects.
 * @throws BadUserInputError for a cursor from another list.
 */
export async function findRedirects(db: DataSource, list: RedirectList): Promise<Connection<Redirect>> {
  if (list.filter.search?.trim()) await chargeForTable(db, Redirect, searchCost);
  return findPage(db, {
    entity: Redirect,
    where: conditionsOf(RedirectFilter, list.filter, db),
    keys: sortKeys[list.orderBy],
    key: listKey("redirects", list.orderBy, list.filter),
    page: list.page,
    properties: redirectProperties(list.fields),
  });
}

/** Returns the existing redirects with these ids, in the order of the ids. */
export async function findRedirectsByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Redirect[]> {
  const redirects = await selectByIds(db, ids, { entity: Redirect, properties: redirectProperties(fields) });
  return redirects.filter((redirect) => redirect !== null);
}

const redirectProperties = propertiesReader({ warnings: ["fromPath", "toUrl"] });
