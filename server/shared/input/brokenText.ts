import { type ASTNode, GraphQLError, type GraphQLScalarType } from "graphql";

import { brokenTextMessage, isBroken, visibleText } from "../../../shared/visibleText.js";

/**
 * Makes a string scalar reject NUL and lone surrogates, because PostgreSQL cannot store them, and remove invisible
 * characters. String and ID are singletons of graphql-js, so this changes them for every schema. graphql-js adds the
 * path of the variable to the error, from which `errors.ts` gets the name of the field.
 */
export function rejectBrokenText(scalar: GraphQLScalarType<string>): void {
  const { parseValue, parseLiteral } = scalar;
  scalar.parseValue = (value) => whole(parseValue.call(scalar, value));
  scalar.parseLiteral = (node, variables) => whole(parseLiteral.call(scalar, node, variables), node);
}

function whole(text: string, nodes?: ASTNode): string {
  if (isBroken(text)) throw new GraphQLError(brokenTextMessage, { nodes: nodes ?? null });
  return visibleText(text);
}
