/** The guard for every operation, and for every field that only some callers may see. */
import { Extensions, type MiddlewareFn, UseMiddleware } from "type-graphql";

import { checkAllowed, type Policy, type Viewer } from "./policies.js";

/** Applies the policy, and records it in the schema for `access.test.ts`. */
export function Allow(policy: Policy): MethodDecorator {
  const guard: MiddlewareFn<{ viewer: Viewer | null }> = ({ context, info }, next) => {
    checkAllowed(policy, context.viewer, info.parentType.name === "Mutation" ? "mutation" : "query");
    return next();
  };
  return (...method) => {
    UseMiddleware(guard)(...method);
    Extensions({ policy })(...method);
  };
}
