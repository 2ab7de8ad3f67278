import type { GameCard_gameFragment } from "../../graphql/generated";
import { storedValues } from "../../shared/forms/inputValues";
import { gameFields, type GameValues } from "./gameFields";

/** What the card of a game would find if the form were saved. */
export function gameCardRow(values: GameValues): GameCard_gameFragment {
  const game = storedValues(gameFields, values);
  return {
    ...game,
    __typename: "Game",
    id: "preview",
    name: game.name || "Name",
    provider: game.provider || "Provider",
    rtp: game.rtp !== null && Number.isFinite(game.rtp) ? game.rtp : null,
  };
}
