/** The pages and the orders of bonus lists. */
import { registerEnumType } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";

export const BonusConnection = connectionTypes("Bonus", Bonus, "bonuses", { facetsDependOn: ["bonuses", "casinos"] });

export enum BonusOrder {
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  TITLE_ASC = "TITLE_ASC",
  TITLE_DESC = "TITLE_DESC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
  WAGERING_ASC = "WAGERING_ASC",
  COST_ASC = "COST_ASC",
  VALUE_DESC = "VALUE_DESC",
  ENDS_ASC = "ENDS_ASC",
  RELEVANCE = "RELEVANCE",
}

registerEnumType(BonusOrder, {
  name: "BonusOrder",
  description: "The order of a list of bonuses. Ties are broken by id.",
  valuesConfig: {
    TITLE_ASC: { description: "By title, A to Z." },
    TITLE_DESC: { description: "By title, Z to A." },
    WAGERING_ASC: {
      description:
        "By wagering multiple, lowest first, regardless of the wagering base. Bonuses with an unknown multiple come last.",
    },
    COST_ASC: {
      description:
        "By `Bonus.value.cost` for the query's `deposit` argument, lowest first. Bonuses with an unknown cost, or in another currency than the deposit, come last.",
    },
    VALUE_DESC: {
      description:
        "By `Bonus.value.value` for the query's `deposit` argument, highest first. Bonuses without a value, or in another currency than the deposit, come last.",
    },
    ENDS_ASC: { description: "By end date, soonest first. Bonuses without an end date come last." },
    ...datedOrderDescriptions,
    RELEVANCE: {
      description: "Best match first. Among equal matches, the newest come first. Requires `search` in the filter.",
    },
  },
});
