/** Finds where a search text matches a casino, so clients can highlight it. */
import Fuse from "fuse.js";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

import { foldedWords, foldText } from "../../../shared/foldText.js";
import { memoizeText } from "../../shared/memoize.js";
import { fuseThreshold } from "../../catalogue/search/searchedTable.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import { searchedCasinos } from "./casino.search.js";

type SearchedCasino = Pick<Casino, "id" | (typeof searchedCasinos)["fields"][number]["name"]>;

/** The values are the names of a casino's properties. The API uses the names of the enum. */
export enum SearchField {
  NAME = "name",
  DESCRIPTION = "description",
  GAME_PROVIDERS = "gameProviders",
  PAYMENT_METHODS = "paymentMethods",
  LICENSES = "licenses",
}

registerEnumType(SearchField, {
  name: "SearchField",
  description: "A casino field that the search covers.",
  valuesConfig: {
    NAME: { description: "The casino's `name`." },
    DESCRIPTION: { description: "The casino's `description`." },
    GAME_PROVIDERS: { description: "One of the casino's `gameProviders`." },
    PAYMENT_METHODS: { description: "One of the casino's `paymentMethods`." },
    LICENSES: { description: "One of the casino's `licenses`." },
  },
});

@ObjectType({
  description: "A range of a string, in UTF-16 code units as in JavaScript.",
  simpleResolvers: true,
})
export class TextRange {
  @Field(() => Int, { description: "The start index, counted from 0." })
  start!: number;

  @Field(() => Int, { description: "The end index, exclusive." })
  end!: number;
}

@ObjectType({ description: "A field value of a casino that matches the search text.", simpleResolvers: true })
export class SearchMatch {
  @Field(() => SearchField, { description: "The field that matches." })
  field!: SearchField;

  @Field(() => Int, {
    nullable: true,
    description: "The index of the value in a list field, counted from 0; null for other fields.",
  })
  index!: number | null;

  @Field(() => String, { description: "The field value that `ranges` refers to." })
  text!: string;

  @Field(() => [TextRange], {
    // The ranges are few and computed in memory. If they were charged like rows of a list, they would cost more than
    // the casinos.
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: "The matching ranges of `text` in order. Ranges neither overlap nor touch.",
  })
  ranges!: TextRange[];
}

/** Returns the additional cost of a casino's matches, which require another search of the casino. */
export function matchesCost({ childComplexity }: { childComplexity: number }): number {
  return 1 + 5 * childComplexity;
}

/**
 * Finds the matches of a search text in these casinos, by casino id. The name comes first, and the items of lists keep
 * their order. If every search word begins a word of the casino, the matches are these beginnings of words and all
 * exact matches of the search text. Otherwise, they come from Fuse.js. If there are none, the match is the whole name.
 */
export function findMatches(text: string, casinos: readonly SearchedCasino[]): Map<string, SearchMatch[]> {
  const wanted = foldedWords(text);
  // Memoize this, because casinos share many texts, such as the names of providers.
  const wordsAndSimilar = memoizeText((searched) => ({
    words: foldedWords(searched),
    similar: similarRanges(text, searched),
  }));
  return new Map(casinos.map((casino) => [casino.id, matchesOf(casino)]));

  function matchesOf(casino: SearchedCasino): SearchMatch[] {
    const texts = searchedTextsOf(casino).map((searched) => ({ ...searched, ...wordsAndSimilar(searched.text) }));
    const words = texts.flatMap((each) => each.words);
    const isByWords = wanted.length > 0 && wanted.every((begin) => words.some((word) => word.startsWith(begin)));
    const matches = texts.flatMap(({ field, index, text: searched, similar }) => {
      const literal = similar.filter(({ start, end }) => isSameText(searched.slice(start, end), text));
      const found = isByWords ? [...literal, ...wordRanges(searched, wanted)] : similarWords(searched, similar);
      const ranges = join(searched, found);
      return ranges.length === 0 ? [] : [{ field, index, text: searched, ranges }];
    });
    return matches.length > 0 ? matches : [wholeName(casino)];
  }
}

/** The match of a casino that is found because its whole name resembles the search text, or by its slug. */
function wholeName({ name }: SearchedCasino): SearchMatch {
  return { field: SearchField.NAME, index: null, text: name, ranges: [{ start: 0, end: name.length }] };
}

/** Returns the ranges that Fuse matches. */
function similarRanges(wanted: string, text: string): TextRange[] {
  const { isMatch, indices = [] } = Fuse.match(wanted, text, { threshold: fuseThreshold, includeMatches: true });
  return !isMatch ? [] : indices.map(([start, last]) => ({ start, end: last + 1 }));
}

function searchedTextsOf(casino: SearchedCasino): Omit<SearchMatch, "ranges">[] {
  return searchedCasinos.fields.flatMap(({ name }) => {
    const value = casino[name] as string | string[] | null;
    return [value ?? []].flat().map((text, at) => ({
      field: name as SearchField,
      index: Array.isArray(value) ? at : null,
      text,
    }));
  });
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function wordsIn(text: string): TextRange[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index: start }) => {
    return { start, end: start + word.length };
  });
}

/**
 * Returns the words that Fuse's ranges mostly cover, or the ranges themselves if there is no such word. Fuse's ranges
 * can begin and end within words.
 */
function similarWords(text: string, similar: TextRange[]): TextRange[] {
  const covered = wordsIn(text).filter(({ start, end }) => {
    const lengths = similar.map((range) => Math.max(0, Math.min(range.end, end) - Math.max(range.start, start)));
    return 2 * lengths.reduce((sum, length) => sum + length, 0) > end - start;
  });
  return covered.length > 0 ? covered : similar;
}

/** Returns the word prefixes that match a search word. */
function wordRanges(text: string, wanted: string[]): TextRange[] {
  return wordsIn(text).flatMap(({ start, end }) => {
    const word = text.slice(start, end);
    const folded = foldText(word);
    const lengths = wanted.filter((beginning) => folded.startsWith(beginning)).map(({ length }) => length);
    return lengths.length === 0 ? [] : [{ start, end: start + lengthOf(word, Math.max(...lengths)) }];
  });
}

/** Returns how many code units of the word make up the first `foldedLength` characters of its folded form. */
function lengthOf(word: string, foldedLength: number): number {
  let length = 0;
  for (const { segment } of graphemes.segment(word)) {
    if (foldText(word.slice(0, length)).length >= foldedLength) break;
    length += segment.length;
  }
  return length;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Trims blanks, and extends each range to whole characters. Then sorts the ranges, and merges ranges that overlap or
 * touch.
 */
function join(text: string, ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.map((each) => fit(text, each)).toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (range.start >= range.end) continue;
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

function fit(text: string, range: TextRange): TextRange {
  let start = Math.min(range.start, text.length);
  let end = Math.min(range.end, text.length);
  while (start < end && text[start]!.trim() === "") start += 1;
  while (start < end && text[end - 1]!.trim() === "") end -= 1;
  if (isInsideCharacter(text, start)) start -= 1;
  if (isInsideCharacter(text, end)) end += 1;
  return { start, end };
}

/** Whether a position is inside a surrogate pair, for example in an emoji. */
function isInsideCharacter(text: string, at: number): boolean {
  return at > 0 && at < text.length && text.codePointAt(at - 1)! > 0xffff;
}
