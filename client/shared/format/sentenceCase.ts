/** Returns words with a capital letter at the start: `Payment methods` for `payment methods`. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
