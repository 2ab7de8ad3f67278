/** Finds where a search text matches a casino, so clients can highlight it. */
import Fuse from "fuse.js";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

import { foldText } from "../../shared/input/foldText.js";
import { scoreOf } from "./search/bitap.js";
import { threshold } from "./search/errorBudget.js";
import { type SearchedField, searchedFields, textsOf } from "./search/fuseDefinition.js";
import type { IndexedCasino } from "./search/indexedCasino.js";
import { type Pattern, toPattern } from "./search/pattern.js";
import { wordsOf } from "./search/words.js";

export enum SearchField {
  NAME = "NAME",
  DESCRIPTION = "DESCRIPTION",
  GAME_PROVIDERS = "GAME_PROVIDERS",
  PAYMENT_METHODS = "PAYMENT_METHODS",
  LICENSES = "LICENSES",
}

registerEnumType(SearchField, {
  name: "SearchField",
  description: "A field of a casino that a search text is looked for in.",
  valuesConfig: {
    NAME: { description: "Its `name`." },
    DESCRIPTION: { description: "Its `description`." },
    GAME_PROVIDERS: { description: "One of its `gameProviders`." },
    PAYMENT_METHODS: { description: "One of its `paymentMethods`." },
    LICENSES: { description: "One of its `licenses`." },
  },
});

@ObjectType({
  description: "A part of a text, counted in UTF-16 code units as JavaScript does.",
  simpleResolvers: true,
})
export class TextRange {
  @Field(() => Int, { description: "Where it begins; the text itself begins at 0." })
  start!: number;

  @Field(() => Int, { description: "Where it has ended: the first place that is no longer part of it." })
  end!: number;
}

@ObjectType({ description: "A text of a casino in which a search text was found.", simpleResolvers: true })
export class SearchMatch {
  @Field(() => SearchField, { description: "Where the text stands." })
  field!: SearchField;

  @Field(() => Int, {
    nullable: true,
    description: "Which value of the field, from 0; null where the field is one text and not a list.",
  })
  index!: number | null;

  @Field(() => String, { description: "The text as it was when it was searched: the ranges fit this one." })
  text!: string;

  @Field(() => [TextRange], {
    // Short and in memory; taken for a list of rows, they would cost more than the casinos themselves.
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: "What of it matched, in order, none touching another.",
  })
  ranges!: TextRange[];
}

/** What a list of matches costs beside the casino that it belongs to: each is searched once more, by all words of the text. */
export function matchesCost({ childComplexity }: { childComplexity: number }): number {
  return 1 + 5 * childComplexity;
}

interface SearchedText {
  field: SearchField;
  index: number | null;
  text: string;
}

/**
 * Where a text is found in each of these casinos, by id, the name first and lists in their order.
 * Where every word of the text begins a word of the casino, these beginnings; otherwise what Fuse.js found.
 */
export function findMatches(text: string, casinos: IndexedCasino[]): Map<string, SearchMatch[]> {
  const words = wordsOf(text);
  const lookAt = textReader(text);
  return new Map(casinos.map((casino) => [casino.id, matchesOf(casino)]));

  function matchesOf(casino: IndexedCasino): SearchMatch[] {
    const texts = searchedTextsOf(casino);
    const matchedWords = texts.flatMap((each) => lookAt(each.text).words);
    const isByWords = words.length > 0 && words.every((word) => matchedWords.some((each) => each.startsWith(word)));
    return texts.flatMap((searched) => {
      const { similar } = lookAt(searched.text);
      const literal = similar.filter(({ start, end }) => isSameText(searched.text.slice(start, end), text));
      const ranges = isByWords
        ? [...literal, ...wordRanges(searched.text, words)]
        : similarWords(searched.text, similar);
      const joined = join(searched.text, ranges);
      return joined.length === 0 ? [] : [{ ...searched, ranges: joined }];
    });
  }
}

interface TextFacts {
  words: string[];
  /** What Fuse finds of the search text. */
  similar: TextRange[];
}

/** Looks at each text once, however many of the casinos have it. Fuse is asked only where it is known to find something. */
function textReader(wanted: string): (text: string) => TextFacts {
  const pattern = wanted.trim() === "" ? null : toPattern(wanted);
  const factsByText = new Map<string, TextFacts>();
  return (text) => {
    const facts = factsByText.get(text) ?? {
      words: wordsOf(text),
      similar: pattern ? similarTo(pattern, wanted, text) : [],
    };
    factsByText.set(text, facts);
    return facts;
  };
}

function similarTo(pattern: Pattern, wanted: string, text: string): TextRange[] {
  if (text.trim() === "" || scoreOf(pattern, text.toLowerCase()) === null) return [];
  const { indices = [] } = Fuse.match(wanted, text, { threshold, includeMatches: true });
  return indices.map(([start, last]) => ({ start, end: last + 1 }));
}

const fieldOf: Record<SearchedField, SearchField> = {
  name: SearchField.NAME,
  description: SearchField.DESCRIPTION,
  gameProviders: SearchField.GAME_PROVIDERS,
  paymentMethods: SearchField.PAYMENT_METHODS,
  licenses: SearchField.LICENSES,
};

function searchedTextsOf(casino: IndexedCasino): SearchedText[] {
  return searchedFields.flatMap(({ name }) =>
    textsOf(casino, name).map((text, index) => {
      return { field: fieldOf[name], index: Array.isArray(casino[name]) ? index : null, text };
    }),
  );
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

interface Word {
  start: number;
  end: number;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index: start }) => {
    return { start, end: start + word.length };
  });
}

/** The words that Fuse's ranges cover for the most part: its ranges begin and end within words. */
function similarWords(text: string, similar: TextRange[]): TextRange[] {
  const covered = wordsIn(text).filter(({ start, end }) => {
    const lengths = similar.map((range) => Math.max(0, Math.min(range.end, end) - Math.max(range.start, start)));
    return 2 * lengths.reduce((sum, length) => sum + length, 0) > end - start;
  });
  return covered.length > 0 ? covered : similar;
}

/** The beginnings of words that one of the wanted words names. */
function wordRanges(text: string, wanted: string[]): TextRange[] {
  return wordsIn(text).flatMap(({ start, end }) => {
    const word = text.slice(start, end);
    const folded = foldText(word);
    const lengths = wanted.filter((beginning) => folded.startsWith(beginning)).map(({ length }) => length);
    return lengths.length === 0 ? [] : [{ start, end: start + lengthOf(word, Math.max(...lengths)) }];
  });
}

/** How many code units of a word make up the first so many of it without accents. */
function lengthOf(word: string, foldedLength: number): number {
  let length = 0;
  for (const { segment } of graphemes.segment(word)) {
    if (foldText(word.slice(0, length)).length >= foldedLength) break;
    length += segment.length;
  }
  return length;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** In order, joined where they touch, without blanks at their ends and without half a character. */
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

/** Whether a place lies between the two halves of one character, such as an emoji's. */
function isInsideCharacter(text: string, at: number): boolean {
  return at > 0 && at < text.length && text.codePointAt(at - 1)! > 0xffff;
}
