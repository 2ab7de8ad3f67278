/** A game that casinos of the directory offer. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, FieldColumn } from "./columns.js";

/** The values are those of the column; the names are those of the API. */
export enum GameCategory {
  SLOTS = "slots",
  TABLE_GAMES = "table_games",
  LIVE_GAMES = "live_games",
  JACKPOTS = "jackpots",
}

/** The values are those of the column; the names are those of the API. */
export enum Volatility {
  LOW = "low",
  MEDIUM = "medium",
  HIGH = "high",
}

registerEnumType(GameCategory, {
  name: "GameCategory",
  description: "The shelf a game stands on.",
  valuesConfig: {
    SLOTS: { description: "Slot machines without a progressive jackpot." },
    TABLE_GAMES: { description: "Blackjack, roulette, baccarat and their kin against the computer." },
    LIVE_GAMES: { description: "Tables and shows with a live dealer." },
    JACKPOTS: { description: "Games with a progressive jackpot." },
  },
});
registerEnumType(Volatility, {
  name: "Volatility",
  description: "How unevenly a game pays.",
  valuesConfig: {
    LOW: { description: "Small wins, often." },
    MEDIUM: { description: "Between the two." },
    HIGH: { description: "Large wins, rarely." },
  },
});

@ObjectType({ description: "A game, with the figures that its provider publishes.", simpleResolvers: true })
@Entity("games")
@Check("games_category_known", "category IN ('slots', 'table_games', 'live_games', 'jackpots')")
@Check("games_volatility_known", "volatility IN ('low', 'medium', 'high')")
@Check("games_rtp_range", "rtp >= 0 AND rtp <= 100")
@Check("games_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("games_name_present", "btrim(name) <> ''")
@Check("games_provider_present", "btrim(provider) <> ''")
@Index("games_slug_key", ["slug"], { unique: true })
@Index("games_by_popular", { synchronize: false })
@Index("games_of_category", { synchronize: false })
@Index("games_popular", { synchronize: false })
@Index("games_by_name", { synchronize: false })
@Index("games_by_rtp", { synchronize: false })
@Index("games_by_created", { synchronize: false })
@Index("games_by_updated", { synchronize: false })
@Index("games_by_search_text", { synchronize: false })
export class Game extends CatalogueRow {
  @FieldColumn("text", { description: "Lower case letters, digits and single hyphens; unique among games." })
  slug!: string;

  @FieldColumn("text", { description: "The title it is published under." })
  name!: string;

  /** The key of every order by name; written by the database. */
  @DerivedColumn("text", 'lower(name COLLATE "C")', { collation: "C" })
  nameSort!: string;

  /** The name, provider and slug without case and accents, for searches; written by the database. */
  @DerivedColumn("text", "fold_text(name || ' ' || provider || ' ' || slug)")
  searchText!: string;

  @FieldColumn("text", { description: "The studio that makes it." })
  provider!: string;

  @FieldColumn("text", { enum: GameCategory, default: GameCategory.SLOTS, description: "The shelf it stands on." })
  category!: GameCategory;

  @FieldColumn("double precision", {
    nullable: true,
    description: "Published return to player in percent, 0 to 100 in steps of 0.01; null when not known.",
  })
  rtp!: number | null;

  /** The key of the order by return to player: an unknown one counts as 0. Written by the database. */
  @DerivedColumn("double precision", "COALESCE(rtp, 0)")
  rtpSort!: number;

  @FieldColumn("text", { enum: Volatility, nullable: true, description: "How unevenly it pays; null when not known." })
  volatility!: Volatility | null;

  @FieldColumn("text", { nullable: true, description: "The largest published win, such as `5,000x` the stake." })
  maxWin!: string | null;

  @FieldColumn("text", { nullable: true, description: "Address of its picture: https, or a path on our own site." })
  imageUrl!: string | null;

  @FieldColumn("boolean", { default: false, description: "Whether editors list it among the popular games." })
  isPopular!: boolean;
}
