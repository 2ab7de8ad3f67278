/** What a document takes of its caller's budget for being read and validated, whether it is then executed or refused. */
import { Lexer, Source, TokenKind } from "graphql";

import { maxTokens } from "../../../shared/limits.js";

/** One unit for each token. No further than the tokens that a document may have, or than its first syntax error. */
export function unitsOfDocument(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  try {
    while (tokens < maxTokens && lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  } catch {
    // The parser says what is wrong.
  }
  return tokens;
}
