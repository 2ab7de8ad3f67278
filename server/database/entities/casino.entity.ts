/** A reviewed casino. One class is the table and the API's type, so that a field is described once. */
import { Field, Float, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";

const sortOnly = { select: false, insert: false, update: false } as const;

@ObjectType({
  description: "The seven parts of our review. Each is null while it is not written.",
  simpleResolvers: true,
})
export class CasinoReview {
  @Field(() => String, { nullable: true, description: "Who runs the casino and what it is like." })
  @Column("text", { nullable: true })
  about!: string | null;

  @Field(() => String, { nullable: true, description: "The lobby: how many games, whose, and what is missing." })
  @Column("text", { nullable: true })
  games!: string | null;

  @Field(() => String, { nullable: true, description: "The offers and what their terms mean." })
  @Column("text", { nullable: true })
  bonuses!: string | null;

  @Field(() => String, { nullable: true, description: "Deposits, withdrawals, limits, fees and times." })
  @Column("text", { nullable: true })
  banking!: string | null;

  @Field(() => String, { nullable: true, description: "How to reach a person, when, and how they answered us." })
  @Column("text", { nullable: true })
  support!: string | null;

  @Field(() => String, { nullable: true, description: "The casino on a phone." })
  @Column("text", { nullable: true })
  mobile!: string | null;

  @Field(() => String, { nullable: true, description: "License, identity checks, limits and account protection." })
  @Column("text", { nullable: true })
  security!: string | null;
}

@ObjectType({ description: "A casino that we have reviewed.", simpleResolvers: true })
@Entity("casinos")
@Check("casinos_rating_range", "rating >= 0 AND rating <= 5")
@Check("casinos_review_count_range", "review_count >= 0")
@Check("casinos_free_spins_range", "free_spins >= 0")
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
  @Field(() => String, {
    description: "The last part of the address of its page: lower case letters, digits and single hyphens.",
  })
  @Column("text")
  slug!: string;

  @Field(() => String, { description: "The name it trades under." })
  @Column("text")
  name!: string;

  /** The key of every order by name; written by the database. */
  @Column({
    type: "text",
    ...sortOnly,
    collation: "C",
    generatedType: "STORED",
    asExpression: 'lower(name COLLATE "C")',
  })
  nameSort!: string;

  /** The name without case and accents, for searches; written by the database. */
  @Column({
    type: "text",
    select: false,
    insert: false,
    update: false,
    generatedType: "STORED",
    asExpression: "fold_text(name)",
  })
  searchText!: string;

  @Field(() => String, {
    nullable: true,
    description: "Address of its logo, a square picture: https, or a path on our own site.",
  })
  @Column("text", { nullable: true })
  logoUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the casino itself: https or http. Link to it as sponsored.",
  })
  @Column("text", { nullable: true })
  websiteUrl!: string | null;

  @Field(() => Float, {
    description: "Our rating, 0 to 5 in steps of 0.1. The site shows it doubled, out of 10. 0 means not rated yet.",
  })
  @Column("double precision", { default: 0 })
  rating!: number;

  @Field(() => Int, { description: "How many player reviews the rating rests on." })
  @Column("integer", { default: 0 })
  reviewCount!: number;

  @Field(() => String, { nullable: true, description: "One or two sentences about the casino." })
  @Column("text", { nullable: true })
  description!: string | null;

  @Field(() => CasinoReview, { description: "The review, part by part." })
  @Column(() => CasinoReview, { prefix: "review" })
  review!: CasinoReview;

  @Field(() => String, { nullable: true, description: "The welcome offer as the casino words it." })
  @Column("text", { nullable: true })
  welcomeBonus!: string | null;

  @Field(() => String, { nullable: true, description: "The amount of the welcome offer alone, such as `$500`." })
  @Column("text", { nullable: true })
  bonusAmount!: string | null;

  @Field(() => Int, { nullable: true, description: "Free spins of the welcome offer, 0 or more; null when not known." })
  @Column("integer", { nullable: true })
  freeSpins!: number | null;

  @Field(() => String, { nullable: true, description: "The smallest deposit, such as `$10`." })
  @Column("text", { nullable: true })
  minDeposit!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How often the welcome offer must be played through, such as `35x`.",
  })
  @Column("text", { nullable: true })
  wageringRequirement!: string | null;

  @Field(() => Int, { nullable: true, description: "The year it opened, from 1900 on; null when not known." })
  @Column("integer", { nullable: true })
  establishedYear!: number | null;

  /** The key of the order by age: an unknown year counts as 0. Written by the database. */
  @Column({ type: "integer", ...sortOnly, generatedType: "STORED", asExpression: "COALESCE(established_year, 0)" })
  establishedSort!: number;

  @Field(() => Boolean, { description: "Whether editors feature it on the home page." })
  @Column("boolean", { default: false })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: "Whether editors list it among the new casinos." })
  @Column("boolean", { default: false })
  isNew!: boolean;

  @Field(() => Boolean, { description: "Whether it takes deposits in cryptocurrency." })
  @Column("boolean", { default: false })
  acceptsCrypto!: boolean;

  @Field(() => Boolean, { description: "Whether it has tables with live dealers." })
  @Column("boolean", { default: false })
  hasLiveGames!: boolean;

  @Field(() => Boolean, { description: "Whether it works well on a phone." })
  @Column("boolean", { default: true })
  mobileOptimized!: boolean;

  @Field(() => [String], { description: "The licenses it holds; empty when we found none." })
  @Column("text", { array: true, default: () => "'{}'" })
  licenses!: string[];

  @Field(() => [String], { description: "Ways to deposit and withdraw." })
  @Column("text", { array: true, default: () => "'{}'" })
  paymentMethods!: string[];

  @Field(() => [String], { description: "What we like, each a short phrase." })
  @Column("text", { array: true, default: () => "'{}'" })
  pros!: string[];

  @Field(() => [String], { description: "What we don't like, each a short phrase." })
  @Column("text", { array: true, default: () => "'{}'" })
  cons!: string[];

  @Field(() => [String], { description: "The studios whose games it offers." })
  @Column("text", { array: true, default: () => "'{}'" })
  gameProviders!: string[];
}
