/** What a row of an import of casinos is. */
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { flagCell, listCell, numberCell, textCell } from "../../shared/input/cells.js";
import type { GivenValues, ImportedNoun } from "../../shared/schema/importedNoun.js";
import { toCasinoValues } from "./casino.commands.js";
import { CasinoInput, CasinoReviewInput, CasinoUpdateInput } from "./casino.inputs.js";

export const casinoImport: ImportedNoun = {
  noun: CatalogueNoun.CASINO,
  singular: "casino",
  columns: {
    name: textCell,
    slug: textCell,
    logoUrl: textCell,
    websiteUrl: textCell,
    rating: numberCell,
    reviewCount: numberCell,
    description: textCell,
    "review.about": textCell,
    "review.games": textCell,
    "review.bonuses": textCell,
    "review.banking": textCell,
    "review.support": textCell,
    "review.mobile": textCell,
    "review.security": textCell,
    welcomeBonus: textCell,
    bonusAmount: textCell,
    freeSpins: numberCell,
    minDeposit: textCell,
    wageringRequirement: textCell,
    establishedYear: numberCell,
    isFeatured: flagCell,
    isNew: flagCell,
    acceptsCrypto: flagCell,
    hasLiveGames: flagCell,
    mobileOptimized: flagCell,
    licenses: listCell,
    paymentMethods: listCell,
    pros: listCell,
    cons: listCell,
    gameProviders: listCell,
  },
  needs: { oneOf: [["slug"], ["id"]], otherwise: "Add a column slug or id: it tells which casino a row is." },
  isKnownBySlug: true,
  required: ["name", "slug"],
  toUpdate: (given) => withReview(new CasinoUpdateInput(), given),
  toNew: (given) => withReview(new CasinoInput(), given),
  toStored: (given) => toCasinoValues(withReview(new CasinoUpdateInput(), given)),
};

function withReview<Input extends CasinoUpdateInput | CasinoInput>(input: Input, given: GivenValues): Input {
  const { review, ...values } = given;
  return Object.assign(input, values, review ? { review: Object.assign(new CasinoReviewInput(), review) } : {});
}
