/** The validation rule that refuses too many aliases, the cheap way to make one request do the work of many. */
import type { ASTVisitor, ValidationContext } from "graphql";

import { maxAliases } from "../../shared/limits.js";
import { QueryTooComplexError } from "./queryTooComplexError.js";

export function aliasRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias) aliases += 1;
    },
    Document: {
      leave() {
        if (aliases > maxAliases)
          context.reportError(new QueryTooComplexError(`It has ${aliases} aliases; ${maxAliases} are allowed.`));
      },
    },
  };
}
