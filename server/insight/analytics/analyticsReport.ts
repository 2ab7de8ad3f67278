/** The types of the analytics report. */
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

@ObjectType({ description: "Total counts of visitor actions over a period.", simpleResolvers: true })
export class ReportTotals {
  @Field(() => Int, { description: "The number of page views." })
  pageViews!: number;

  @Field(() => Int, {
    description:
      "Clicks on links to casinos and their reviews: `websiteClicks`, `reviewClicks` and clicks recorded without a target.",
  })
  casinoClicks!: number;

  @Field(() => Int, { description: "Clicks on links to casinos' own websites." })
  websiteClicks!: number;

  @Field(() => Int, { description: "Clicks on links to our casino reviews." })
  reviewClicks!: number;

  @Field(() => Int, { description: "How many times visitors copied a bonus code or followed a bonus link." })
  bonusClaims!: number;

  @Field(() => Int, { description: "The number of searches." })
  searches!: number;

  @Field(() => Int, {
    description: "The number of newsletter sign-ups, except those whose address was later unsubscribed or erased.",
  })
  newsletterSignUps!: number;
}

@ObjectType({ description: "Counts of visitor actions on one day.", simpleResolvers: true })
export class ReportDay extends ReportTotals {
  @Field(() => String, { description: "The UTC day, such as `2026-11-12`." })
  day!: string;
}

/** Each value is the name of a column with counts. */
export enum CasinoClickTarget {
  WEBSITE = "website_clicks",
  REVIEW = "review_clicks",
}

registerEnumType(CasinoClickTarget, {
  name: "CasinoClickTarget",
  description: "The target of a click on a casino link.",
  valuesConfig: {
    WEBSITE: { description: "The casino's own website." },
    REVIEW: { description: "Our review of the casino." },
  },
});

@ObjectType({ description: "A casino and its number of clicks.", simpleResolvers: true })
export class ClickedCasino {
  @Field(() => ID, { description: "The id of the casino." })
  casinoId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The name of the casino, or the name that it had before it was deleted; null if unknown.",
  })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The slug of the casino, or the slug that it had before it was deleted; null if unknown.",
  })
  slug!: string | null;

  @Field(() => Boolean, { description: "Whether the row has been deleted." })
  isDeleted!: boolean;

  @Field(() => Int, {
    description:
      "How many times visitors followed links to the casino. With the `target` argument, only links to that target count.",
  })
  clicks!: number;
}

@ObjectType({ description: "A bonus and its number of claims.", simpleResolvers: true })
export class ClaimedBonus {
  @Field(() => ID, { description: "The id of the bonus." })
  bonusId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The title of the bonus, or the title that it had before it was deleted; null if unknown.",
  })
  title!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the casino; null if the bonus belongs to no casino or the casino was deleted.",
  })
  casinoName!: string | null;

  @Field(() => Boolean, { description: "Whether the row has been deleted." })
  isDeleted!: boolean;

  @Field(() => Int, { description: "How many times visitors copied the bonus code or followed the bonus link." })
  claims!: number;
}

@ObjectType({ description: "A page and its number of views.", simpleResolvers: true })
export class ViewedPage {
  @Field(() => String, { description: "The path of the page, such as `/all-casinos`." })
  path!: string;

  @Field(() => Int, { description: "How many times visitors viewed the page." })
  views!: number;
}

@ObjectType({ description: "A search term and its number of searches.", simpleResolvers: true })
export class SearchedTerm {
  @Field(() => String, { description: "The search term in lowercase, truncated to 60 characters." })
  term!: string;

  @Field(() => Int, { description: "How many times visitors searched for the term." })
  searches!: number;

  @Field(() => Int, { description: "How many of these searches found nothing." })
  withoutResult!: number;
}

@ObjectType({
  description:
    "Counts of visitor actions over a period. Visitors who opted out of tracking count only toward newsletter sign-ups.",
  simpleResolvers: true,
})
export class AnalyticsReport {
  @Field(() => String, { description: "The first UTC day of the period, such as `2026-11-12`." })
  from!: string;

  @Field(() => String, { description: "The last UTC day of the period, inclusive." })
  to!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "All events up to this time are counted. The time is usually a few seconds ago; null if no events have been counted yet.",
  })
  countedUntil!: Date | null;

  @Field(() => ReportTotals, { description: "The totals for the whole period." })
  totals!: ReportTotals;

  @Field(() => [ReportDay], { description: "Every day of the period in order, including days without events." })
  days!: ReportDay[];
}
