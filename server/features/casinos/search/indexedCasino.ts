/** What the index stores of a casino: what lists search, filter and sort by. */
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
  "createdAt",
  "updatedAt",
  "isFeatured",
  "isNew",
  "acceptsCrypto",
  "hasLiveGames",
  "mobileOptimized",
] as const satisfies (keyof Casino)[];

export type IndexedCasino = Pick<Casino, (typeof indexedProperties)[number]>;

/** Highest rating first, then by name. */
export function byRating(one: IndexedCasino, other: IndexedCasino): number {
  if (one.rating !== other.rating) return other.rating - one.rating;
  if (one.nameSort !== other.nameSort) return one.nameSort < other.nameSort ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
