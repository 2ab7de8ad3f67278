/** The one guard. Every query and mutation has it, and every field that only some callers may see. */
import { Extensions, type MiddlewareFn, UseMiddleware } from "type-graphql";

import { UnauthenticatedError } from "../errors.js";
import { isAllowed, type Policy, type Viewer } from "./policies.js";

/** Lets through only whom the policy allows, and records the policy in the schema, where `access.test.ts` reads it. */
export function Allow(policy: Policy): MethodDecorator {
  const guard: MiddlewareFn<{ viewer: Viewer | null }> = ({ context }, next) => {
    if (!isAllowed(policy, context.viewer)) throw new UnauthenticatedError();
    return next();
  };
  return (...method) => {
    UseMiddleware(guard)(...method);
    Extensions({ policy })(...method);
  };
}
