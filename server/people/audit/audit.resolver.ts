import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { actorOf, recordAudit } from "../../database/audit/auditLog.js";
import { AuditEntry } from "../../database/entities/team/auditEntry.entity.js";
import { takeOrRefuse } from "../../platform/limiter.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { Allow } from "../../shared/schema/allow.js";
import { readPage } from "../../shared/schema/connection.js";
import { selectedFields } from "../../shared/schema/selection.js";
import { checkAllowed, type Policy } from "../../shared/schema/policies.js";
import type { Context } from "../../catalogue/context.js";
import { AuditDetail, AuditEntryConnection, AuditLogArgs, ExportedList } from "./audit.inputs.js";
import { findAuditEntries } from "./audit.queries.js";

/** The policies for reading the lists that not all of the team may read. */
const policyOf: Partial<Record<string, Policy>> = {
  redirects: "seeRedirects",
  subscribers: "seeSubscribers",
  auditLog: "seeAuditLog",
};

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Allow("seeAuditLog")
  @Query(() => AuditEntryConnection, {
    description:
      "The audit log, newest first, paged: events such as sign-ins, exports, and changes to accounts, tokens and settings. Changes to the catalogue are in `history` instead.",
  })
  auditLog(@Ctx() { db }: Context, @Info() info: GraphQLResolveInfo, @Args(() => AuditLogArgs) args: AuditLogArgs) {
    const fields = selectedFields(info, "AuditEntry");
    return findAuditEntries(db, { filter: args.filter ?? {}, page: readPage(args, info), fields });
  }

  @FieldResolver(() => [AuditDetail], { description: "Additional details of the event." })
  details(@Root() { details }: AuditEntry): AuditDetail[] {
    return Object.entries(details).map(([name, value]) => ({
      name,
      value: Array.isArray(value) ? value.join(", ") : String(value ?? ""),
    }));
  }

  @Allow("seeUnpublished")
  @Mutation(() => Boolean, {
    description:
      "Records in the audit log that the caller is exporting a list to a file, and returns true. The admin panel calls it before each export. Fails with FORBIDDEN if the caller may not read the list, and with RATE_LIMITED after 60 exports in an hour.",
  })
  async recordExport(
    @Ctx() context: Context,
    @Arg("list", () => ExportedList, { description: "The list." }) list: string,
    @Arg("rowCount", () => Int, { description: "The number of rows in the list, at least 0." }) rowCount: number,
  ): Promise<boolean> {
    checkAllowed(policyOf[list] ?? "seeUnpublished", context.viewer, "mutation");
    rejectErrors([rowCount < 0 && { field: "rowCount", message: "`rowCount` must be at least 0." }]);
    const actor = actorOf(context);
    await takeOrRefuse(context.callerLimits.exports, actor.actor!, "exports");
    await recordAudit(context.db, actor, { event: "listExported", subject: list, details: { rows: rowCount } });
    return true;
  }
}
