/** A casino in the index, with the values that lists search, filter and sort by. */
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

export type IndexedCasino = Pick<Casino, (typeof indexedProperties)[number]>;
