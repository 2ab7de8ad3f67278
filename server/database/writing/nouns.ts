/** The one table of the three nouns of the catalogue, for what crosses them on purpose: writes, history and the change feed. */
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
  /** The property, and the column, that people know a row by. */
  name: "name" | "title";
}

export const nouns: { [N in Noun]: NounFacts<N> } = {
  casino: { entity: Casino, table: "casinos", name: "name" },
  bonus: { entity: Bonus, table: "bonuses", name: "title" },
  game: { entity: Game, table: "games", name: "name" },
};
