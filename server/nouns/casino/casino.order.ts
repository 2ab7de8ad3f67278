/** The orders of casino lists. */
import { registerEnumType } from "type-graphql";

import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";

export enum CasinoOrder {
  RATING_DESC = "RATING_DESC",
  RATING_ASC = "RATING_ASC",
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  ESTABLISHED_DESC = "ESTABLISHED_DESC",
  ESTABLISHED_ASC = "ESTABLISHED_ASC",
  REVIEW_COUNT_DESC = "REVIEW_COUNT_DESC",
  REVIEW_COUNT_ASC = "REVIEW_COUNT_ASC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
  RELEVANCE = "RELEVANCE",
}

registerEnumType(CasinoOrder, {
  name: "CasinoOrder",
  description:
    "The order of a list of casinos. Ties are broken by name, then by id. In orders by date, ties are broken only by id.",
  valuesConfig: {
    RATING_DESC: { description: "Highest rating first." },
    RATING_ASC: { description: "Lowest rating first." },
    NAME_ASC: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    ESTABLISHED_DESC: { description: "By opening year, latest first. Casinos with an unknown year come last." },
    ESTABLISHED_ASC: { description: "By opening year, earliest first. Casinos with an unknown year come first." },
    REVIEW_COUNT_DESC: { description: "Most player reviews first." },
    REVIEW_COUNT_ASC: { description: "Fewest player reviews first." },
    ...datedOrderDescriptions,
    RELEVANCE: {
      description:
        "Best match first. Among equal matches, the highest rating comes first. Requires `search` in the filter.",
    },
  },
});

const byName = byText("nameSort");
const byRating: SortKey[] = [{ property: "rating", type: "number", direction: "DESC" }, ...byName];
const byYear: SortKey[] = [{ property: "establishedSort", type: "integer", direction: "DESC" }, ...byName];
const byReviewCount: SortKey[] = [{ property: "reviewCount", type: "integer", direction: "DESC" }, ...byName];

/**
 * The sort keys of each order. RELEVANCE requires search text. Each pair of opposite orders shares one index, which
 * PostgreSQL reads backward for one of them.
 */
export const sortKeys: Record<CasinoOrder, SortKey[]> = {
  [CasinoOrder.RELEVANCE]: [{ property: "relevance", type: "number", direction: "ASC" }, ...byRating],
  [CasinoOrder.RATING_DESC]: byRating,
  [CasinoOrder.RATING_ASC]: backwards(byRating),
  [CasinoOrder.NAME_ASC]: byName,
  [CasinoOrder.NAME_DESC]: backwards(byName),
  [CasinoOrder.ESTABLISHED_DESC]: byYear,
  [CasinoOrder.ESTABLISHED_ASC]: backwards(byYear),
  [CasinoOrder.REVIEW_COUNT_DESC]: byReviewCount,
  [CasinoOrder.REVIEW_COUNT_ASC]: backwards(byReviewCount),
  ...datedOrders,
};
