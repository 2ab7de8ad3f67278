import type { TextRange } from "../../shared/ui/Marked";

export interface Snippet {
  text: string;
  ranges: TextRange[];
}

const ELLIPSIS = "…";

/** The nearest place at or before `at` where a word begins. */
function wordStart(text: string, at: number): number {
  const blank = text.lastIndexOf(" ", at - 1);
  return at <= 0 ? 0 : blank + 1;
}

/** The nearest place at or after `at` where a word has ended. */
function wordEnd(text: string, at: number): number {
  const blank = text.indexOf(" ", at);
  return at >= text.length || blank === -1 ? text.length : blank;
}

/** About `length` characters of a text around the first of its ranges, cut between words, with the ranges that are in it. */
export function snippetAround(text: string, ranges: readonly TextRange[], length: number): Snippet {
  const first = ranges[0];
  if (!first || text.length <= length) return { text, ranges: [...ranges] };
  const before = Math.max(0, Math.floor((length - (first.end - first.start)) / 3));
  const start = wordStart(text, Math.max(0, Math.min(first.start - before, text.length - length)));
  const end = wordEnd(text, Math.max(first.end, start + length));
  const opening = start > 0 ? ELLIPSIS : "";
  const shift = opening.length - start;
  return {
    text: `${opening}${text.slice(start, end)}${end < text.length ? ELLIPSIS : ""}`,
    ranges: ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ start: range.start + shift, end: range.end + shift })),
  };
}
