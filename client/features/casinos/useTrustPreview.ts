import { useTrustScorePreviewQuery } from "../../graphql/documents/TrustScorePreview";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { useDebounced } from "../../shared/useDebounced";
import type { CasinoValues } from "./casinoDefaults";
import { casinoFields } from "./casinoFields";
import { casinoInput } from "./casinoValues";

function isScorable({ rating, reviewCount, establishedYear, licenses }: CasinoValues): boolean {
  const {
    rating: ratingField,
    reviewCount: countField,
    establishedYear: yearField,
    licenses: tagsField,
  } = casinoFields;
  const texts = [
    [ratingField, rating],
    [countField, reviewCount],
    [yearField, establishedYear],
  ] as const;
  const isRight = texts.every(([field, value]) => field.kind === "number" && field.check(value) === null);
  return isRight && tagsField.kind === "tags" && tagsField.check(licenses) === null;
}

/** The facts that count, as one text: they rest before the server is asked. */
function factsOf(values: CasinoValues) {
  const { licenses, establishedYear, rating, reviewCount, mobileOptimized, hasLiveGames, acceptsCrypto } =
    casinoInput(values);
  return { licenses, establishedYear, rating, reviewCount, mobileOptimized, hasLiveGames, acceptsCrypto };
}

/** The trust score that a casino of these values would have; the last known one, and why, while there is no newer one. */
export function useTrustPreview(values: CasinoValues) {
  const facts = useDebounced(isScorable(values) ? JSON.stringify(factsOf(values)) : null, SEARCH_DEBOUNCE_MS);
  const { data, previousData, error } = useTrustScorePreviewQuery({
    variables: { of: facts === null ? {} : (JSON.parse(facts) as ReturnType<typeof factsOf>) },
    skip: facts === null,
  });
  const preview = (data ?? previousData)?.trustScorePreview ?? null;
  return { preview, problem: facts === null ? ("values" as const) : error ? ("server" as const) : null };
}
