import { Arg, Ctx, Mutation, Resolver } from "type-graphql";

import { takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { Allow } from "../../shared/allow.js";
import type { Context } from "../context.js";
import { AnalyticsEventInput } from "./analytics.inputs.js";

@Resolver()
export class AnalyticsResolver {
  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Records what a visitor did. Answers true at once and is written within seconds; fire and forget. RATE_LIMITED after 120 in a minute.",
  })
  async recordEvent(
    @Ctx() { events, clock, userAgent, callerLimits, clientAddress }: Context,
    @Arg("input", () => AnalyticsEventInput, { description: "What was done, and where." }) input: AnalyticsEventInput,
  ): Promise<boolean> {
    await takeOrRefuse(callerLimits.events, addressKey(clientAddress), "events");
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
