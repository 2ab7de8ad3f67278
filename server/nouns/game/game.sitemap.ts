import { findIndexedProviders } from "../../catalogue/directory/indexedRows.js";
import { AddressList } from "../../database/reading/addressList.js";

/**
 * The games that search engines may list: those with a description and a provider whose games enough casinos offer. The
 * games' own pages apply the same rule.
 */
export const gameAddresses = new AddressList({
  table: "games",
  condition: "btrim(row.description) <> ''",
  further: {
    condition:
      "EXISTS (SELECT FROM game_providers AS joined WHERE joined.game_id = row.id AND joined.provider_id = ANY($3))",
    read: findIndexedProviders,
  },
});
