/** The facets of a list of bonuses. Counting each facet takes one statement. */
import type { DataSource } from "typeorm";

import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { countGroups } from "../../database/reading/countGroups.js";
import { type Facet, FacetKey, namedValues } from "../../shared/schema/facets.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { conditionsOf } from "./bonus.filter.js";
import type { BonusFilter } from "./bonus.inputs.js";

/** Counts each facet without the filter's field for that facet, so the facet's other choices keep their counts. */
export async function findBonusFacets(db: DataSource, viewer: Viewer | null, filter: BonusFilter): Promise<Facet[]> {
  const count = (others: BonusFilter, column: string) =>
    countGroups(
      db,
      { entity: Bonus, where: conditionsOf(db, viewer, { ...filter, ...others }) },
      { join: "", slug: column, name: column },
    );
  return [
    { key: FacetKey.BONUS_TYPE, values: namedValues(BonusType, await count({ bonusType: null }, "row.bonus_type")) },
    {
      key: FacetKey.WAGERING_BASE,
      values: namedValues(WageringBase, await count({ wageringBase: null }, "row.wagering_base")),
    },
  ];
}
