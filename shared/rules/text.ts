/** The kinds of fields that contain text. Blank text counts as no value. */
import { currencyForm } from "../currencyForm.js";
import { toSlug } from "../slug.js";
import { textLimits } from "../textLimits.js";
import { brokenTextMessage, findHidden, hasHidden, isBroken, visibleText } from "../visibleText.js";
import { articleFor, type Empty, type Field, firstProblem } from "./field.js";

/** Whether a trimmed string is one line without hidden characters. */
function isOneLine(value: string): boolean {
  return !hasHidden(value.trim());
}

type Check = (value: string) => string | null;

/**
 * Checks a text as the server reads it. The server rejects text that can't be stored before it looks at the field, and
 * removes invisible characters.
 */
function ofVisible(check: Check): Check {
  return (value) => (isBroken(value) ? brokenTextMessage : check(visibleText(value)));
}

export function notBlank(label: string): Check {
  return (value) => (value.trim() === "" ? `Enter ${articleFor(label)} ${label}.` : null);
}

/** The server trims texts, so blanks around a text do not count. */
export function atMost(label: string, max: number): Check {
  return (value) => (value.trim().length > max ? `Shorten the ${label} to ${max} characters or fewer.` : null);
}

export function oneLine(label: string): Check {
  return (value) =>
    isOneLine(value) ? null : `Remove tabs, line breaks and other hidden characters from the ${label}.`;
}

/** Text may have several lines, but no other hidden characters, which are hard to find in a long text. */
export function withoutHidden(label: string): Check {
  return (value) => {
    const found = findHidden(value.trimEnd());
    return found && `Remove the hidden character ${found.code} from line ${found.line} of the ${label}.`;
  };
}

/** Text of one line. `check` is applied to the trimmed text, unless it is blank. */
export function line<Without extends Empty = "null">(
  label: string,
  {
    without = "null" as Without,
    max = textLimits.line,
    check = () => null,
  }: { without?: Without; max?: number | undefined; check?: Check } = {},
): Field<string, Without> {
  const present = without === "null" ? () => null : notBlank(label);
  const own: Check = (value) => (value.trim() === "" ? null : check(value.trim()));
  const problemOf = ofVisible(firstProblem(present, atMost(label, max), oneLine(label), own));
  return { kind: "line", label, without, problemOf };
}

/** Text of one line that a row must have. */
export function requiredLine(label: string): Field<string, "required"> {
  return line(label, { without: "required" });
}

/** Text of several lines. */
export function text<Without extends "required" | "null" = "null">(
  label: string,
  max: number,
  without = "null" as Without,
): Field<string, Without> {
  const present = without === "null" ? () => null : notBlank(label);
  const problemOf = ofVisible(firstProblem(present, atMost(label, max), withoutHidden(label)));
  return { kind: "text", label, without, problemOf };
}

const slugMax = 120;

/** Text that becomes a slug, which must not be empty. `reserved` are the slugs that no row may have. */
export function slug(reserved: ReadonlySet<string> = new Set()): Field<string, "required"> {
  const { problemOf } = line("slug", { without: "required", max: slugMax });
  return {
    kind: "slug",
    label: "slug",
    without: "required",
    problemOf: firstProblem(
      problemOf,
      (value) => (toSlug(value) === "" ? "Enter a slug with at least one digit or letter from a to z." : null),
      // A letter from another script can become several Latin letters, so check the length of the slug, too.
      (value) => atMost("slug", slugMax)(toSlug(value)),
      (value) =>
        reserved.has(toSlug(value)) ? "The site already has a page at this address. Choose a different slug." : null,
    ),
    isOfOneRow: true,
  };
}

/** The code of a currency or cryptocurrency. */
export function currency(label: string): Field<string, "null"> {
  const message = `Enter the ${label} as three to five capital letters, such as USD.`;
  const isCode = (code: string) => code.trim() === "" || currencyForm.test(code.trim());
  return { kind: "currency", label, without: "null", problemOf: ofVisible((code) => (isCode(code) ? null : message)) };
}

/** The maximum number of items in a list of phrases, and of characters in each. */
export const phraseLimits = { items: 60, characters: 200 };

/** Returns the phrases as the server stores them: visible and trimmed, without empty phrases and duplicates. */
export function uniquePhrases(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => visibleText(item).trim()).filter((item) => item !== ""))];
}

/** A list of short phrases. */
export function phrases(label: string): Field<string[], "default"> {
  const { items: most, characters } = phraseLimits;
  return {
    kind: "phrases",
    label,
    without: "default",
    problemOf(given) {
      if (given.some(isBroken)) return brokenTextMessage;
      const items = uniquePhrases(given);
      if (items.length > most) return `Enter no more than ${most} ${label}.`;
      if (items.some((item) => item.length > characters))
        return `Shorten each of the ${label} to ${characters} characters or fewer.`;
      return items.every(isOneLine) ? null : `Remove tabs, line breaks and other hidden characters from the ${label}.`;
    },
  };
}
