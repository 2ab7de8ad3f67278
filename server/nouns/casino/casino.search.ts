/** What a search for casinos searches. */
import { wordIn } from "../../catalogue/search/textSearch.js";
import type { SearchedTable } from "../../catalogue/search/searchedTable.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";

/** The searched fields with their weights (docs/specification.md, "Search"). */
export const searchedCasinos = {
  table: "casinos",
  title: "row.search_text",
  titleWords: "row.title_words",
  hasWord: wordIn("row.search_words"),
  fields: [
    { name: "name", weight: 0.4 },
    { name: "description", weight: 0.2 },
    { name: "gameProviders", weight: 0.2, isList: true },
    { name: "paymentMethods", weight: 0.1, isList: true },
    { name: "licenses", weight: 0.1, isList: true },
  ],
  ties: sortKeys[CasinoOrder.RATING_DESC],
  isAlwaysFuzzy: true,
} as const satisfies SearchedTable;

/** The properties that a search reads to mark its matches. */
export const searchedProperties = searchedCasinos.fields.map(({ name }) => ({ property: name }));
