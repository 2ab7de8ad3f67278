/** A game's row as the form's values, and back as the API's input. */
import type { GameForm_gameFragment, GameInput } from "../../graphql/generated";
import { numberOrNull, textOf, textOrNull } from "../../shared/forms/inputValues";
import { toSlug } from "../../shared/slug";
import type { GameValues } from "./gameFields";

export function gameValues(game: GameForm_gameFragment): GameValues {
  return {
    name: game.name,
    slug: game.slug,
    provider: game.provider,
    category: game.category,
    rtp: textOf(game.rtp),
    volatility: game.volatility ?? "",
    maxWin: textOf(game.maxWin),
    imageUrl: textOf(game.imageUrl),
    isPopular: game.isPopular,
  };
}

export function gameInput(values: GameValues) {
  return {
    name: values.name.trim(),
    slug: toSlug(values.slug),
    provider: values.provider.trim(),
    category: values.category,
    rtp: numberOrNull(values.rtp),
    volatility: values.volatility || null,
    maxWin: textOrNull(values.maxWin),
    imageUrl: textOrNull(values.imageUrl),
    isPopular: values.isPopular,
  } satisfies GameInput;
}
