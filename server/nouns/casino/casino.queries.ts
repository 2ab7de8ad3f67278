/** Reads single casinos, casinos by id, and the casinos of a directory row. */
import type { DataSource } from "typeorm";

import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import type { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { SlugRedirect } from "../../database/entities/slugRedirect.entity.js";
import { AddressList } from "../../database/reading/addressList.js";
import { pageOfRows } from "../../database/reading/pageOfRows.js";
import { type ActiveBonuses, activeBonuses } from "../../catalogue/loaders.js";
import { withProperties } from "../../database/reading/selectedProperties.js";
import { type Condition, selectByIds, selectRow } from "../../database/reading/selectRows.js";
import { once } from "../../shared/memoize.js";
import { isUuid } from "../../shared/input/uuid.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { FacetedConnection } from "../../shared/schema/facets.js";
import { type IdOrSlug, requireIdOrSlug } from "../../shared/schema/idOrSlug.js";
import type { Context } from "../../catalogue/context.js";
import { findCasinoFacets } from "./casino.facets.js";
import type { CasinoFilter } from "./casino.filter.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";
import { type CasinoList, casinoProperties, findCasinos } from "./casinoList.queries.js";

/** Selects the casinos that have a certain directory row. */
export interface CasinosOf extends Pick<CasinoList, "page" | "fields"> {
  noun: DirectoryNoun;
  id: string;
  slug: string;
}

/**
 * Returns one page of the casinos that have a directory row, highest rating first. Two statements read the first pages
 * of many directory rows. `casinos` returns the same list for the row's slug, so the cursors are interchangeable.
 * @throws BadUserInputError for a cursor from another list.
 */
export async function findCasinosOf(
  { db, loaders }: Context,
  { noun, id, slug, page, fields }: CasinosOf,
): Promise<FacetedConnection<Casino>> {
  const filter = filterBySlug(noun, slug);
  const orderBy = CasinoOrder.RATING_DESC;
  if (page.cursor !== null) return findCasinos(db, { filter, orderBy, page, fields, hasMatches: false });
  const keys = sortKeys[orderBy];
  const properties = withProperties(casinoProperties(fields), keys);
  const rows = await loaders.firstCasinosOf({ noun, first: page.size + 1, keys, properties }).load(id);
  const key = listKey("casinos", orderBy, filter);
  const list = pageOfRows({ keys, key, page }, rows, () => loaders.casinoCountOf[noun].load(id));
  return Object.assign(list, { facets: once(() => findCasinoFacets(db, filter, [])) });
}

function filterBySlug(noun: DirectoryNoun, slug: string): CasinoFilter {
  return { [directoryNouns[noun].filter]: [slug] };
}

const slugKey = [{ property: "slug" }];

/**
 * Returns the casino with this id, or with this current or former slug. Returns null if there is none.
 * @throws BadUserInputError unless exactly one of `id` and `slug` is given.
 * @param bonuses The bonuses to read with the casino, or null for none.
 */
export async function findCasino(
  { db, loaders }: Pick<Context, "db" | "loaders">,
  { id = null, slug = null }: IdOrSlug,
  fields: Set<string>,
  bonuses: ActiveBonuses | null,
): Promise<Casino | null> {
  const properties = withProperties(casinoProperties(fields), slugKey);
  const nested = bonuses
    ? { property: "bonuses", by: "casinoId", of: "id", rows: activeBonuses(db, bonuses) }
    : undefined;
  const find = async (where: Condition) => {
    const casino = await selectRow(db, { entity: Casino, properties, where: [where], nested });
    if (casino && bonuses)
      loaders.activeBonusesOfCasino(bonuses).prime(casino.id, (casino as Casino & { bonuses: Bonus[] }).bonuses);
    return casino;
  };
  requireIdOrSlug({ id, slug });
  const findById = (value: string) => find({ sql: "row.id = ?", values: [value] });
  if (slug === null) return isUuid(id!) ? findById(id!) : null;
  const casino = await find({ sql: "row.slug = ?", values: [slug] });
  if (casino) return casino;
  const redirect = await db.getRepository(SlugRedirect).findOneBy({ slug });
  return redirect && findById(redirect.casinoId);
}

/** Returns the existing casinos with these ids, in the order of the ids. */
export async function findCasinosByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Casino[]> {
  const casinos = await selectByIds(db, ids, { entity: Casino, properties: casinoProperties(fields) });
  return casinos.filter((casino) => casino !== null);
}

export const casinoAddresses = new AddressList({ table: "casinos" });
