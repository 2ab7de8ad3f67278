import { Bonus } from "../../database/entities/bonus.entity.js";
import { CheckedFactsInput } from "../../database/facts/checkedFacts.js";
import { catalogueCommands } from "../../database/writing/catalogueCommands.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { bulkWritesResolver } from "../../shared/schema/catalogue/bulkWritesResolver.js";
import { catalogueWritesResolver } from "../../shared/schema/catalogue/catalogueWritesResolver.js";
import { BonusBulkInput, BonusInput, BonusListsInput, BonusUpdateInput } from "./bonus.inputs.js";
import { findBonusesByIds } from "./bonus.queries.js";

export const bonusWrites = {
  row: Bonus,
  plural: "Bonuses",
  create: BonusInput,
  update: BonusUpdateInput,
  bulk: BonusBulkInput,
  lists: BonusListsInput,
  commands: catalogueCommands("bonus", { toValues: toColumnValues<BonusUpdateInput>, hasFacts: "bonus" }),
  checkedFacts: CheckedFactsInput,
  findByIds: findBonusesByIds,
};

export const BonusWritesResolver = catalogueWritesResolver(bonusWrites);
export const BonusBulkResolver = bulkWritesResolver(bonusWrites);
