/** Rules for input fields, each with a message that says what to do. Built on class-validator, used in `*.inputs.ts`. */
import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from "class-validator";

import { textLimits } from "../textLimits.js";
import { toSlug } from "./slug.js";

/**
 * Control characters, tabs and line breaks among them, and the characters that turn the direction of the text around
 * them: what an editor reads would not be what is stored.
 */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text, trimmed as it is stored, is one line without hidden characters. */
function isOneLine(text: string): boolean {
  return !hidden.test(text.trim());
}

export function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

function rule(
  name: string,
  holds: (value: unknown) => boolean,
  message: string,
  options?: ValidationOptions,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } }, options);
}

/** The field may be left out, but not be null: its column always has a value. */
function mayBeLeftOut(label: string): PropertyDecorator {
  return all(
    ValidateIf((_, value) => value !== undefined),
    rule(
      "notNull",
      (value) => value !== null,
      `${capitalized(label)} can't be removed: give a value, or leave the field out.`,
    ),
  );
}

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A text that must not be blank. */
export function RequiredLine(label: string, max = textLimits.line): PropertyDecorator {
  return all(
    rule("notBlank", (value) => typeof value === "string" && value.trim() !== "", `Enter a ${label}.`),
    MaxLength(max, { message: `Shorten the ${label} to at most ${max} characters.` }),
    oneLine(label),
  );
}

function oneLine(label: string): PropertyDecorator {
  return rule(
    "oneLine",
    (value) => typeof value !== "string" || isOneLine(value),
    `Remove tabs, line breaks and other hidden characters from the ${label}.`,
  );
}

/** A text that must not be blank where it is given. */
export function NonNullLine(label: string, max = textLimits.line): PropertyDecorator {
  return all(
    ValidateIf((_, value) => value !== undefined),
    RequiredLine(label, max),
  );
}

/** A text that may be missing: null or blank removes it. */
export function NullableText(label: string, max: number): PropertyDecorator {
  return all(IsOptional(), MaxLength(max, { message: `Shorten the ${label} to at most ${max} characters.` }));
}

const slugMax = 120;

/** One line that may be missing: null or blank removes it. */
export function NullableLine(label: string, max = textLimits.line): PropertyDecorator {
  return all(NullableText(label, max), oneLine(label));
}

/** A text that becomes a slug: something must be left of it. */
export function RequiredSlug(): PropertyDecorator {
  return all(
    RequiredLine("slug", slugMax),
    rule(
      "slug",
      (value) => typeof value !== "string" || toSlug(value) !== "",
      "Enter a slug with at least one letter a to z or digit.",
    ),
    // A letter of another script can become several.
    rule(
      "slugLength",
      (value) => typeof value !== "string" || value.length > slugMax || toSlug(value).length <= slugMax,
      `Shorten the slug to at most ${slugMax} characters.`,
    ),
  );
}

export function NonNullSlug(): PropertyDecorator {
  return all(
    ValidateIf((_, value) => value !== undefined),
    RequiredSlug(),
  );
}

/** A flag, or an enum value, that may be left out but not be null. */
export function NonNull(label: string): PropertyDecorator {
  return mayBeLeftOut(label);
}

/** An input of which at least one field must be given. */
export function NonNullValue(message: string): PropertyDecorator {
  const isGiven = (value: unknown) => Object.values(value as object).some((each) => each !== undefined);
  return all(rule("notEmpty", isGiven, message), ValidateNested());
}

/** A whole number from 0 up that may be left out but not be null. */
export function NonNullCount(label: string): PropertyDecorator {
  return all(mayBeLeftOut(label), count(label));
}

/** A whole number from 0 to `max`; null where it is not known. */
export function NullableCount(label: string, max?: number): PropertyDecorator {
  return all(IsOptional(), count(label, max));
}

const largestCount = 1_000_000_000;

function count(label: string, max?: number): PropertyDecorator {
  const message = `Enter a whole number from 0 ${max === undefined ? "up" : `to ${max}`} for the ${label}.`;
  const tooLarge = max === undefined ? `Enter a smaller number for the ${label}.` : message;
  return all(IsInt({ message }), Min(0, { message }), Max(max ?? largestCount, { message: tooLarge }));
}

