/** Finds words in a text that compare something with others of its kind. */

/** Words that end like a superlative but are none. */
const otherWords =
  "arrest chest contest crest digest dishonest forest guest harvest honest interest invest latest manifest modest nearest nest protest quest request rest self-interest suggest test west";

const rivals = "(?:bonus(?:es)?|brands?|casinos?|competitors?|methods?|offers?|operators?|rivals?|sites?)";

const patterns: readonly string[] = [
  String.raw`(?!(?:${otherWords.replaceAll(" ", "|")})\b)[a-z]{3,}est`,
  "best|worst|(?<!at )least",
  // "Most" and "only" also have other meanings. They compare only in these expressions.
  String.raw`the most|most (?:[\w-]+ ){0,2}?${rivals}`,
  String.raw`the only|only (?:one|this|${rivals})`,
  "no other|any other|nowhere else|a first among",
  "than (?:at|in|on|any|anything|elsewhere|most|other|others|usual)|half the usual|unlike (?:any|most|other)",
  String.raw`in (?:our|this) directory|on this site|few (?:of the )?${rivals}|${rivals} (?:that )?we (?:cover|know|list)`,
  String.raw`(?:in|of|on) our (?:\w+ )?(?:catalogue|list)|in the catalogue`,
];

const expression = new RegExp(String.raw`\b(?:${patterns.join("|")})\b`, "gi");

export interface Span {
  from: number;
  to: number;
}

/** Returns where a text compares. */
export function comparisonsIn(text: string): Span[] {
  return [...text.matchAll(expression)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
}

/** Returns where some words occur in a text. */
export function occurrencesOf(words: string, text: string): Span[] {
  const parts = text.split(words).slice(0, -1);
  let at = 0;
  return parts.map((part) => {
    const from = at + part.length;
    at = from + words.length;
    return { from, to: at };
  });
}

export const isInside = (inner: Span, outers: readonly Span[]) =>
  outers.some(({ from, to }) => from <= inner.from && inner.to <= to);

/** Returns the sentence around a span. */
export function sentenceAround({ from, to }: Span, text: string): string {
  const before = text
    .slice(0, from)
    .split(/[.!?]\s|\n/)
    .at(-1)!;
  const after = text.slice(to).split(/(?<=[.!?])\s|\n/)[0]!;
  return `${before}${text.slice(from, to)}${after}`;
}
