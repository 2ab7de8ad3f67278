import type { GraphQLScalarType } from "graphql";

import { BadUserInputError } from "./errors.js";

const nul = String.fromCharCode(0);

/**
 * Makes a text scalar refuse what PostgreSQL cannot store, NUL and lone surrogates, once and for every operation.
 * graphql-js keeps String and ID as singletons, so the scalar itself is changed.
 */
export function refuseBrokenText(scalar: GraphQLScalarType<string>): void {
  const { parseValue, parseLiteral } = scalar;
  scalar.parseValue = (value) => whole(parseValue.call(scalar, value));
  scalar.parseLiteral = (node, variables) => whole(parseLiteral.call(scalar, node, variables));
}

/** What to do about a text that cannot be stored. */
export const brokenTextMessage = "A text holds a character that cannot be stored: remove NUL and half surrogate pairs.";

function whole(text: string): string {
  if (isBroken(text)) {
    throw new BadUserInputError([{ field: "", message: brokenTextMessage }]);
  }
  return text;
}

/** Whether PostgreSQL cannot store a text. A lone surrogate does not survive UTF-8. */
export function isBroken(text: string): boolean {
  return text.includes(nul) || Buffer.from(text, "utf8").toString("utf8") !== text;
}
