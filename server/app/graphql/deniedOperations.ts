/** Records in the audit log which operations and fields a viewer tried to use without permission. */
import { type GraphQLError, Kind } from "graphql";
import type { DataSource } from "typeorm";

import { countAudit } from "../../database/audit/auditLog.js";
import type { Log } from "../../platform/log.js";
import { shownError } from "./errors.js";
import type { Caller, RequestContext } from "./requestContext.js";

/** Records the fields that failed with the code FORBIDDEN. If the recording fails, the response does not change. */
export async function recordDeniedFields(
  log: Log,
  context: RequestContext,
  errors: readonly GraphQLError[],
): Promise<void> {
  const denied = errors.filter((error) => shownError(error).extensions["code"] === "FORBIDDEN");
  await recordDenied({ db: context.db, log }, context, [...new Set(denied.flatMap(namesOf))]);
}

/** If the recording fails, the response does not change. */
export async function recordDenied(
  { db, log }: { db: DataSource; log: Log },
  { viewer, clientAddress, requestId }: Pick<Caller, "viewer" | "clientAddress" | "requestId">,
  names: readonly string[],
): Promise<void> {
  if (viewer === null || names.length === 0) return;
  try {
    await countAudit(db, { actor: viewer.name, clientAddress }, { event: "operationDenied", subjects: names });
  } catch (err) {
    log.warn({ err, requestId }, "a denied operation could not be recorded");
  }
}

/** Returns the name of the field that failed, not its alias. */
function namesOf({ nodes: [node] = [] }: GraphQLError): string[] {
  return node?.kind === Kind.FIELD ? [node.name.value] : [];
}
