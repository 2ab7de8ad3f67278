/** The rules of the panel's fields, in the words of the server, which has the same ones and the last say. */
import { LINE_MAX, LINK_MAX, PHRASE_MAX, PHRASES_MAX, RATING_MAX, SLUG_MAX, YEAR_MIN } from "../limits";
import { toSlug } from "../slug";
import type { Check } from "./fields";

type Text = Check<string>;

/** The first sentence that any of the rules has to say. */
function first(...checks: Text[]): Text {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem) return problem;
    }
    return null;
  };
}

/** A text that may be missing. */
export function text(label: string, max: number = LINE_MAX): Text {
  return (value) => (value.length > max ? `Shorten the ${label} to at most ${max} characters.` : null);
}

export function requiredText(label: string, max: number = LINE_MAX): Text {
  return first((value) => (value.trim() === "" ? `Enter a ${label}.` : null), text(label, max));
}

export const slug: Text = first(
  requiredText("slug", SLUG_MAX),
  (value) => (toSlug(value) === "" ? "Enter a slug with at least one letter a to z or digit." : null),
  // A letter of another script can become several.
  (value) => text("slug", SLUG_MAX)(toSlug(value)),
);

/** A number that may be missing. `check` sees it as a number. */
function number(message: string, holds: (value: number) => boolean): Text {
  return (value) => (value.trim() === "" || (isNumber(value) && holds(Number(value))) ? null : message);
}

function isNumber(value: string): boolean {
  return Number.isFinite(Number(value));
}

/** A decimal with no more places than the step has, within the noise of binary fractions. */
function isStep(value: number, perUnit: number): boolean {
  return Math.abs(value * perUnit - Math.round(value * perUnit)) < 1e-7;
}

const LARGEST_COUNT = 1_000_000_000;

export function count(label: string, max?: number): Text {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0;
  if (max !== undefined)
    return number(`Enter a whole number from 0 to ${max} for the ${label}.`, (value) => isCount(value) && value <= max);
  return first(
    number(`Enter a whole number from 0 up for the ${label}.`, isCount),
    number(`Enter a smaller number for the ${label}.`, (value) => value <= LARGEST_COUNT),
  );
}

export const rating: Text = number(
  `Enter a rating from 0 to ${RATING_MAX} in steps of 0.1.`,
  (value) => value >= 0 && value <= RATING_MAX && isStep(value, 10),
);

export function percent(label: string): Text {
  const message = `Enter the ${label} as a percentage from 0 to 100 with at most two decimals.`;
  return number(message, (value) => value >= 0 && value <= 100 && isStep(value, 100));
}

export const year: Text = number(
  "Enter the year of opening as a year from 1900 to this year.",
  (value) => Number.isInteger(value) && value >= YEAR_MIN && value <= new Date().getUTCFullYear(),
);

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}

function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/** An address that may be missing: http, https or, where allowed, a path on our own site. */
export function link(label: string, { ownPaths = false } = {}): Text {
  // The server refuses a picture from http://, but an old one must not block the other fields of its row.
  const kinds = ownPaths ? "starts with https:// or a single /" : "starts with https:// or http://";
  const isLink = (value: string) => value === "" || isWebAddress(value) || (ownPaths && isOwnPath(value));
  return first(text(label, LINK_MAX), (value) => (isLink(value.trim()) ? null : `Enter a ${label} that ${kinds}.`));
}

/** A list of short phrases. */
export function phrases(label: string): Check<readonly string[]> {
  return (items) => {
    if (items.length > PHRASES_MAX) return `Give at most ${PHRASES_MAX} ${label}.`;
    const isLong = items.some((item) => item.length > PHRASE_MAX);
    return isLong ? `Shorten each of the ${label} to at most ${PHRASE_MAX} characters.` : null;
  };
}

/** What begins each line of a list that was copied. */
export const bullet = /^\s*[-*•]\s+/;

/** What a text with commas holds: trimmed, empty and repeated items dropped. */
export function splitPhrases(typed: string): string[] {
  // Lines that are pasted from a list bring its bullets along.
  return uniquePhrases(typed.split(/[,;\r\n]/).map((item) => item.replace(bullet, "")));
}

/** A list as it will be stored: trimmed, empty and repeated items dropped. */
export function uniquePhrases(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ""))];
}
