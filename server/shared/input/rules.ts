/** Rules for the fields in `*.inputs.ts`, built on class-validator. Each rule's message says what to do. */
import {
  ArrayMaxSize,
  IsInt,
  IsISO8601,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from "class-validator";

import { formatCount } from "../formatCount.js";
import { textLimits } from "../textLimits.js";
import { toSlug } from "./slug.js";

/**
 * Matches control characters, including tabs and line breaks, and characters that change the text direction. Editors
 * could not see them in the stored text.
 */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a trimmed string is one line without hidden characters. */
export function isOneLine(text: string): boolean {
  return !hidden.test(text.trim());
}

/** Combines decorators into one. */
export function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** Creates a rule from a condition. */
export function rule(name: string, holds: (value: unknown) => boolean, message: string): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });
}

const ifGiven = () => ValidateIf((_, value) => value !== undefined);

/**
 * A field that may be omitted, but must not be null, because its column always has a value. Used for flags and enums.
 */
export function NonNull(label: string): PropertyDecorator {
  const message = `${capitalized(label)} can't be removed: enter a value, or leave the field out.`;
  return all(
    ifGiven(),
    rule("notNull", (value) => value !== null, message),
  );
}

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function RequiredText(label: string, max: number): PropertyDecorator {
  return all(
    rule("notBlank", (value) => typeof value === "string" && value.trim() !== "", `Enter a ${label}.`),
    MaxLength(max, { message: `Shorten the ${label} to ${max} characters or fewer.` }),
  );
}

/** A single-line string that must not be blank. */
export function RequiredLine(label: string, max = textLimits.line): PropertyDecorator {
  return all(RequiredText(label, max), oneLine(label));
}

function oneLine(label: string): PropertyDecorator {
  return rule(
    "oneLine",
    (value) => typeof value !== "string" || isOneLine(value),
    `Remove tabs, line breaks and other hidden characters from the ${label}.`,
  );
}

/** A string that may be omitted, but must not be blank. It may contain line breaks. */
export function NonNullText(label: string, max: number): PropertyDecorator {
  return all(ifGiven(), RequiredText(label, max));
}

/** A single-line string that may be omitted, but must not be blank. */
export function NonNullLine(label: string, max = textLimits.line): PropertyDecorator {
  return all(ifGiven(), RequiredLine(label, max));
}

/** An optional string. Null or blank clears the field. */
export function NullableText(label: string, max: number): PropertyDecorator {
  return all(IsOptional(), MaxLength(max, { message: `Shorten the ${label} to ${max} characters or fewer.` }));
}

const slugMax = 120;

/** An optional single-line string. Null or blank clears the field. */
export function NullableLine(label: string, max = textLimits.line): PropertyDecorator {
  return all(NullableText(label, max), oneLine(label));
}

/** A string that is converted to a slug. The slug must not be empty. */
export function RequiredSlug(): PropertyDecorator {
  return all(
    RequiredLine("slug", slugMax),
    rule(
      "slug",
      (value) => typeof value !== "string" || toSlug(value) !== "",
      "Enter a slug with at least one digit or letter from a to z.",
    ),
    // Also check the length of the slug, because a letter from another script can become several Latin letters.
    rule(
      "slugLength",
      (value) => typeof value !== "string" || value.length > slugMax || toSlug(value).length <= slugMax,
      `Shorten the slug to ${slugMax} characters or fewer.`,
    ),
  );
}

/** A slug that may be omitted, but must not be null. */
export function NonNullSlug(): PropertyDecorator {
  return all(ifGiven(), RequiredSlug());
}

/** A whole number, 0 or more. The field may be omitted, but must not be null. */
export function NonNullCount(label: string): PropertyDecorator {
  return all(NonNull(label), count(label));
}

/** A whole number from 0 to `max`. Null means unknown. */
export function NullableCount(label: string, max?: number): PropertyDecorator {
  return all(IsOptional(), count(label, max));
}

const largestCount = 1_000_000_000;

/** Whether a value is a whole number from 0 to `max`. */
export function isCount(value: unknown, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
}

function count(label: string, max?: number): PropertyDecorator {
  const message = `Enter the ${label} as a whole number${max === undefined ? ", 0 or higher" : ` from 0 to ${max}`}.`;
  const tooLarge =
    max === undefined ? `Enter the ${label} as a whole number, at most ${formatCount(largestCount)}.` : message;
  return all(IsInt({ message }), Min(0, { message }), Max(max ?? largestCount, { message: tooLarge }));
}

/**
 * Whether a value is a number from 0 to `max` in steps of 1 / `steps`. Does not use class-validator's IsNumber, which
 * throws for 1e-7.
 */
function isStep(value: unknown, max: number, steps: number): boolean {
  if (typeof value !== "number" || value < 0 || value > max) return false;
  return Math.abs(value * steps - Math.round(value * steps)) < 1e-9;
}

/** A rating from 0 to 5 in steps of 0.1. The field may be omitted, but must not be null. */
export function NonNullRating(): PropertyDecorator {
  const message = "Enter a rating from 0 to 5 in steps of 0.1.";
  return all(
    NonNull("The rating"),
    rule("rating", (value) => isStep(value, 5, 10), message),
  );
}

