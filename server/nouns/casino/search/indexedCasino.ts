/** A casino in the index, with the values that lists search, filter, and sort by. */
import type { PaymentDetails } from "../../../database/entities/casinoDetails.js";
import type { Casino } from "../../../database/entities/casino.entity.js";

export const indexedProperties = [
  "id",
  "slug",
  "name",
  "nameSort",
  "description",
  "gameProviders",
  "paymentMethods",
  "licenses",
  "rating",
  "reviewCount",
  "establishedYear",
  "establishedSort",
  "withdrawalHours",
  "createdAt",
  "updatedAt",
  "isFeatured",
  "isNew",
  "acceptsCrypto",
  "hasLiveGames",
  "mobileOptimized",
] as const satisfies (keyof Casino)[];

export interface IndexedCasino extends Pick<Casino, (typeof indexedProperties)[number]> {
  /**
   * What the casino states about its payment methods, in the order of its details. Each method takes two numbers: its
   * position in `paymentMethods`, and its slowest payout in hours, or `neverPays`. As objects, these details would take
   * more memory than the rest of the index.
   */
  payouts: readonly number[];
}

/** The row properties that `toIndexedCasino` reads. */
export const readProperties = [...indexedProperties, "paymentDetails"] as const satisfies (keyof Casino)[];

/** A number of hours above any filter's limit. Fits into 16 bits. An unknown time has this value too. */
export const neverPays = 0x7fff;
const noPayouts: readonly number[] = [];

export function toIndexedCasino({
  paymentDetails,
  ...casino
}: Pick<Casino, (typeof readProperties)[number]>): IndexedCasino {
  const payouts = paymentDetails.flatMap((stated) => {
    const position = casino.paymentMethods.indexOf(stated.method);
    return position === -1 ? [] : [position, slowestPayout(stated)];
  });
  return { ...casino, payouts: payouts.length > 0 ? payouts : noPayouts };
}

function slowestPayout({ canWithdraw, payoutHoursTo }: PaymentDetails): number {
  return canWithdraw === false ? neverPays : (payoutHoursTo ?? neverPays);
}

/**
 * Returns the slowest payout, in hours, that the casino states for one payment method. If the casino lists the method
 * in two spellings, the first details count, as in the directory's joins. Returns `neverPays` if the time is unknown, or
 * if the casino lacks the method.
 * @param spellings All spellings of the payment method.
 */
export function payoutHours(
  { payouts, paymentMethods }: IndexedCasino,
  spellings: Pick<ReadonlySet<string>, "has">,
): number {
  for (let at = 0; at < payouts.length; at += 2) {
    if (spellings.has(paymentMethods[payouts[at]!]!)) return payouts[at + 1]!;
  }
  return neverPays;
}
