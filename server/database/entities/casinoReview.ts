/** The sections of a casino's review. They are columns of the casino's table, and an object in the API. */
import { ObjectType } from "type-graphql";

import { FieldColumn } from "./columns.js";

@ObjectType({
  description: "The seven sections of our review. A section is null until an editor writes it.",
  simpleResolvers: true,
})
export class CasinoReview {
  @FieldColumn("text", { nullable: true, description: "Who runs the casino, and our general impression of it." })
  about!: string | null;

  @FieldColumn("text", {
    nullable: true,
    description: "How many games there are, which studios make them, and which games are missing.",
  })
  games!: string | null;

  @FieldColumn("text", { nullable: true, description: "The casino's bonuses and what their terms mean for players." })
  bonuses!: string | null;

  @FieldColumn("text", { nullable: true, description: "Deposits, withdrawals, limits, fees and processing times." })
  banking!: string | null;

  @FieldColumn("text", {
    nullable: true,
    description: "How and when players can reach customer support, and how support answered our questions.",
  })
  support!: string | null;

  @FieldColumn("text", { nullable: true, description: "How the casino works on a phone." })
  mobile!: string | null;

  @FieldColumn("text", { nullable: true, description: "License, identity checks, limits and account protection." })
  security!: string | null;
}
