import { type ASTNode, GraphQLError, type GraphQLScalarType } from "graphql";

const nul = String.fromCharCode(0);

/**
 * Makes a string scalar reject NUL and lone surrogates, which PostgreSQL cannot store, for every operation. String and
 * ID are singletons of graphql-js, so this changes the scalar itself. The error is a GraphQLError. graphql-js adds the
 * path in the variable, and `errors.ts` names the field.
 */
export function rejectBrokenText(scalar: GraphQLScalarType<string>): void {
  const { parseValue, parseLiteral } = scalar;
  scalar.parseValue = (value) => whole(parseValue.call(scalar, value));
  scalar.parseLiteral = (node, variables) => whole(parseLiteral.call(scalar, node, variables), node);
}

/** Says how to fix a string that cannot be stored. */
export const brokenTextMessage = "This text has a character that cannot be stored: remove NUL and unpaired surrogates.";

function whole(text: string, nodes?: ASTNode): string {
  if (isBroken(text)) throw new GraphQLError(brokenTextMessage, { nodes: nodes ?? null });
  return text;
}

/** Whether PostgreSQL cannot store a string. Lone surrogates cannot be encoded in UTF-8. */
export function isBroken(text: string): boolean {
  return text.includes(nul) || Buffer.from(text, "utf8").toString("utf8") !== text;
}
