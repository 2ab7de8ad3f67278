/** A reviewed casino. The class defines both the table and the API type, so each field is described only once. */
import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";

import { assumedOfCasino } from "../../shared/limits.js";
import { LicenseDetails, PaymentDetails } from "./casinoDetails.js";
import { CasinoReview } from "./casinoReview.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, FieldColumn, NullableColumn, ListColumn } from "./columns.js";

@ObjectType({ description: "A casino that we have reviewed.", simpleResolvers: true })
@Entity("casinos")
@Check("casinos_rating_range", "rating >= 0 AND rating <= 5")
@Check("casinos_review_count_range", "review_count >= 0")
@Check("casinos_free_spins_range", "free_spins >= 0")
@Check("casinos_withdrawal_hours_range", "withdrawal_hours >= 0 AND withdrawal_hours <= 720")
@Check("casinos_established_year_range", "established_year >= 1900 AND established_year <= 9999")
@Check("casinos_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("casinos_name_present", "btrim(name) <> ''")
@Check("casinos_payment_details_list", "jsonb_typeof(payment_details) = 'array'")
@Check("casinos_license_details_list", "jsonb_typeof(license_details) = 'array'")
@Index("casinos_slug_key", ["slug"], { unique: true })
export class Casino extends CatalogueRow {
  @FieldColumn("text", "The last segment of the casino page's URL: lowercase letters, digits and single hyphens.")
  slug!: string;

  @FieldColumn("text", "The name of the casino.")
  name!: string;

  /** The sort key for names, computed by the database. */
  @DerivedColumn("text", 'lower(name COLLATE "C")', { collation: "C" })
  nameSort!: string;

  /** The name in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", "fold_text(name)")
  searchText!: string;

  @NullableColumn("text", "The casino's square logo: an https URL or a path on our own site.")
  logoUrl!: string | null;

  @NullableColumn("text", "The URL of the casino's own site; https or http. Mark links to this URL as sponsored.")
  websiteUrl!: string | null;

  @FieldColumn(
    "double precision",
    "The player rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows this value doubled, on a scale of 0 to 10.",
    { default: 0 },
  )
  rating!: number;

  @FieldColumn("integer", "The number of player reviews that the rating is based on.", { default: 0 })
  reviewCount!: number;

  @NullableColumn("text", "One or two sentences about the casino.")
  description!: string | null;

  @Field(() => CasinoReview, { description: "Our review, in seven sections." })
  @Column(() => CasinoReview, { prefix: "review" })
  review!: CasinoReview;

  @NullableColumn("text", "The welcome bonus in the casino's words.")
  welcomeBonus!: string | null;

  @NullableColumn("text", "The amount of the welcome bonus, such as `$500`.")
  bonusAmount!: string | null;

  @NullableColumn("integer", "The number of free spins in the welcome bonus, 0 or more; null if unknown.")
  freeSpins!: number | null;

  @NullableColumn("text", "The minimum deposit at the casino, such as `$10`.")
  minDeposit!: string | null;

  @NullableColumn("text", "How many times the player must wager the welcome bonus, such as `35x`.")
  wageringRequirement!: string | null;

  @NullableColumn("integer", "The year in which the casino opened, from 1900 to the current year; null if unknown.")
  establishedYear!: number | null;

  /** The sort key for opening years, computed by the database. 0 if the year is unknown. */
  @DerivedColumn("integer", "COALESCE(established_year, 0)")
  establishedSort!: number;

  @NullableColumn("integer", "How many hours the casino usually takes to pay a withdrawal, 0 to 720; null if unknown.")
  withdrawalHours!: number | null;

  @FieldColumn("boolean", "Whether editors feature the casino on the home page.", { default: false })
  isFeatured!: boolean;

  @FieldColumn("boolean", "Whether editors have marked the casino as new.", { default: false })
  isNew!: boolean;

  @FieldColumn("boolean", "Whether the casino accepts deposits in cryptocurrency.", { default: false })
  acceptsCrypto!: boolean;

  @FieldColumn("boolean", "Whether the casino has tables with live dealers.", { default: false })
  hasLiveGames!: boolean;

  @FieldColumn("boolean", "Whether the casino works well on a phone.", { default: true })
  mobileOptimized!: boolean;

  @FieldColumn("text", "The licenses that the casino holds; empty if we found none.", { array: true })
  licenses!: string[];

  @FieldColumn("text", "The payment methods for deposits and withdrawals.", { array: true })
  paymentMethods!: string[];

  @FieldColumn("text", "The casino's strengths, each as a short phrase.", { array: true })
  pros!: string[];

  @FieldColumn("text", "The casino's weaknesses, each as a short phrase.", { array: true })
  cons!: string[];

  @FieldColumn("text", "The studios whose games the casino offers.", { array: true })
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
