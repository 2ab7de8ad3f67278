import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { AnalyticsReport, ClaimedBonus, ClickedCasino, SearchedTerm, ViewedPage } from "./analyticsReport.js";
import { checkRange, ClickedCasinosArgs, ReportListArgs, ReportRangeArgs } from "./analyticsReport.inputs.js";
import {
  findClaimedBonuses,
  findClickedCasinos,
  findCountedUntil,
  findReportDays,
  findSearchedTerms,
  findViewedPages,
  sumOf,
} from "./analyticsReport.queries.js";
import { maxReportDays } from "../../../shared/apiLimits.js";

@Resolver(() => AnalyticsReport)
export class AnalyticsReportResolver {
  @Allow("seeReports")
  @Query(() => AnalyticsReport, {
    description: `Counts of visitor actions between two UTC days, inclusive; at most ${maxReportDays} days.`,
  })
  async analyticsReport(
    @Ctx() { db, events, rollUp }: Context,
    @Args(() => ReportRangeArgs) range: ReportRangeArgs,
  ): Promise<AnalyticsReport> {
    checkRange(range);
    // Make the report more up to date at a low cost: write this server's buffer and count one slice of events.
    await events.flush();
    await rollUp.countSome();
    const days = await findReportDays(db, range);
    return { ...range, countedUntil: await findCountedUntil(db), days, totals: sumOf(days) };
  }

  @FieldResolver(() => [ViewedPage], { description: "The pages viewed most often." })
  pages(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<ViewedPage[]> {
    return findViewedPages(db, range, first);
  }

  @FieldResolver(() => [ClickedCasino], { description: "The casinos whose links visitors followed most often." })
  casinos(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ClickedCasinosArgs) { first, target = null }: ClickedCasinosArgs,
  ): Promise<ClickedCasino[]> {
    return findClickedCasinos(db, range, { target, first });
  }

  @FieldResolver(() => [ClaimedBonus], { description: "The bonuses claimed most often." })
  bonuses(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<ClaimedBonus[]> {
    return findClaimedBonuses(db, range, first);
  }

  @FieldResolver(() => [SearchedTerm], {
    description: "The most frequent search terms. Terms used fewer than five times in the period are omitted.",
  })
  searches(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<SearchedTerm[]> {
    return findSearchedTerms(db, range, { first, by: "events" });
  }

  @FieldResolver(() => [SearchedTerm], {
    description:
      "The search terms that found nothing at least once; those that did so most often come first. Terms used fewer than five times in the period are omitted.",
  })
  searchesWithoutResult(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<SearchedTerm[]> {
    return findSearchedTerms(db, range, { first, by: "without_result" });
  }
}
