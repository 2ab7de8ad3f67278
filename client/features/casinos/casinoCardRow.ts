import type { CasinoCard_casinoFragment } from "../../graphql/generated";
import { storedValues } from "../../shared/forms/inputValues";
import { casinoFields, type CasinoValues } from "./casinoFields";

function orZero(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** What the card of a casino would find if the form were saved. */
export function casinoCardRow(values: CasinoValues, trustScore: number): CasinoCard_casinoFragment {
  const casino = storedValues(casinoFields, values);
  return {
    ...casino,
    __typename: "Casino",
    id: "preview",
    name: casino.name || "Name",
    rating: orZero(casino.rating),
    reviewCount: orZero(casino.reviewCount),
    trustScore: { __typename: "TrustScore", score: trustScore },
  };
}
