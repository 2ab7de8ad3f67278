import { useTrustScorePreviewQuery } from "../../graphql/documents/TrustScorePreview";
import type { TrustScoreInput } from "../../graphql/generated";
import { isFieldRight } from "../../shared/forms/fields";
import { inputOf } from "../../shared/forms/inputValues";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { useDebounced } from "../../shared/useDebounced";
import { casinoFields, type CasinoValues } from "./casinoFields";

/** The fields that a trust score adds up from. */
const scored = [
  "licenses",
  "establishedYear",
  "rating",
  "reviewCount",
  "mobileOptimized",
  "hasLiveGames",
  "acceptsCrypto",
];

/** The facts that count, as one text: they rest before the server is asked. Null while one of them is wrong. */
function factsOf(values: CasinoValues): string | null {
  const isRight = scored.every((name) => isFieldRight(casinoFields, values, name));
  return isRight ? JSON.stringify(inputOf(casinoFields, values, scored)) : null;
}

/** The trust score that a casino of these values would have; the last known one, and why, while there is no newer one. */
export function useTrustPreview(values: CasinoValues) {
  const facts = useDebounced(factsOf(values), SEARCH_DEBOUNCE_MS);
  const { data, previousData, error } = useTrustScorePreviewQuery({
    variables: { of: facts === null ? {} : (JSON.parse(facts) as TrustScoreInput) },
    skip: facts === null,
  });
  const preview = (data ?? previousData)?.trustScorePreview ?? null;
  return { preview, problem: facts === null ? ("values" as const) : error ? ("server" as const) : null };
}
