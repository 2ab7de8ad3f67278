/** An offer of a casino, or of none in particular. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, FieldColumn } from "./columns.js";
import { Casino } from "./casino.entity.js";

/** The values are those of the column; the names are those of the API. */
export enum BonusType {
  NO_DEPOSIT = "no_deposit",
  WELCOME = "welcome",
  FREE_SPINS = "free_spins",
  CASHBACK = "cashback",
  RELOAD = "reload",
}

registerEnumType(BonusType, {
  name: "BonusType",
  description: "What kind of offer a bonus is.",
  valuesConfig: {
    NO_DEPOSIT: { description: "Given without a deposit." },
    WELCOME: { description: "For the first deposit, or the first few." },
    FREE_SPINS: { description: "Spins on named slots." },
    CASHBACK: { description: "A share of net losses paid back." },
    RELOAD: { description: "For a later deposit." },
  },
});

@ObjectType({ description: "An offer, with the terms that decide what it is worth.", simpleResolvers: true })
@Entity("bonuses")
@Check("bonuses_type_known", "bonus_type IN ('no_deposit', 'welcome', 'free_spins', 'cashback', 'reload')")
@Check("bonuses_free_spins_range", "free_spins >= 0")
@Check("bonuses_title_present", "btrim(title) <> ''")
@Index("bonuses_by_created", { synchronize: false })
@Index("bonuses_by_updated", { synchronize: false })
@Index("bonuses_by_title", { synchronize: false })
@Index("bonuses_active", { synchronize: false })
@Index("bonuses_active_of_type", { synchronize: false })
@Index("bonuses_of_casino", { synchronize: false })
@Index("bonuses_by_search_text", { synchronize: false })
export class Bonus extends CatalogueRow {
  /** The casino's id; null for an offer that belongs to no casino. */
  @Column("uuid", { nullable: true })
  casinoId!: string | null;

  /** For the foreign key, and where a list has read it with its rows; otherwise read through the loaders. */
  @ManyToOne(() => Casino, { onDelete: "RESTRICT", nullable: true })
  @JoinColumn({ name: "casino_id", foreignKeyConstraintName: "bonuses_casino_fkey" })
  casino?: Relation<Casino> | null;

  @FieldColumn("text", { description: "The offer in a few words." })
  title!: string;

  /** The key of every order by title; written by the database. */
  @DerivedColumn("text", 'lower(title COLLATE "C")', { collation: "C" })
  titleSort!: string;

  /** The title and code without case and accents, for searches; written by the database. */
  @DerivedColumn("text", "fold_text(title || ' ' || COALESCE(bonus_code, ''))")
  searchText!: string;

  @FieldColumn("text", { enum: BonusType, default: BonusType.WELCOME, description: "What kind of offer it is." })
  bonusType!: BonusType;

  @FieldColumn("text", { nullable: true, description: "What is given, such as `100% up to $500`." })
  bonusAmount!: string | null;

  @FieldColumn("integer", {
    nullable: true,
    description: "Free spins that come with it, 0 or more; null when not known.",
  })
  freeSpins!: number | null;

  @FieldColumn("text", { nullable: true, description: "The smallest deposit that counts, such as `$10`." })
  minDeposit!: string | null;

  @FieldColumn("text", { nullable: true, description: "How often it must be played through, such as `35x`." })
  wageringRequirement!: string | null;

  @FieldColumn("text", { nullable: true, description: "The most that can be withdrawn from it, such as `$100`." })
  maxWin!: string | null;

  @FieldColumn("text", { nullable: true, description: "The code to enter; null when none is needed." })
  bonusCode!: string | null;

  @FieldColumn("text", { nullable: true, description: "The terms that matter, in our words." })
  terms!: string | null;

  @FieldColumn("boolean", { default: true, description: "Whether it can be claimed now. Visitors see no other." })
  isActive!: boolean;
}
