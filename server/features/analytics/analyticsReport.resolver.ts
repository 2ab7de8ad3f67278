import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { AnalyticsReport, ClaimedBonus, ClickedCasino, SearchedTerm, ViewedPage } from "./analyticsReport.js";
import { checkRange, ClickedCasinosArgs, ReportListArgs, ReportRangeArgs } from "./analyticsReport.inputs.js";
import {
  findClaimedBonuses,
  findClickedCasinos,
  findCountedUntil,
  findReportDays,
  findSearchedTerms,
  findTermsWithoutResult,
  findViewedPages,
  sumOf,
} from "./analyticsReport.queries.js";

@Resolver(() => AnalyticsReport)
export class AnalyticsReportResolver {
  @Allow("seeReports")
  @Query(() => AnalyticsReport, {
    description: "What visitors did from one UTC day to another, both included, at most 400 days. Needs a session.",
  })
  async analyticsReport(
    @Ctx() { db, events, rollUp }: Context,
    @Args(() => ReportRangeArgs) range: ReportRangeArgs,
  ): Promise<AnalyticsReport> {
    checkRange(range);
    // Cheap freshness: this server's buffer, and one slice of uncounted events.
    await events.flush();
    await rollUp.countSome();
    const days = await findReportDays(db, range);
    return { ...range, countedUntil: await findCountedUntil(db), days, totals: sumOf(days) };
  }

  @FieldResolver(() => [ViewedPage], { description: "The pages that were opened most." })
  pages(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<ViewedPage[]> {
    return findViewedPages(db, range, first);
  }

  @FieldResolver(() => [ClickedCasino], { description: "The casinos whose links were followed most." })
  casinos(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ClickedCasinosArgs) { first, target = null }: ClickedCasinosArgs,
  ): Promise<ClickedCasino[]> {
    return findClickedCasinos(db, range, { target, first });
  }

  @FieldResolver(() => [ClaimedBonus], { description: "The bonuses that were claimed most." })
  bonuses(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<ClaimedBonus[]> {
    return findClaimedBonuses(db, range, first);
  }

  @FieldResolver(() => [SearchedTerm], {
    description: "The terms that were searched for most. Terms used less than five times in the span are not shown.",
  })
  searches(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<SearchedTerm[]> {
    return findSearchedTerms(db, range, first);
  }

  @FieldResolver(() => [SearchedTerm], {
    description: "The same for terms that found nothing at least once, those that did so most often first.",
  })
  searchesWithoutResult(
    @Root() range: AnalyticsReport,
    @Ctx() { db }: Context,
    @Args(() => ReportListArgs) { first }: ReportListArgs,
  ): Promise<SearchedTerm[]> {
    return findTermsWithoutResult(db, range, first);
  }
}
