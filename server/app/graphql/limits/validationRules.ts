/** Our validation rules, which graphql-js runs before execution. */
import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from "graphql";

import { AppError, BadUserInputError, QueryTooComplexError } from "../../../shared/errors.js";

/** The maximum number of aliased fields in one document, so one request cannot repeat a field many times. */
export const maxAliases = 30;

/** The maximum nesting depth of fields. Introspection has 15 levels, and our own documents have at most 7. */
export const maxDepth = 15;

/** Rejects too many aliases, because they let one request cause as much work as many requests. */
export function aliasRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias) aliases += 1;
    },
    Document: {
      leave() {
        if (aliases > maxAliases)
          context.reportError(
            new QueryTooComplexError(`It has ${aliases} aliases; at most ${maxAliases} are allowed.`),
          );
      },
    },
  };
}

/** Rejects fields that are nested too deeply. */
export function depthRule(context: ValidationContext): ASTVisitor {
  const depthOfFragment = new Map<string, number>();
  const depthOf = (selections: SelectionSetNode | undefined): number => {
    let deepest = 0;
    for (const selection of selections?.selections ?? []) {
      const depth =
        selection.kind === Kind.FIELD
          ? 1 + depthOf(selection.selectionSet)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? depthOf(selection.selectionSet)
            : depthOfSpread(selection.name.value);
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  const depthOfSpread = (name: string): number => {
    const memoizedDepth = depthOfFragment.get(name);
    if (memoizedDepth !== undefined) return memoizedDepth;
    // Another rule rejects a fragment that contains itself. This rule only needs to terminate.
    depthOfFragment.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet);
    depthOfFragment.set(name, depth);
    return depth;
  };
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
      if (depth > maxDepth)
        context.reportError(
          new QueryTooComplexError(`It nests fields ${depth} levels deep; at most ${maxDepth} are allowed.`),
        );
    },
  };
}

/** Rejects an operation type that the schema lacks. graphql-js would reject the operation only during execution. */
export function operationTypeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (context.getSchema().getRootType(operation)) return;
      const message = `${operation} operations are not supported. Repeat a query instead, or read the change feed with the query \`changes\`.`;
      context.reportError(new AppError(message, "GRAPHQL_VALIDATION_FAILED"));
    },
  };
}

/** Mutations that check or set a password, check a second factor or a session, or send a recovery email. */
const attempts = new Set([
  "signIn",
  "createFirstAccount",
  "refreshSession",
  "acceptInvitation",
  "recoverAccount",
  "changeOwnPassword",
  "requestRecovery",
  "finishSignIn",
  "signInWithPasskey",
  "confirmIdentity",
  "addAuthenticatorApp",
]);

/** Allows one attempt per document, because the rate limits count requests, not aliased fields. */
export function oneAttemptRule(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Field({ name }) {
      if (attempts.has(name.value)) count += 1;
    },
    Document: {
      leave() {
        if (count <= 1) return;
        const list = new Intl.ListFormat("en", { type: "disjunction" }).format(attempts);
        const message = `A request may contain only one ${list}. Send the others separately.`;
        context.reportError(new BadUserInputError([{ field: "query", message }]));
      },
    },
  };
}
