/** A game that casinos offer. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Entity, Index } from "typeorm";

import { game } from "../../../shared/nouns/game.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, columnOf } from "./columns.js";

/** The database stores the values. The API uses the names. */
export enum GameCategory {
  SLOTS = "slots",
  TABLE_GAMES = "table_games",
  LIVE_GAMES = "live_games",
  JACKPOTS = "jackpots",
}

/** The database stores the values. The API uses the names. */
export enum Volatility {
  LOW = "low",
  MEDIUM = "medium",
  HIGH = "high",
}

registerEnumType(GameCategory, {
  name: "GameCategory",
  description: "The category of a game.",
  valuesConfig: {
    SLOTS: { description: "Slot machines without a progressive jackpot." },
    TABLE_GAMES: { description: "Blackjack, roulette, baccarat and similar games against the computer." },
    LIVE_GAMES: { description: "Tables and shows with a live dealer." },
    JACKPOTS: { description: "Games with a progressive jackpot." },
  },
});
registerEnumType(Volatility, {
  name: "Volatility",
  description: "How often a game pays out, and how much.",
  valuesConfig: {
    LOW: { description: "Small, frequent wins." },
    MEDIUM: { description: "Between LOW and HIGH." },
    HIGH: { description: "Large, rare wins." },
  },
});

const Value = columnOf(game);

@ObjectType({ description: "A game, with the data that its provider publishes.", simpleResolvers: true })
@Entity("games")
@Index("games_slug_key", ["slug"], { unique: true })
export class Game extends CatalogueRow {
  @Value("The slug, unique among games: lowercase letters, digits and single hyphens.")
  slug!: string;

  @Value("The title of the game.")
  name!: string;

  /** The sort key for names, computed by the database. */
  @DerivedColumn("text", 'lower(name COLLATE "C")', { collation: "C" })
  nameSort!: string;

  /** The name, provider, and slug in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(name || ' ' || provider || ' ' || slug)")
  searchText!: string;

  /** The name in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(name)")
  searchTitle!: string;

  /** All words of the game that searches find, folded. Computed by the database. */
  @DerivedColumn("tsvector", "search_words(name || ' ' || provider || ' ' || category || ' ' || slug)")
  searchWords!: string;

  /** The words of the name, folded. Computed by the database. */
  @DerivedColumn("tsvector", "search_words(name)")
  titleWords!: string;

  @Value("The studio that makes the game.")
  provider!: string;

  @Value("The category of the game.", { enum: GameCategory, default: GameCategory.SLOTS })
  category!: GameCategory;

  @Value("The published return to player (RTP) in percent, 0 to 100 in steps of 0.01; null if unknown.")
  rtp!: number | null;

  /** The sort key for return to player (RTP), computed by the database. 0 if the RTP is unknown. */
  @DerivedColumn("double precision", "COALESCE(rtp, 0)")
  rtpSort!: number;

  @Value("How often the game pays out, and how much; null if unknown.", { enum: Volatility })
  volatility!: Volatility | null;

  @Value("The maximum win that the provider publishes, such as `5,000x` for 5,000 times the stake.")
  maxWin!: string | null;

  @Value("The game's image: an https URL or a path on our own site.")
  imageUrl!: string | null;

  @Value(
    "The editors' text about the game; null if there is none. Search engines may list a game only if it has this text.",
  )
  description!: string | null;

  @Value("Whether editors have marked the game as popular.")
  isPopular!: boolean;
}