/** 0 to 5 in steps of 0.1 (spec section 5). */
export function NonNullRating(): PropertyDecorator {
  const isRating = (value: unknown) =>
    typeof value === "number" && value >= 0 && value <= 5 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
  return all(mayBeLeftOut("The rating"), rule("rating", isRating, "Enter a rating from 0 to 5 in steps of 0.1."));
}

/** 0 to 100 in steps of 0.01 (spec section 5); null where it is not known. */
export function NullablePercent(label: string): PropertyDecorator {
  const isPercent = (value: unknown) =>
    typeof value === "number" && value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-7;
  return all(
    IsOptional(),
    rule("percent", isPercent, `Enter the ${label} as a percentage from 0 to 100 with at most two decimals.`),
  );
}

/** 1900 to the current year; null where it is not known. */
export function NullableYear(label: string): PropertyDecorator {
  const isYear = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= new Date().getUTCFullYear();
  return all(IsOptional(), rule("year", isYear, `Enter the ${label} as a year from 1900 to this year.`));
}

/** A day that exists, as ISO 8601 has it. */
export function RequiredDay(label: string): PropertyDecorator {
  const isDay = (value: unknown) => typeof value === "string" && /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && exists(value);
  // Date.parse takes a 30 February for the beginning of March.
  const exists = (day: string) => {
    const moment = Date.parse(day);
    return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
  };
  return rule("day", isDay, `Give the ${label} as year, month and day, such as 2026-11-12.`);
}

/** The address of a page elsewhere, http or https; null or blank removes it. */
export function NullableLink(label: string): PropertyDecorator {
  const isLink = (value: unknown) => typeof value === "string" && (value.trim() === "" || isWebAddress(value));
  const message = `Enter a ${label} that starts with https:// or http://.`;
  return all(NullableLine(label, 2_000), rule("link", isLink, message));
}

/**
 * The address of a picture, https or a path on our own site; null or blank removes it. Browsers load no picture by http
 * into our pages (securityHeaders.ts).
 */
export function NullablePicture(label: string): PropertyDecorator {
  const isPicture = (value: unknown) =>
    typeof value === "string" &&
    (value.trim() === "" || (isWebAddress(value) && /^\s*https:/i.test(value)) || isOwnPath(value));
  const message = `Enter a ${label} that starts with https:// or a single /. Browsers do not show pictures from http://.`;
  return all(NullableLine(label, 2_000), rule("picture", isPicture, message));
}

function isWebAddress(value: string): boolean {
  // The parser would drop tabs and line breaks, and take the rest for the address.
  if (!/^https?:\/\/[^\s\p{Cf}]+$/iu.test(value.trim()) || !URL.canParse(value.trim())) return false;
  const { username, password } = new URL(value.trim());
  return username === "" && password === "";
}

function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cf}]*$/u.test(value.trim());
}

/** A list of short phrases that may be left out but not be null. Blank items are dropped when it is stored. */
export function NonNullPhrases(label: string): PropertyDecorator {
  const most = 60;
  return all(
    mayBeLeftOut(label),
    ArrayMaxSize(most, { message: `Give at most ${most} ${label}.` }),
    MaxLength(200, { each: true, message: `Shorten each of the ${label} to at most 200 characters.` }),
    rule(
      "oneLines",
      (items) => !Array.isArray(items) || items.every((item) => typeof item !== "string" || isOneLine(item)),
      `Remove tabs, line breaks and other hidden characters from the ${label}.`,
    ),
  );
}

/** A JSON object of bounded size that the database can store; null where there is none. */
export function SmallObject(label: string, max: number): PropertyDecorator {
  const isSmall = (value: unknown) => (writtenOut(value)?.length ?? Infinity) <= max;
  const isWhole = (value: unknown) => !brokenJson.test(writtenOut(value) ?? "");
  return all(
    IsOptional(),
    rule("smallObject", isSmall, `Shorten the ${label} to at most ${max} characters of JSON.`),
    rule("wholeTexts", isWhole, `Remove NUL and half surrogate pairs from the ${label}.`),
  );
}

/** NUL and lone surrogates, which JSON escapes wherever they stand, keys included. An escaped backslash before means text. */
const brokenJson = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** As JSON; null when it is nested too deep to be written out. */
function writtenOut(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
