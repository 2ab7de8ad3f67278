/** A reviewed casino. The class defines both the table and the API type, so each field is described only once. */
import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";

import { assumedOfCasino } from "../../shared/limits.js";
import { LicenseDetails, PaymentDetails } from "./casinoDetails.js";
import { CasinoReview } from "./casinoReview.js";
import { casino } from "../../../shared/nouns/casino.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, ListColumn, columnOf } from "./columns.js";
import { detailLimits } from "../../../shared/textLimits.js";

const Value = columnOf(casino);

@ObjectType({ description: "A casino that we have reviewed.", simpleResolvers: true })
@Entity("casinos")
@Check("casinos_payment_details_list", "jsonb_typeof(payment_details) = 'array'")
@Check("casinos_license_details_list", "jsonb_typeof(license_details) = 'array'")
@Index("casinos_slug_key", ["slug"], { unique: true })
export class Casino extends CatalogueRow {
  @Value("The last segment of the casino page's URL: lowercase letters, digits and single hyphens.")
  slug!: string;

  @Value("The name of the casino.")
  name!: string;

  /** The sort key for names, computed by the database. */
  @DerivedColumn("text", 'lower(name COLLATE "C")', { collation: "C" })
  nameSort!: string;

  /** The name in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(name)")
  searchText!: string;

  /** All words of the casino that searches find, folded. Computed by the database. */
  @DerivedColumn(
    "tsvector",
    "search_words(name || ' ' || slug || ' ' || COALESCE(description, '') || ' ' || join_texts(game_providers) || ' ' || join_texts(payment_methods) || ' ' || join_texts(licenses))",
  )
  searchWords!: string;

  /** The words of the name, folded. Computed by the database. */
  @DerivedColumn("tsvector", "search_words(name)")
  titleWords!: string;

  @Value("The casino's square logo: an https URL or a path on our own site.")
  logoUrl!: string | null;

  @Value("The URL of the casino's own site; https or http. Mark links to this URL as sponsored.")
  websiteUrl!: string | null;

  @Value(
    "The player rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows this value doubled, on a scale of 0 to 10.",
  )
  rating!: number;

  @Value("The number of player reviews that the rating is based on.")
  reviewCount!: number;

  @Value("One or two sentences about the casino.")
  description!: string | null;

  @Field(() => CasinoReview, { description: "Our review, in seven sections." })
  @Column(() => CasinoReview, { prefix: "review" })
  review!: CasinoReview;

  @Value("The welcome bonus in the casino's words.")
  welcomeBonus!: string | null;

  @Value("The amount of the welcome bonus, such as `$500`.")
  bonusAmount!: string | null;

  @Value("The number of free spins in the welcome bonus, 0 or more; null if unknown.")
  freeSpins!: number | null;

  @Value("The minimum deposit at the casino, such as `$10`.")
  minDeposit!: string | null;

  @Value("How many times the player must wager the welcome bonus, such as `35x`.")
  wageringRequirement!: string | null;

  @Value("The year in which the casino opened, from 1900 to the current year; null if unknown.")
  establishedYear!: number | null;

  /** The sort key for opening years, computed by the database. 0 if the year is unknown. */
  @DerivedColumn("integer", "COALESCE(established_year, 0)")
  establishedSort!: number;

  @Value(
    `How many hours a withdrawal usually takes, as the casino states it in general and not for a payment method, 0 to ${detailLimits.payoutHours}; null if it states none. \`fastestPayout\` also considers the times of the methods.`,
  )
  withdrawalHours!: number | null;

  @Value(
    "The currency of the casino's `payoutLimitPerMonth`: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`.",
  )
  currency!: string | null;

  @Value("The largest amount that the casino pays out per month, in hundredths of `currency`; null if not stated.")
  payoutLimitPerMonth!: number | null;

  @Value("Whether editors feature the casino on the home page.")
  isFeatured!: boolean;

  @Value("Whether editors have marked the casino as new.")
  isNew!: boolean;

  @Value("Whether the casino accepts deposits in cryptocurrency.")
  acceptsCrypto!: boolean;

  @Value("Whether the casino has tables with live dealers.")
  hasLiveGames!: boolean;

  @Value("Whether the casino works well on a phone.")
  mobileOptimized!: boolean;

  @Value("The licenses that the casino holds; empty if we found none.")
  licenses!: string[];

  @Value("The payment methods for deposits and withdrawals.")
  paymentMethods!: string[];

  @Value("The casino's strengths, each as a short phrase.")
  pros!: string[];

  @Value("The casino's weaknesses, each as a short phrase.")
  cons!: string[];

  @Value("The studios whose games the casino offers.")
  gameProviders!: string[];

  @ListColumn(() => PaymentDetails, {
    rows: assumedOfCasino.methods,
    description: "What the casino states about its payment methods. Methods without such information are omitted.",
  })
  paymentDetails!: PaymentDetails[];

  @ListColumn(() => LicenseDetails, {
    rows: assumedOfCasino.authorities,
    description: "The casino's entries in public license registers. Licenses that we did not find there are omitted.",
  })
  licenseDetails!: LicenseDetails[];
}
