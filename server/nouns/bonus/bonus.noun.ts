import type { DataSource } from "typeorm";

import { Bonus, BonusType } from "../../database/entities/bonus.entity.js";
import { CheckedFactsInput } from "../../catalogue/facts/checkedFacts.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { findBonusesByIds } from "./bonus.queries.js";
import { BonusResolver, BonusSuggestionsResolver, CasinoBonusesResolver } from "./bonus.resolver.js";
import { BonusOfferResolver } from "./bonusOffer.resolver.js";
import { OfferValueResolver } from "./offerValue.resolver.js";

/** For bonuses without a casino, the page that lists the bonuses of this type. */
const bonusPages: Partial<Record<BonusType, string>> = {
  [BonusType.NO_DEPOSIT]: "/no-deposit",
  [BonusType.WELCOME]: "/welcome-bonus",
  [BonusType.FREE_SPINS]: "/free-spins",
  [BonusType.CASHBACK]: "/cashback",
};

async function slugOfCasino(db: DataSource, id: unknown): Promise<string | null> {
  const [casino] = await db.query<{ slug: string }[]>("SELECT slug FROM casinos WHERE id = $1", [id]);
  return casino?.slug ?? null;
}

export const bonusNoun = editableNoun(
  {
    ...nounInputs(Bonus, "bonus", {
      newRow:
        "A new bonus. Omitted fields are null, except `bonusType` (WELCOME), `isActive` (true), the other Boolean fields (false) and `excludedMethods` (empty list).",
    }),
    commands: catalogueCommands("bonus"),
    checkedFacts: CheckedFactsInput,
    findByIds: findBonusesByIds,
  },
  {
    resolvers: [BonusResolver, BonusOfferResolver, OfferValueResolver, CasinoBonusesResolver, BonusSuggestionsResolver],
    async pathOf({ casinoPath }, { casinoId, bonusType }, db) {
      const casinoSlug = await slugOfCasino(db, casinoId);
      if (casinoSlug !== null) return `${casinoPath(casinoSlug)}?tab=bonuses`;
      return bonusPages[bonusType as BonusType] ?? "/";
    },
  },
);
