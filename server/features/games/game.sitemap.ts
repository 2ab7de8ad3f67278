import { withIndexedProviders } from "../../database/directory/indexedRows.js";
import { AddressList } from "../../database/reading/addressList.js";

/**
 * The games that search engines may list, by the same rule as on their pages. An editor has written a text about such a
 * game, and enough casinos offer games of its provider.
 */
export const gameAddresses = new AddressList(`${withIndexedProviders}
  SELECT game.id, game.slug, game.updated_at AS "updatedAt" FROM games AS game
  WHERE btrim(game.description) <> ''
    AND EXISTS (SELECT FROM game_providers AS joined JOIN indexed_providers AS provider ON provider.id = joined.provider_id
                WHERE joined.game_id = game.id)`);
