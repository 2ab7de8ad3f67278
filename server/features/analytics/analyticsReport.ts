/** The types of the analytics report. */
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

@ObjectType({ description: "What happened in a span of days, as numbers.", simpleResolvers: true })
export class ReportTotals {
  @Field(() => Int, { description: "Pages that were opened." })
  pageViews!: number;

  @Field(() => Int, {
    description:
      "Links to a casino or its review that were followed: `websiteClicks`, `reviewClicks`, and those recorded before the two were told apart.",
  })
  casinoClicks!: number;

  @Field(() => Int, { description: "Links to a casino's own website that were followed." })
  websiteClicks!: number;

  @Field(() => Int, { description: "Links to our review of a casino that were followed." })
  reviewClicks!: number;

  @Field(() => Int, { description: "Bonus codes that were copied and bonus links that were followed." })
  bonusClaims!: number;

  @Field(() => Int, { description: "Searches." })
  searches!: number;

  @Field(() => Int, { description: "Addresses of today's newsletter list that joined it then." })
  newsletterSignUps!: number;
}

@ObjectType({ description: "What happened on one day.", simpleResolvers: true })
export class ReportDay extends ReportTotals {
  @Field(() => String, { description: "The UTC day, as `2026-11-12`." })
  day!: string;
}

/** The values are the columns of the counts. */
export enum CasinoClickTarget {
  WEBSITE = "website_clicks",
  REVIEW = "review_clicks",
}

registerEnumType(CasinoClickTarget, {
  name: "CasinoClickTarget",
  description: "Where a click on a casino led.",
  valuesConfig: {
    WEBSITE: { description: "To the casino's own website." },
    REVIEW: { description: "To our review of it." },
  },
});

@ObjectType({ description: "A casino by how often its links were followed.", simpleResolvers: true })
export class ClickedCasino {
  @Field(() => ID, { description: "Which casino." })
  casinoId!: string;

  @Field(() => String, { nullable: true, description: "Its name, or its last one; null when nothing is known of it." })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "Its slug, or its last one; null when nothing is known of it." })
  slug!: string | null;

  @Field(() => Boolean, { description: "Whether it has been deleted." })
  isDeleted!: boolean;

  @Field(() => Int, {
    description: "How often its links were followed; only those to the `target` where one is given.",
  })
  clicks!: number;
}

@ObjectType({ description: "A bonus by how often it was claimed.", simpleResolvers: true })
export class ClaimedBonus {
  @Field(() => ID, { description: "Which bonus." })
  bonusId!: string;

  @Field(() => String, { nullable: true, description: "Its title, or its last one; null when nothing is known of it." })
  title!: string | null;

  @Field(() => String, { nullable: true, description: "The name of its casino; null where it has none." })
  casinoName!: string | null;

  @Field(() => Boolean, { description: "Whether it has been deleted." })
  isDeleted!: boolean;

  @Field(() => Int, { description: "How often its code was copied or its link followed." })
  claims!: number;
}

@ObjectType({ description: "A page by how often it was opened.", simpleResolvers: true })
export class ViewedPage {
  @Field(() => String, { description: "Its path, such as `/all-casinos`." })
  path!: string;

  @Field(() => Int, { description: "How often it was opened." })
  views!: number;
}

@ObjectType({ description: "A search term by how often it was searched for.", simpleResolvers: true })
export class SearchedTerm {
  @Field(() => String, { description: "The text in lower case, cut after 60 characters." })
  term!: string;

  @Field(() => Int, { description: "How often it was searched for." })
  searches!: number;

  @Field(() => Int, { description: "How often nothing was found." })
  withoutResult!: number;
}

@ObjectType({
  description: "What visitors did in a span of days, from counts. Those who ask not to be recorded are not in it.",
  simpleResolvers: true,
})
export class AnalyticsReport {
  @Field(() => String, { description: "The first UTC day, as `2026-11-12`." })
  from!: string;

  @Field(() => String, { description: "The last UTC day, included." })
  to!: string;

  @Field(() => Date, {
    nullable: true,
    description: "Events recorded until then are counted; null where none has been. Seconds ago, as a rule.",
  })
  countedUntil!: Date | null;

  @Field(() => ReportTotals, { description: "The sums over all days." })
  totals!: ReportTotals;

  @Field(() => [ReportDay], { description: "Every day of the span in order, also those on which nothing happened." })
  days!: ReportDay[];
}
