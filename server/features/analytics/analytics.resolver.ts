import { Arg, Ctx, Mutation, Resolver } from "type-graphql";

import type { Context } from "../context.js";
import { AnalyticsEventInput } from "./analytics.inputs.js";

@Resolver()
export class AnalyticsResolver {
  @Mutation(() => Boolean, {
    description: "Records what a visitor did. Answers true at once and is written within seconds; fire and forget.",
  })
  recordEvent(
    @Ctx() { events, clock, userAgent }: Context,
    @Arg("input", () => AnalyticsEventInput, { description: "What was done, and where." }) input: AnalyticsEventInput,
  ): boolean {
    events.add({
      eventType: input.eventType,
      casinoId: input.casinoId ?? null,
      bonusId: input.bonusId ?? null,
      pagePath: input.pagePath,
      userAgent: userAgent?.slice(0, 500) ?? null,
      referrer: input.referrer?.trim() || null,
      metadata: input.metadata ?? {},
      createdAt: clock.now(),
    });
    return true;
  }
}
