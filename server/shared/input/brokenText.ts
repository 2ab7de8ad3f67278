import { type ASTNode, GraphQLError, type GraphQLScalarType } from "graphql";

const nul = String.fromCharCode(0);

/**
 * Makes a string scalar reject NUL and lone surrogates, because PostgreSQL cannot store them. String and ID are
 * singletons of graphql-js, so this changes the scalar for every schema. In the error, the path of the variable comes
 * from graphql-js, and `errors.ts` names the field.
 */
export function rejectBrokenText(scalar: GraphQLScalarType<string>): void {
  const { parseValue, parseLiteral } = scalar;
  scalar.parseValue = (value) => whole(parseValue.call(scalar, value));
  scalar.parseLiteral = (node, variables) => whole(parseLiteral.call(scalar, node, variables), node);
}

/** The message for text that the database cannot store. */
export const brokenTextMessage = "This text has a character that cannot be stored: remove NUL and unpaired surrogates.";

function whole(text: string, nodes?: ASTNode): string {
  if (isBroken(text)) throw new GraphQLError(brokenTextMessage, { nodes: nodes ?? null });
  return text;
}

/** Whether PostgreSQL cannot store a string. UTF-8 cannot encode lone surrogates. */
export function isBroken(text: string): boolean {
  return text.includes(nul) || Buffer.from(text, "utf8").toString("utf8") !== text;
}
