import { recipeClass } from "../../theme/classNames";
import type * as recipes from "./casinos.recipe";
import type { SearchField } from "../../graphql/schemaTypes.generated";
import { Fragment } from "react";

/** The length of the description excerpt around a match, in characters. */
const SNIPPET_LENGTH = 110;

const matchList = recipeClass<typeof recipes.matches>("matches");

/** A search match in one field of a casino, as the API returns it. */
export interface SearchMatch {
  field: SearchField;
  text: string;
  ranges: readonly TextRange[];
}

const nowhere: readonly TextRange[] = [];

/** Returns the ranges to highlight in `text`, or no ranges if the search matched different text. */
export function rangesIn(
  text: string,
  field: SearchMatch["field"],
  matches: readonly SearchMatch[] = [],
): readonly TextRange[] {
  return matches.find((match) => match.field === field && match.text === text)?.ranges ?? nowhere;
}

/** The fields whose matches appear in a separate list on the card, in order, with their labels. */
const fields: readonly { field: SearchMatch["field"]; label: string }[] = [
  { field: "DESCRIPTION", label: "About" },
  { field: "GAME_PROVIDERS", label: "Games by" },
  { field: "PAYMENT_METHODS", label: "Pay with" },
];

/** Shows the text fields in which a search found matches, except the casino's name and licenses. */
export function CasinoMatches({ matches }: { matches: readonly SearchMatch[] }) {
  const groups = fields
    .map(({ field, label }) => ({ label, texts: matches.filter((match) => match.field === field) }))
    .filter(({ texts }) => texts.length > 0);
  return (
    <dl className={matchList()}>
      {groups.map(({ label, texts }) => (
        <div key={label}>
          <dt>{label}</dt>
          {texts.map(({ text, ranges }) => (
            <dd key={text}>
              <Highlight {...snippetAround(text, ranges, SNIPPET_LENGTH)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface Snippet {
  text: string;
  ranges: TextRange[];
}

const ELLIPSIS = "…";

/** Returns the start of the word at `at`. */
function wordStart(text: string, at: number): number {
  const blank = text.lastIndexOf(" ", at - 1);
  return at <= 0 ? 0 : blank + 1;
}

/** Returns the end of the word at `at`. */
function wordEnd(text: string, at: number): number {
  const blank = text.indexOf(" ", at);
  return at >= text.length || blank === -1 ? text.length : blank;
}

/**
 * Returns a snippet of about `length` characters around the first range. The snippet starts and ends between words. The
 * returned ranges are relative to the snippet.
 */
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

/** A range of characters. The positions count UTF-16 code units, as in JavaScript strings. */
interface TextRange {
  start: number;
  end: number;
}

interface HighlightProps {
  text: string;
  /** The ranges to highlight, in order. Overlapping and adjacent ranges must be merged. */
  ranges: readonly TextRange[];
}

/** Shows text with its matches highlighted. */
export function Highlight({ text, ranges }: HighlightProps) {
  return (
    <>
      {ranges.map(({ start, end }, position) => (
        <Fragment key={start}>
          {text.slice(ranges[position - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
