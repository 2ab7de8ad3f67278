/** How games are loaded and saved by the panel. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { GameForm_gameDocument } from "../../graphql/documents/GameForm_game";
import { GameToEditDocument } from "../../graphql/documents/GameToEdit";
import { createGameDocument } from "../../graphql/documents/createGame";
import { updateGameDocument } from "../../graphql/documents/updateGame";
import type { Editing } from "../../shared/forms/editing";
import { pickInput } from "../../shared/forms/inputValues";
import { gameDefaults, gameFields, type GameValues } from "./gameFields";
import { gameInput, gameValues } from "./gameValues";

export function gameEditing(client: ApolloClient): Editing<GameValues> {
  return {
    noun: "game",
    fields: gameFields,
    defaults: gameDefaults,
    async load(id) {
      const { data } = await client.query({ query: GameToEditDocument, variables: { id }, ...asEditor });
      const game = data?.game && client.readFragment({ fragment: GameForm_gameDocument, from: data.game });
      if (!game) return null;
      return { id: game.id, version: game.version, name: game.name, values: gameValues(game) };
    },
    async create(id, values) {
      await client.mutate({ mutation: createGameDocument, variables: { input: { id, ...gameInput(values) } } });
      noteWrite(client.cache);
    },
    async update({ id, version }, values, changed) {
      const input = pickInput(gameFields, gameInput(values), changed);
      const { data } = await client.mutate({ mutation: updateGameDocument, variables: { id, version, input } });
      noteWrite(client.cache);
      const saved = data && client.readFragment({ fragment: GameForm_gameDocument, from: data.updateGame });
      return saved?.version ?? version + 1;
    },
  };
}
