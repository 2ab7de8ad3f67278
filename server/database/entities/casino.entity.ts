/** A reviewed casino. One class is the table and the API's type, so that a field is described once. */
import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, FieldColumn } from "./columns.js";

@ObjectType({
  description: "The seven parts of our review. Each is null while it is not written.",
  simpleResolvers: true,
})
export class CasinoReview {
  @FieldColumn("text", { nullable: true, description: "Who runs the casino and what it is like." })
  about!: string | null;

  @FieldColumn("text", { nullable: true, description: "The lobby: how many games, whose, and what is missing." })
  games!: string | null;

  @FieldColumn("text", { nullable: true, description: "The offers and what their terms mean." })
  bonuses!: string | null;

  @FieldColumn("text", { nullable: true, description: "Deposits, withdrawals, limits, fees and times." })
  banking!: string | null;

  @FieldColumn("text", { nullable: true, description: "How to reach a person, when, and how they answered us." })
  support!: string | null;

  @FieldColumn("text", { nullable: true, description: "The casino on a phone." })
  mobile!: string | null;

  @FieldColumn("text", { nullable: true, description: "License, identity checks, limits and account protection." })
  security!: string | null;
}

@ObjectType({ description: "A casino that we have reviewed.", simpleResolvers: true })
@Entity("casinos")
@Check("casinos_rating_range", "rating >= 0 AND rating <= 5")
@Check("casinos_review_count_range", "review_count >= 0")
@Check("casinos_free_spins_range", "free_spins >= 0")
@Check("casinos_withdrawal_hours_range", "withdrawal_hours >= 0 AND withdrawal_hours <= 720")
@Check("casinos_established_year_range", "established_year >= 1900 AND established_year <= 9999")
@Check("casinos_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("casinos_name_present", "btrim(name) <> ''")
@Index("casinos_slug_key", ["slug"], { unique: true })
@Index("casinos_by_rating", { synchronize: false })
@Index("casinos_by_name", { synchronize: false })
@Index("casinos_by_established", { synchronize: false })
@Index("casinos_by_review_count", { synchronize: false })
@Index("casinos_by_created", { synchronize: false })
@Index("casinos_by_updated", { synchronize: false })
@Index("casinos_featured", { synchronize: false })
@Index("casinos_new", { synchronize: false })
@Index("casinos_crypto", { synchronize: false })
@Index("casinos_live", { synchronize: false })
@Index("casinos_mobile", { synchronize: false })
@Index("casinos_by_search_text", { synchronize: false })
export class Casino extends CatalogueRow {
  @FieldColumn("text", {
    description: "The last part of the address of its page: lower case letters, digits and single hyphens.",
  })
  slug!: string;

  @FieldColumn("text", { description: "The name it trades under." })
  name!: string;

  /** The key of every order by name; written by the database. */
  @DerivedColumn("text", 'lower(name COLLATE "C")', { collation: "C" })
  nameSort!: string;

  /** The name without case and accents, for searches; written by the database. */
  @DerivedColumn("text", "fold_text(name)")
  searchText!: string;

  @FieldColumn("text", {
    nullable: true,
    description: "Address of its logo, a square picture: https, or a path on our own site.",
  })
  logoUrl!: string | null;

  @FieldColumn("text", {
    nullable: true,
    description: "Address of the casino itself: https or http. Link to it as sponsored.",
  })
  websiteUrl!: string | null;

  @FieldColumn("double precision", {
    default: 0,
    description: "Our rating, 0 to 5 in steps of 0.1. The site shows it doubled, out of 10. 0 means not rated yet.",
  })
  rating!: number;

  @FieldColumn("integer", { default: 0, description: "How many player reviews the rating rests on." })
  reviewCount!: number;

  @FieldColumn("text", { nullable: true, description: "One or two sentences about the casino." })
  description!: string | null;

  @Field(() => CasinoReview, { description: "The review, part by part." })
  @Column(() => CasinoReview, { prefix: "review" })
  review!: CasinoReview;

  @FieldColumn("text", { nullable: true, description: "The welcome offer as the casino words it." })
  welcomeBonus!: string | null;

  @FieldColumn("text", { nullable: true, description: "The amount of the welcome offer alone, such as `$500`." })
  bonusAmount!: string | null;

  @FieldColumn("integer", {
    nullable: true,
    description: "Free spins of the welcome offer, 0 or more; null when not known.",
  })
  freeSpins!: number | null;

  @FieldColumn("text", { nullable: true, description: "The smallest deposit, such as `$10`." })
  minDeposit!: string | null;

  @FieldColumn("text", {
    nullable: true,
    description: "How often the welcome offer must be played through, such as `35x`.",
  })
  wageringRequirement!: string | null;

  @FieldColumn("integer", {
    nullable: true,
    description: "The year it opened, from 1900 to the current year; null when not known.",
  })
  establishedYear!: number | null;

  /** The key of the order by age: an unknown year counts as 0. Written by the database. */
  @DerivedColumn("integer", "COALESCE(established_year, 0)")
  establishedSort!: number;

  @FieldColumn("integer", {
    nullable: true,
    description: "Hours until a withdrawal is usually paid, 0 to 720; null when not known.",
  })
  withdrawalHours!: number | null;

  @FieldColumn("boolean", { default: false, description: "Whether editors feature it on the home page." })
  isFeatured!: boolean;

  @FieldColumn("boolean", { default: false, description: "Whether editors list it among the new casinos." })
  isNew!: boolean;

  @FieldColumn("boolean", { default: false, description: "Whether it takes deposits in cryptocurrency." })
  acceptsCrypto!: boolean;

  @FieldColumn("boolean", { default: false, description: "Whether it has tables with live dealers." })
  hasLiveGames!: boolean;

  @FieldColumn("boolean", { default: true, description: "Whether it works well on a phone." })
  mobileOptimized!: boolean;

  @FieldColumn("text", { array: true, description: "The licenses it holds; empty when we found none." })
  licenses!: string[];

  @FieldColumn("text", { array: true, description: "Ways to deposit and withdraw." })
  paymentMethods!: string[];

  @FieldColumn("text", { array: true, description: "What we like, each a short phrase." })
  pros!: string[];

  @FieldColumn("text", { array: true, description: "What we don't like, each a short phrase." })
  cons!: string[];

  @FieldColumn("text", { array: true, description: "The studios whose games it offers." })
  gameProviders!: string[];
}
