/** A game that casinos of the directory offer. */
import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";

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
  @Field(() => String, { description: "Lower case letters, digits and single hyphens; unique among games." })
  @Column("text")
  slug!: string;

  @Field(() => String, { description: "The title it is published under." })
  @Column("text")
  name!: string;

  /** The key of every order by name; written by the database. */
  @Column({
    type: "text",
    select: false,
    insert: false,
    update: false,
    collation: "C",
    generatedType: "STORED",
    asExpression: 'lower(name COLLATE "C")',
  })
  nameSort!: string;

  /** The name, provider and slug without case and accents, for searches; written by the database. */
  @Column({
    type: "text",
    select: false,
    insert: false,
    update: false,
    generatedType: "STORED",
    asExpression: "fold_text(name || ' ' || provider || ' ' || slug)",
  })
  searchText!: string;

  @Field(() => String, { description: "The studio that makes it." })
  @Column("text")
  provider!: string;

  @Field(() => GameCategory, { description: "The shelf it stands on." })
  @Column("text", { default: GameCategory.SLOTS })
  category!: GameCategory;

  @Field(() => Float, {
    nullable: true,
    description: "Published return to player in percent, 0 to 100 in steps of 0.01; null when not known.",
  })
  @Column("double precision", { nullable: true })
  rtp!: number | null;

  /** The key of the order by return to player: an unknown one counts as 0. Written by the database. */
  @Column({
    type: "double precision",
    select: false,
    insert: false,
    update: false,
    generatedType: "STORED",
    asExpression: "COALESCE(rtp, 0)",
  })
  rtpSort!: number;

  @Field(() => Volatility, { nullable: true, description: "How unevenly it pays; null when not known." })
  @Column("text", { nullable: true })
  volatility!: Volatility | null;

  @Field(() => String, { nullable: true, description: "The largest published win, such as `5,000x` the stake." })
  @Column("text", { nullable: true })
  maxWin!: string | null;

  @Field(() => String, { nullable: true, description: "Address of its picture: https, or a path on our own site." })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: "Whether editors list it among the popular games." })
  @Column("boolean", { default: false })
  isPopular!: boolean;
}
