import type { Noun } from "../../../shared/nouns/registry.js";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { FactField } from "../../database/entities/fact.entity.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";
import { link } from "../../../shared/rules/address.js";
import { Follows } from "../../shared/input/follows.js";

export enum FactProblem {
  REPORTED = "REPORTED",
  CHANGED = "CHANGED",
  STALE = "STALE",
  UNCHECKED = "UNCHECKED",
}

registerEnumType(FactProblem, {
  name: "FactProblem",
  description:
    "Why editors should check a fact. A fact with several problems is listed once, under the first that applies: REPORTED, CHANGED, STALE, UNCHECKED.",
  valuesConfig: {
    REPORTED: { description: "Visitors have reported the current value." },
    CHANGED: { description: "The value has changed since the last check." },
    STALE: { description: "The last check is older than the fact's shelf life." },
    UNCHECKED: { description: "No editor has ever checked the fact." },
  },
});

@ObjectType({ description: "A fact and when an editor last checked it.", simpleResolvers: true })
export class Fact {
  @Field(() => FactField, { description: "The fact." })
  field!: FactField;

  @Field(() => Date, {
    nullable: true,
    description: "When an editor last checked the current value; null if no editor has.",
  })
  checkedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The URL of a page that proves the value, https or http; null if there is none.",
  })
  sourceUrl!: string | null;

  @Field(() => Boolean, {
    description:
      "Whether the check is older than the fact's shelf life. The shelf life is 14 days for CODE; 30 for TERMS, WAGERING_REQUIREMENT, MIN_DEPOSIT and FREE_SPINS; 180 for LICENSES; and 90 for the rest. Only whole UTC days count. False if `checkedAt` is null.",
  })
  isStale!: boolean;
}

@ObjectType({ description: "A fact that an editor should check.", simpleResolvers: true })
export class FactToCheck {
  @Field(() => FactField, { description: "The fact. With `noun` and `id`, it identifies the entry." })
  field!: FactField;

  @Field(() => FactProblem, { description: "Why the fact is in the queue." })
  problem!: FactProblem;

  @Field(() => CatalogueNoun, { description: "Whether the fact is about a casino or a bonus." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the casino or bonus. Several facts can have the same id." })
  id!: string;

  @Field(() => Int, { description: "The version of the casino or bonus, to pass to `checkFact`." })
  version!: number;

  @Field(() => String, { description: "The name of the casino, or the title of the bonus." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The slug of the casino, or of the bonus's casino; null for a bonus without a casino.",
  })
  slug!: string | null;

  @Field(() => String, { description: "The current value in words, such as `MGA, UKGC`; empty if it is unknown." })
  value!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "When an editor last checked the fact, even if its value has changed since; null if no editor has checked it.",
  })
  checkedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The URL that the last check gave as proof; null if there is none.",
  })
  sourceUrl!: string | null;

  @Field(() => Int, { description: "How many times visitors have reported the current value." })
  reportCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When a visitor last reported the current value; null if no visitor has.",
  })
  reportedAt!: Date | null;
}

@ObjectType({
  description: "The number of facts with each problem except UNCHECKED. A count of 1,000 means 1,000 or more.",
  simpleResolvers: true,
})
export class FactCounts {
  @Field(() => Int, { description: "The number of facts with the problem REPORTED." })
  reported!: number;

  @Field(() => Int, { description: "The number of facts with the problem CHANGED." })
  changed!: number;

  @Field(() => Int, { description: "The number of facts with the problem STALE." })
  stale!: number;
}

@ObjectType({ description: "The facts that editors should check next.", simpleResolvers: true })
export class FactQueue {
  @Field(() => [FactToCheck], {
    complexity: ({ childComplexity }) => childComplexity,
    description:
      "Sorted by problem: REPORTED (most reports first), CHANGED (latest change first), STALE (oldest check first), then UNCHECKED. Unchecked facts about casinos come first, highest rating first, then those about bonuses, newest first.",
  })
  facts!: () => Promise<FactToCheck[]>;

  @Field(() => FactCounts, {
    complexity: () => 0,
    description: "The number of facts by problem. The server counts them only if this field is selected.",
  })
  counts!: () => Promise<FactCounts>;
}

@ArgsType()
export class FactArgs {
  @Field(() => CatalogueNoun, { description: "Whether the fact is about a casino or a bonus." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the casino or bonus." })
  id!: string;

  @Field(() => FactField, { description: "The fact. It must match `noun`." })
  field!: FactField;
}

@ArgsType()
export class CheckFactArgs extends FactArgs {
  @Field(() => Int, { description: "The version of the casino or bonus that the editor saw." })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "The URL of a page that proves the value, https or http. If null, the server keeps the previous URL, unless the value has changed since the last check.",
  })
  @Follows(link("source URL"))
  sourceUrl?: string | null;
}
