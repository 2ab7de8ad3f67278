import type { CasinoCard_casinoFragment } from "../../graphql/generated";
import type { CasinoValues } from "./casinoDefaults";
import { casinoInput } from "./casinoValues";

function orZero(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** What the card of a casino would find if the form were saved. */
export function casinoCardRow(values: CasinoValues, trustScore: number): CasinoCard_casinoFragment {
  const { review: _review, ...casino } = casinoInput(values);
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
