/** Rules for the fields in `*.inputs.ts`, built on class-validator and `shared/rules`. Each rule's message says what to do. */
import { IsISO8601, IsOptional, Matches, ValidateBy, ValidateIf } from "class-validator";

import { flag } from "../../../shared/rules/choice.js";
import { line, text } from "../../../shared/rules/text.js";
import { Follows } from "./follows.js";

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

/** Skips the property's other rules if it is omitted. */
const ifGiven = () => ValidateIf((_, value) => value !== undefined);

/**
 * A field that may be omitted, but must not be null, because its column always has a value. Used for flags and enums.
 */
export function NonNull(label: string): PropertyDecorator {
  return all(ifGiven(), Follows(flag(label)));
}

/** A single-line string that must not be blank. */
export function RequiredLine(label: string, max?: number): PropertyDecorator {
  return Follows(line(label, { without: "required", max }), true);
}

/** A single-line string that may be omitted, but must not be blank. */
export function NonNullLine(label: string, max?: number): PropertyDecorator {
  return all(ifGiven(), Follows(line(label, { without: "required", max })));
}

/** A string that may be omitted, but must not be blank. It may contain line breaks. */
export function NonNullText(label: string, max: number): PropertyDecorator {
  return all(ifGiven(), Follows(text(label, max, "required")));
}

/** An optional string. Null or blank clears the field. */
export function NullableText(label: string, max: number): PropertyDecorator {
  return all(IsOptional(), Follows(text(label, max)));
}

/** An optional single-line string. Null or blank clears the field. */
export function NullableLine(label: string, max?: number): PropertyDecorator {
  return all(IsOptional(), Follows(line(label, { max })));
}

/** A date that exists, in the form YYYY-MM-DD. */
export function RequiredDay(label: string): PropertyDecorator {
  const message = `Enter the ${label} in the form YYYY-MM-DD, such as 2026-11-12.`;
  return all(IsISO8601({ strict: true }, { message }), Matches(/^[1-9]\d{3}-\d\d-\d\d$/, { message }));
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
