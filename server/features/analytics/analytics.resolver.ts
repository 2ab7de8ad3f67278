import { Arg, Ctx, Mutation, Resolver } from "type-graphql";

import { takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { Allow } from "../../shared/schema/allow.js";
import { BadUserInputError } from "../../shared/errors.js";
import { toStoredPath } from "../../shared/input/webPath.js";
import type { Context } from "../context.js";
import { AnalyticsEventInput } from "./analytics.inputs.js";
import { keptMetadata, keptReferrer } from "./eventMetadata.js";

@Resolver()
export class AnalyticsResolver {
  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Records what a visitor did. Answers true at once and is written within seconds; fire and forget. RATE_LIMITED after 120 in a minute or 2,000 in a day.",
  })
  async recordEvent(
    @Ctx() { events, clock, userAgent, callerLimits, allEvents, clientAddress }: Context,
    @Arg("input", () => AnalyticsEventInput, { description: "What was done, and where." }) input: AnalyticsEventInput,
  ): Promise<boolean> {
    const pagePath = toStoredPath(input.pagePath);
    if (pagePath === null)
      throw new BadUserInputError([
        { field: "pagePath", message: "Give the path of the page, which begins with one /." },
      ]);
    const client = addressKey(clientAddress);
    await takeOrRefuse(callerLimits.events, client, "events");
    await takeOrRefuse(callerLimits.dailyEvents, client, "events");
    // Not the caller's fault, so no error.
    if (!(await allEvents.take("all")).isAllowed) {
      events.refuse();
      return true;
    }
    events.add({
      eventType: input.eventType,
      casinoId: input.casinoId ?? null,
      bonusId: input.bonusId ?? null,
      pagePath,
      userAgent: userAgent?.slice(0, 200) ?? null,
      referrer: keptReferrer(input.referrer),
      metadata: keptMetadata(input.metadata ?? {}),
      createdAt: clock.now(),
    });
    return true;
  }
}
