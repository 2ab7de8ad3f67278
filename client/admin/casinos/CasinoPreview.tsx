import { useEditorQuery } from "../requests/useEditorQuery";
import { Card, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { CasinoCard } from "../../features/casinos/CasinoCard";
import {
  CasinoCard_casinoFragmentDoc,
  type CasinoCard_casinoFragment,
} from "../../features/casinos/CasinoCard.generated";
import { receiptLines } from "../../features/casinos/trust/TrustReceipt";
import type { TrustScoreInput } from "../../graphql/schemaTypes.generated";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { SEARCH_DEBOUNCE_MS, TRUST_SCORE_MAX } from "../../shared/limits";
import { panelMessages } from "../messages";
import { Receipt } from "../../ui/Receipt";
import { PreviewScope } from "../editor/PreviewScope";
import { isFieldRight } from "../fields/fieldTable";
import { inputOf, storedValues } from "../fields/inputValues";
import { TrustScorePreviewDocument } from "./CasinoPreview.generated";
import { casinoFields, type CasinoValues } from "./casinoFields";

/** Previews the casino's card as visitors will see it, and shows how its trust score adds up. */
export function CasinoPreview({ values }: { values: CasinoValues }) {
  const { trust, problem } = useTrustPreview(values);
  const score = trust?.score ?? 0;
  const row = useMemo(() => casinoCardRow(values, score), [values, score]);
  return (
    <>
      <PreviewScope fragment={CasinoCard_casinoFragmentDoc} fragmentName="CasinoCard_casino" row={row}>
        {(casino) => <CasinoCard casino={casino} isFirstRow />}
      </PreviewScope>
      {trust && (
        <Card.Root fontSize="sm">
          <Receipt
            caption="How the trust score adds up"
            lines={receiptLines(trust.factors)}
            sum={{ label: "Trust score", amount: `${trust.score}/${TRUST_SCORE_MAX}` }}
          />
          {problem && <Text color="warn">{panelMessages.trustPreviewStale[problem]}</Text>}
        </Card.Root>
      )}
    </>
  );
}

/** The fields that the trust score depends on. */
const scored = [
  "licenses",
  "establishedYear",
  "rating",
  "reviewCount",
  "mobileOptimized",
  "hasLiveGames",
  "acceptsCrypto",
];

/** Returns the trust-score fields as one JSON string, which is easy to debounce. Returns null if a field is invalid. */
function factsOf(values: CasinoValues): string | null {
  const isRight = scored.every((name) => isFieldRight(casinoFields, values, name));
  return isRight ? JSON.stringify(inputOf(casinoFields, values, scored)) : null;
}

/**
 * Returns the trust score for the form's values. If the score is unavailable, returns the last known score and the
 * reason.
 */
function useTrustPreview(values: CasinoValues) {
  const facts = useDebounced(factsOf(values), SEARCH_DEBOUNCE_MS);
  const { data, previousData, error } = useEditorQuery(TrustScorePreviewDocument, {
    variables: { input: facts === null ? {} : (JSON.parse(facts) as TrustScoreInput) },
    skip: facts === null,
  });
  const trust = (data ?? previousData)?.trustScorePreview ?? null;
  return { trust, problem: facts === null ? ("values" as const) : error ? ("server" as const) : null };
}

/** Returns the data that the card would show if the editor saved the form. */
function casinoCardRow(values: CasinoValues, trustScore: number): CasinoCard_casinoFragment {
  const casino = storedValues(casinoFields, values);
  const orZero = (name: "rating" | "reviewCount") => (isFieldRight(casinoFields, values, name) ? casino[name] : 0);
  return {
    ...casino,
    __typename: "Casino",
    id: "preview",
    name: casino.name || "Name",
    rating: orZero("rating"),
    reviewCount: orZero("reviewCount"),
    trustScore: { __typename: "TrustScore", score: trustScore },
  };
}
