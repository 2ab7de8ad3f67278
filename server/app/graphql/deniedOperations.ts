/**
 * Records in the audit log the operations and fields that a signed-in caller or a program tried to use without
 * permission.
 */
import { type GraphQLError, Kind } from "graphql";

import { countAudit } from "../../database/audit/auditLog.js";
import type { Log } from "../../platform/log.js";
import { shownError } from "./errors.js";
import type { RequestContext } from "./requestContext.js";

/** If the recording fails, the response does not change. */
export async function recordDenied(log: Log, context: RequestContext, errors: readonly GraphQLError[]): Promise<void> {
  const { db, viewer, clientAddress } = context;
  if (viewer === null) return;
  const denied = errors.filter((error) => shownError(error).extensions["code"] === "FORBIDDEN");
  const subjects = [...new Set(denied.flatMap(namesOf))];
  if (subjects.length === 0) return;
  try {
    await countAudit(db, { actor: viewer.name, clientAddress }, { event: "operationDenied", subjects });
  } catch (err) {
    log.warn({ err, requestId: context.requestId }, "a denied operation could not be recorded");
  }
}

/** Returns the name of the field that failed, not its alias. */
function namesOf({ nodes: [node] = [] }: GraphQLError): string[] {
  return node?.kind === Kind.FIELD ? [node.name.value] : [];
}
