import { withIndexedProviders } from "../../database/directory/indexedRows.js";
import { AddressList } from "../../database/reading/addressList.js";

/**
 * The games that search engines may list, based on the same rule as on the games' pages: the game has a description,
 * and enough casinos offer games from its provider.
 */
export const gameAddresses = new AddressList(`${withIndexedProviders}
  SELECT game.id, game.slug, game.updated_at AS "updatedAt" FROM games AS game
  WHERE btrim(game.description) <> ''
    AND EXISTS (SELECT FROM game_providers AS joined JOIN indexed_providers AS provider ON provider.id = joined.provider_id
                WHERE joined.game_id = game.id)`);
