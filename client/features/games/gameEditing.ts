/** How games are loaded and saved by the panel. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { GameForm_gameDocument } from "../../graphql/documents/GameForm_game";
import { GameToEditDocument } from "../../graphql/documents/GameToEdit";
import { createGameDocument } from "../../graphql/documents/createGame";
import { updateGameDocument } from "../../graphql/documents/updateGame";
import type { GameInput, GameUpdateInput } from "../../graphql/generated";
import type { Editing } from "../../shared/forms/editing";
import { defaultsOf, inputOf, valuesOf } from "../../shared/forms/inputValues";
import { gameFields, type GameValues } from "./gameFields";

export function gameEditing(client: ApolloClient): Editing<GameValues> {
  return {
    noun: "game",
    fields: gameFields,
    defaults: defaultsOf(gameFields),
    async load(id) {
      const { data } = await client.query({ query: GameToEditDocument, variables: { id }, ...asEditor });
      const found = data?.game;
      const game = found && client.readFragment({ fragment: GameForm_gameDocument, from: found });
      if (!game) return null;
      const { version, name } = game;
      const { updatedAt, lastChange } = found;
      return { id, version, name, values: valuesOf(gameFields, game), updatedAt, changedBy: lastChange?.by ?? null };
    },
    async create(id, values) {
      const input = inputOf<GameInput>(gameFields, values);
      await client.mutate({ mutation: createGameDocument, variables: { input: { ...input, id } } });
      noteWrite(client.cache);
    },
    async update({ id, version }, values, changed) {
      const input = inputOf<GameUpdateInput>(gameFields, values, changed);
      const { data } = await client.mutate({ mutation: updateGameDocument, variables: { id, version, input } });
      noteWrite(client.cache);
      return data!.updateGame.version;
    },
  };
}
