import { withIndexedProviders } from "../../database/directory/indexedRows.js";
import { AddressList } from "../../database/reading/addressList.js";

/**
 * The games that search engines may list: those with a description and a provider whose games enough casinos offer. The
 * games' own pages apply the same rule.
 */
export const gameAddresses = new AddressList(`${withIndexedProviders}
  SELECT game.id, game.slug, game.updated_at AS "updatedAt" FROM games AS game
  WHERE btrim(game.description) <> ''
    AND EXISTS (SELECT FROM game_providers AS joined JOIN indexed_providers AS provider ON provider.id = joined.provider_id
                WHERE joined.game_id = game.id)`);
