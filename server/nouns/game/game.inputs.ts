/** The pages and the orders of game lists. */
import { registerEnumType } from "type-graphql";

import { Game } from "../../database/entities/game.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";

export const GameConnection = connectionTypes("Game", Game, "games", { facetsDependOn: ["games", "providers"] });

export enum GameOrder {
  POPULAR_DESC = "POPULAR_DESC",
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  RTP_DESC = "RTP_DESC",
  RTP_ASC = "RTP_ASC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
  RELEVANCE = "RELEVANCE",
}

registerEnumType(GameOrder, {
  name: "GameOrder",
  description:
    "The order of a list of games. Ties are broken by name, then by id. In orders by date, ties are broken only by id.",
  valuesConfig: {
    POPULAR_DESC: { description: "Popular games first, then by name." },
    NAME_ASC: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    RTP_DESC: { description: "By RTP, highest first. Games with an unknown RTP come last." },
    RTP_ASC: { description: "By RTP, lowest first. Games with an unknown RTP come first." },
    ...datedOrderDescriptions,
    RELEVANCE: {
      description: "Best match first. Among equal matches, popular games come first. Requires `search` in the filter.",
    },
  },
});
