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

function whole(text: string): string {
  if (text.includes(nul) || !isWellFormed(text)) {
    throw new BadUserInputError([
      { field: "", message: "A text holds a character that cannot be stored: remove NUL and half surrogate pairs." },
    ]);
  }
  return text;
}

/** A lone surrogate does not survive UTF-8. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text, "utf8").toString("utf8") === text;
}
