import { formatCount } from "./figures";

/** '1 casino', '2 casinos'. */
export function plural(count: number, singular: string, several = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : several}`;
}

/** The same words, which no line end may part. */
export function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
