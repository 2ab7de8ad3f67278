/** The validation rule that refuses an operation of a type that the schema does not have, which graphql-js leaves to the execution. */
import type { ASTVisitor, ValidationContext } from "graphql";

import { AppError, errorCodes } from "../../shared/errors.js";

export function operationTypeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (context.getSchema().getRootType(operation)) return;
      const message = `There are no ${operation}s here: ask again, or follow changes.`;
      context.reportError(new AppError(message, errorCodes.graphqlValidationFailed));
    },
  };
}
