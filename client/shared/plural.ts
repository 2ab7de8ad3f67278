/** '1 casino', '2 casinos'. */
export function plural(count: number, singular: string, several = `${singular}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? singular : several}`;
}

/** The same words, which no line end may part. */
export function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
