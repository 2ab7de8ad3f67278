/** What every operation must obey before it runs. Each rule throws the error that the caller gets. */
import type { DocumentNode, OperationDefinitionNode } from "graphql";

import { AppError, errorCodes, UnauthenticatedError } from "../../shared/errors.js";
import { rejectSeveralSignIns } from "./limits/oneSignIn.js";
import type { RequestContext } from "./requestContext.js";

export interface RequestedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  context: RequestContext;
}

type OperationRule = (requested: RequestedOperation) => void;

/** A page of another origin may read, but may not change anything with its visitor's cookies. */
const refuseForeignMutation: OperationRule = ({ operation, context }) => {
  if (operation.operation !== "mutation" || context.mayMutate) return;
  throw new AppError("Mutations are not accepted from other sites' pages.", errorCodes.forbidden, {
    http: { status: 403 },
  });
};

/** The limits on sign-ins count requests, so one request may hold one attempt. */
const allowOneSignIn: OperationRule = ({ document, operation }) => rejectSeveralSignIns(document, operation);

/** Rejects `x-session: required` requests that have no session. */
const requireSession: OperationRule = ({ context: { needsSession, viewer } }) => {
  if (!needsSession || viewer !== null) return;
  throw new UnauthenticatedError("This asks for a session: there is none, or it has ended.", { http: { status: 401 } });
};

const operationRules: readonly OperationRule[] = [refuseForeignMutation, allowOneSignIn, requireSession];

/** @throws AppError by the first rule that the operation breaks. */
export function checkOperationRules(requested: RequestedOperation): void {
  for (const rule of operationRules) rule(requested);
}
