import { type ASTNode, GraphQLError, type GraphQLScalarType } from "graphql";

import { visibleText } from "../../../shared/visibleText.js";

const nul = String.fromCharCode(0);

/**
 * Makes a string scalar reject NUL and lone surrogates, because PostgreSQL cannot store them, and remove invisible
 * characters. String and ID are
 * singletons of graphql-js, so this changes them for every schema. graphql-js adds the path of the variable to the
 * error, from which `errors.ts` gets the name of the field.
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
  return visibleText(text);
}

/**
 * Whether a string contains something that PostgreSQL cannot store: NUL, or lone surrogates, which UTF-8 cannot encode.
 */
export function isBroken(text: string): boolean {
  return text.includes(nul) || Buffer.from(text, "utf8").toString("utf8") !== text;
}
