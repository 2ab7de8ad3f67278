/** The sections of a casino's review. They are columns of the `casinos` table, and an object in the API. */
import { ObjectType } from "type-graphql";

import { NullableColumn } from "./columns.js";

@ObjectType({
  description: "The seven sections of our review. A section is null until an editor writes it.",
  simpleResolvers: true,
})
export class CasinoReview {
  @NullableColumn("text", "Who runs the casino, and our general impression of it.")
  about!: string | null;

  @NullableColumn("text", "How many games there are, which studios make them, and which games are missing.")
  games!: string | null;

  @NullableColumn("text", "The casino's bonuses and what their terms mean for players.")
  bonuses!: string | null;

  @NullableColumn("text", "Deposits, withdrawals, limits, fees and processing times.")
  banking!: string | null;

  @NullableColumn("text", "How and when players can reach customer support, and how support answered our questions.")
  support!: string | null;

  @NullableColumn("text", "How the casino works on a phone.")
  mobile!: string | null;

  @NullableColumn("text", "License, identity checks, limits and account protection.")
  security!: string | null;
}
