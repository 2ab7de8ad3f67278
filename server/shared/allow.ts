/** The one guard: put on a resolver method, it lets through only whom the policy allows. */
import { type MiddlewareFn, UseMiddleware } from "type-graphql";

import { UnauthenticatedError } from "./errors.js";
import { isAllowed, type Policy, type Viewer } from "./policies.js";

export function Allow(policy: Policy): MethodDecorator {
  const guard: MiddlewareFn<{ viewer: Viewer | null }> = ({ context }, next) => {
    if (!isAllowed(policy, context.viewer)) throw new UnauthenticatedError();
    return next();
  };
  return UseMiddleware(guard) as MethodDecorator;
}
