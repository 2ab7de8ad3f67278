/** A casino in the index, with the values that lists search, filter and sort by. */
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
   * What the casino states about its payment methods, in the order of its details. Two numbers for each: the position in
   * `paymentMethods`, and the slowest payout in hours, `neverPays`, or `paysAsUsual` if unknown. Numbers, because objects
   * would take more memory than the rest of the index.
   */
  payouts: readonly number[];
}

/** The properties of a row that `toIndexedCasino` reads. */
export const readProperties = [...indexedProperties, "paymentDetails"] as const satisfies (keyof Casino)[];

/** More hours than any filter has. Fits into 16 bits. */
export const neverPays = 0x7fff;
const paysAsUsual = -1;
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
  return canWithdraw === false ? neverPays : (payoutHoursTo ?? paysAsUsual);
}

/**
 * Returns the hours in which a casino pays by one payment method, by all spellings of the method: the slowest payout that
 * it states, otherwise its usual time. If the casino spells the method in two ways, the first details count, as in the
 * joins of the directory. Returns `neverPays` if the time is unknown, or the casino does not have the method.
 */
export function payoutHours(
  { payouts, paymentMethods, withdrawalHours }: IndexedCasino,
  spellings: Pick<ReadonlySet<string>, "has">,
): number {
  const usual = withdrawalHours ?? neverPays;
  for (let at = 0; at < payouts.length; at += 2) {
    if (!spellings.has(paymentMethods[payouts[at]!]!)) continue;
    const hours = payouts[at + 1]!;
    return hours === paysAsUsual ? usual : hours;
  }
  return paymentMethods.some((text) => spellings.has(text)) ? usual : neverPays;
}
