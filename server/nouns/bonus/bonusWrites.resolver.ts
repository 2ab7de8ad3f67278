import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { findBonusErrors } from "../../catalogue/write/violations.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { CheckedFactsInput } from "../../catalogue/facts/checkedFacts.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { findBonusesByIds } from "./bonus.queries.js";

export const bonusNoun = editableNoun({
  ...nounInputs(Bonus, "bonus", {
    newRow:
      "A new bonus. Omitted fields are null, except `bonusType` (WELCOME), `isActive` (true), the other Boolean fields (false) and `excludedMethods` (empty list).",
  }),
  commands: catalogueCommands("bonus", { findRowErrors: findBonusErrors }),
  checkedFacts: CheckedFactsInput,
  findByIds: findBonusesByIds,
});
