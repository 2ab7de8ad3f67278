/** Creates casinos in the format of the search index, for tests without a database. */
import fc from "fast-check";

import type { IndexedCasino } from "../../nouns/casino/search/indexedCasino.js";
import { texts } from "./searchTexts.js";

const plain: IndexedCasino = {
  id: "",
  slug: "northgate",
  name: "Northgate",
  nameSort: "northgate",
  description: null,
  gameProviders: [],
  paymentMethods: [],
  licenses: [],
  rating: 4,
  reviewCount: 10,
  establishedYear: 2015,
  establishedSort: 2015,
  withdrawalHours: null,
  payouts: [],
  createdAt: new Date(0),
  updatedAt: new Date(0),
  isFeatured: false,
  isNew: false,
  acceptsCrypto: true,
  hasLiveGames: false,
  mobileOptimized: true,
};

export function indexedCasino(values: Partial<IndexedCasino>): IndexedCasino {
  const casino = { ...plain, ...values };
  return { ...casino, nameSort: casino.name.toLowerCase() };
}

/** Generates casinos without ids. As in real catalogues, their lists contain the same few names. */
export const casinoValues: fc.Arbitrary<Partial<IndexedCasino>[]> = fc
  .array(texts(6), { minLength: 3, maxLength: 12 })
  .chain((listed) => {
    const list = fc.array(fc.constantFrom(...listed), { maxLength: 5 });
    const casino = fc.record({
      name: texts(20),
      description: fc.option(texts(70)),
      gameProviders: list,
      paymentMethods: list,
      licenses: list,
      rating: fc.constantFrom(0, 3.5, 4, 4.5),
    });
    return fc.array(casino, { minLength: 150, maxLength: 200 });
  });
