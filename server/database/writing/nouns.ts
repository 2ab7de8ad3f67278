/**
 * Describes the three nouns of the catalogue for the code that handles all of them: writes, history and the change
 * feed.
 */
import { Bonus } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { Game } from "../entities/game.entity.js";
import type { CatalogueTable } from "../reading/tableVersions.js";

export type Noun = "casino" | "bonus" | "game";

export interface NounRows {
  casino: Casino;
  bonus: Bonus;
  game: Game;
}

interface NounFacts<N extends Noun> {
  entity: new () => NounRows[N];
  table: CatalogueTable;
  /** The property and column with the row's name or title. */
  name: "name" | "title";
}

export const nouns: { [N in Noun]: NounFacts<N> } = {
  casino: { entity: Casino, table: "casinos", name: "name" },
  bonus: { entity: Bonus, table: "bonuses", name: "title" },
  game: { entity: Game, table: "games", name: "name" },
};
