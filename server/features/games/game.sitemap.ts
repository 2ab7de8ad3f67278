import { withIndexedProviders } from "../../database/directory/indexedRows.js";
import { AddressList } from "../../database/reading/addressList.js";

/**
 * The games that search engines may list, by the same rule as on their pages. Such a game has a published RTP,
 * volatility, or maximum win. Enough casinos offer games of its provider.
 */
export const gameAddresses = new AddressList(`${withIndexedProviders}
  SELECT game.id, game.slug, game.updated_at AS "updatedAt" FROM games AS game
  WHERE (game.rtp > 0 OR game.volatility IS NOT NULL OR game.max_win <> '')
    AND EXISTS (SELECT FROM game_providers AS joined JOIN indexed_providers AS provider ON provider.id = joined.provider_id
                WHERE joined.game_id = game.id)`);