/** A percentage from 0 to 100 in steps of 0.01. Null means unknown. */
export function NullablePercent(label: string): PropertyDecorator {
  const message = `Enter the ${label} as a percentage from 0 to 100 with up to two decimals.`;
  return all(
    IsOptional(),
    rule("percent", (value) => isStep(value, 100, 100), message),
  );
}

/** A percentage above 0 and up to 1,000, in steps of 0.01. Null means unknown. */
export function NullableMatch(label: string): PropertyDecorator {
  const message = `Enter the ${label} as a percentage from 0.01 to 1,000 with up to two decimals.`;
  return all(
    IsOptional(),
    rule("match", (value) => value !== 0 && isStep(value, 1_000, 100), message),
  );
}

/** A multiple from 0 to 999.99 in steps of 0.01. Null means unknown. */
export function NullableMultiple(label: string): PropertyDecorator {
  const message = `Enter the ${label} as a number from 0 to 999.99 with up to two decimals.`;
  return all(
    IsOptional(),
    rule("multiple", (value) => isStep(value, 999.99, 100), message),
  );
}

/** An amount of money in hundredths of the currency unit, `min` or more. Null means unknown. */
export function NullableAmount(label: string, min: 0 | 1): PropertyDecorator {
  const message = `Enter the ${label} in hundredths of the currency unit, as a whole number from ${min} to ${largestCount}. For example, enter 50000 for 500.00.`;
  return all(IsOptional(), IsInt({ message }), Min(min, { message }), Max(largestCount, { message }));
}

/** A number of days from 1 to 3650. Null means unknown. */
export function NullableDays(label: string): PropertyDecorator {
  const message = `Enter the ${label} as a whole number from 1 to 3,650.`;
  return all(IsOptional(), IsInt({ message }), Min(1, { message }), Max(3_650, { message }));
}

/** The code of a currency or cryptocurrency. Null or blank clears the field. */
export function NullableCurrency(label: string): PropertyDecorator {
  const isCode = (value: unknown) => typeof value === "string" && /^([A-Z]{3,5})?$/.test(value.trim());
  return all(
    IsOptional(),
    rule("currency", isCode, `Enter the ${label} as three to five capital letters, such as USD.`),
  );
}

/** A date and time from the year 2000 to the year 8999. Null clears the field. */
export function NullableMoment(label: string): PropertyDecorator {
  const isMoment = (value: unknown) =>
    value instanceof Date && value.getTime() >= Date.UTC(2000, 0) && value.getTime() < Date.UTC(9000, 0);
  const message = `Enter the ${label} as a date and time with a time zone, such as 2026-12-31T23:59:59Z.`;
  return all(IsOptional(), rule("moment", isMoment, message));
}

/** A year from 1900 to the current year. Null means unknown. */
export function NullableYear(label: string): PropertyDecorator {
  const isYear = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= new Date().getUTCFullYear();
  return all(
    IsOptional(),
    rule("year", isYear, `Enter ${/^[aeiou]/.test(label) ? "an" : "a"} ${label} from 1900 to this year.`),
  );
}

/** A date that exists, in the form YYYY-MM-DD. */
export function RequiredDay(label: string): PropertyDecorator {
  const message = `Enter the ${label} in the form YYYY-MM-DD, such as 2026-11-12.`;
  return all(IsISO8601({ strict: true }, { message }), Matches(/^[1-9]\d{3}-\d\d-\d\d$/, { message }));
}

/** The maximum number of items in a list of phrases. */
export const maxPhrases = 60;

/** A list of short phrases. The field may be omitted, but must not be null. Blank items are removed before storing. */
export function NonNullPhrases(label: string): PropertyDecorator {
  return all(
    NonNull(label),
    ArrayMaxSize(maxPhrases, { message: `Enter no more than ${maxPhrases} ${label}.` }),
    MaxLength(200, { each: true, message: `Shorten each of the ${label} to 200 characters or fewer.` }),
    rule(
      "oneLines",
      (items) => !Array.isArray(items) || items.every((item) => typeof item !== "string" || isOneLine(item)),
      `Remove tabs, line breaks and other hidden characters from the ${label}.`,
    ),
  );
}

/** A JSON object that the database can store, with a limited size. Null means that there is none. */
export function SmallObject(label: string, max: number): PropertyDecorator {
  const isSmall = (value: unknown) => (writtenOut(value)?.length ?? Infinity) <= max;
  const isWhole = (value: unknown) => !brokenJson.test(writtenOut(value) ?? "");
  return all(
    IsOptional(),
    rule("smallObject", isSmall, `Shorten the ${label} to at most ${max} characters of JSON.`),
    rule("wholeTexts", isWhole, `Remove NUL characters and unpaired surrogates from the ${label}.`),
  );
}

/**
 * Matches NUL and lone surrogates in the output of JSON.stringify, which always escapes them. If the backslash is
 * itself escaped, the characters after it are plain text, so they do not match.
 */
const brokenJson = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Returns the value as JSON, or null if it is nested too deeply to serialize. */
function writtenOut(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
