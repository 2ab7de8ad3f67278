import { type ASTNode, GraphQLError, type GraphQLScalarType } from "graphql";

const nul = String.fromCharCode(0);

/**
 * Makes a text scalar refuse what PostgreSQL cannot store, NUL and lone surrogates, once and for every operation.
 * graphql-js keeps String and ID as singletons, so the scalar itself is changed. The error is GraphQL's own kind:
 * graphql-js adds where in a variable the text is, and `errors.ts` names that field.
 */
export function refuseBrokenText(scalar: GraphQLScalarType<string>): void {
  const { parseValue, parseLiteral } = scalar;
  scalar.parseValue = (value) => whole(parseValue.call(scalar, value));
  scalar.parseLiteral = (node, variables) => whole(parseLiteral.call(scalar, node, variables), node);
}

/** What to do about a text that cannot be stored. */
export const brokenTextMessage =
  "This text has a character that cannot be stored: remove NUL and half surrogate pairs.";

function whole(text: string, nodes?: ASTNode): string {
  if (isBroken(text)) throw new GraphQLError(brokenTextMessage, { nodes: nodes ?? null });
  return text;
}

/** Whether PostgreSQL cannot store a text. A lone surrogate does not survive UTF-8. */
export function isBroken(text: string): boolean {
  return text.includes(nul) || Buffer.from(text, "utf8").toString("utf8") !== text;
}
