import { Arg, Ctx, Mutation, Resolver } from "type-graphql";

import { takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { Allow } from "../../shared/schema/allow.js";
import { BadUserInputError } from "../../shared/errors.js";
import { toStoredPath } from "../../shared/input/webPath.js";
import type { Context } from "../../catalogue/context.js";
import { AnalyticsEventInput } from "./analytics.inputs.js";
import { filterMetadata, cleanReferrer } from "./eventMetadata.js";

@Resolver()
export class AnalyticsResolver {
  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Records a visitor action. Returns true immediately; the server stores the event within seconds. After 250,000 events from all clients in a day, it stores no more events. Fails with RATE_LIMITED after 120 events from one client in a minute or 2,000 in a day.",
  })
  async recordEvent(
    @Ctx() { events, clock, userAgent, callerLimits, allEvents, clientAddress }: Context,
    @Arg("input", () => AnalyticsEventInput, { description: "The action and the page where it happened." })
    input: AnalyticsEventInput,
  ): Promise<boolean> {
    const pagePath = toStoredPath(input.pagePath);
    if (pagePath === null)
      throw new BadUserInputError([{ field: "pagePath", message: "`pagePath` must start with a single /." }]);
    const client = addressKey(clientAddress);
    await takeOrRefuse(callerLimits.events, client, "events");
    await takeOrRefuse(callerLimits.dailyEvents, client, "events");
    // This limit is shared by all clients, so reaching it is not this caller's fault. Return no error.
    if (!(await allEvents.take("all")).isAllowed) {
      events.countOverLimit();
      return true;
    }
    events.add({
      eventType: input.eventType,
      casinoId: input.casinoId ?? null,
      bonusId: input.bonusId ?? null,
      pagePath,
      userAgent: userAgent?.slice(0, 200) ?? null,
      referrer: cleanReferrer(input.referrer),
      metadata: filterMetadata(input.metadata ?? {}),
      createdAt: clock.now(),
    });
    return true;
  }
}
