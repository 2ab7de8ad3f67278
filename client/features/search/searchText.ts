import { SEARCH_TEXT_MAX } from "../../shared/limits";

/** A text as the server takes it: no blanks around it, no NUL, not too long, no half of a character. */
export function cleanSearchText(text: string): string {
  const short = text.replaceAll("\0", "").trim().slice(0, SEARCH_TEXT_MAX);
  return short.replaceAll(/\p{Surrogate}/gu, "").trim();
}
