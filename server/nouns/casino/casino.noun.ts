import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { storedDetails } from "../../database/entities/casinoDetails.js";
import { CheckedFactsInput } from "../../catalogue/facts/checkedFacts.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { findDetailsErrors, withoutLostDetails } from "../../catalogue/write/detailsRules.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { CasinoDetailsInput } from "./casinoDetails.inputs.js";
import { findCasinosByIds } from "./casino.queries.js";
import { CasinoResolver } from "./casino.resolver.js";
import { directoryCasinosResolvers, GameCasinosResolver } from "./directoryCasinos.resolver.js";
import { SearchSuggestionsResolver } from "./searchSuggestions.resolver.js";
import { ScoreHistoryResolver } from "./trustScore/scoreHistory.resolver.js";
import { TrustScoreResolver } from "./trustScore/trustScore.resolver.js";

const inputs = nounInputs(Casino, "casino", {
  newRow:
    "A new casino. Omitted fields are null, 0, false or an empty list, except `mobileOptimized` (true). " +
    "The server trims list items and removes blank and duplicate items.",
  own: CasinoDetailsInput,
});

export const casinoNoun = editableNoun(
  {
    ...inputs,
    commands: catalogueCommands("casino", {
      toValues,
      asStored: withoutLostDetails,
      findRowErrors: findDetailsErrors,
    }),
    checkedFacts: CheckedFactsInput,
    findByIds: findCasinosByIds,
  },
  {
    resolvers: [
      CasinoResolver,
      SearchSuggestionsResolver,
      ScoreHistoryResolver,
      TrustScoreResolver,
      GameCasinosResolver,
      ...directoryCasinosResolvers,
    ],
    pathOf: ({ casinoPath }, { slug }) => casinoPath(String(slug)),
  },
);

/** Converts an input to column values. Leaves the review unchanged if the input contains no section of it. */
function toValues(input: InstanceType<typeof inputs.update>) {
  const { review, paymentDetails, licenseDetails, ...values } = toColumnValues(input);
  const isReviewGiven = review != null && Object.keys(review).length > 0;
  return {
    ...values,
    ...(isReviewGiven && { review }),
    ...(paymentDetails && { paymentDetails: storedDetails(paymentDetails, ({ method }) => method) }),
    ...(licenseDetails && { licenseDetails: storedDetails(licenseDetails, ({ license }) => license) }),
  };
}
