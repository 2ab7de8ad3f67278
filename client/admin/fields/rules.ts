/**
 * The validation rules of the admin panel's fields. The server validates the same fields. Some of its rules are
 * stricter, and some of its messages differ.
 */
import { formatCount } from "../../shared/format/formatCount";
import {
  DETAIL_MAX,
  DETAILS_MAX,
  LINE_MAX,
  LINK_MAX,
  PHRASE_MAX,
  PHRASES_MAX,
  RATING_MAX,
  REDIRECT_PATH_MAX,
  REGISTER_URL_MAX,
  SLUG_MAX,
  WITHDRAWAL_HOURS_MAX,
  YEAR_MIN,
} from "../../shared/limits";
import { toSlug } from "./slug";
import type { DetailRow } from "./detailRows";
import type { Check, ItemColumn } from "./fields";
import { readItems } from "./items";

type Text = Check<string>;

/** Combines rules into one, which returns the first error message. */
function first(...checks: Text[]): Text {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem) return problem;
    }
    return null;
  };
}

/** Checks optional text. */
export function text(label: string, max: number = LINE_MAX): Text {
  return (value) => (value.length > max ? `Shorten the ${label} to ${max} characters or fewer.` : null);
}

export function requiredText(label: string, max: number = LINE_MAX): Text {
  return first((value) => (value.trim() === "" ? `Enter a ${label}.` : null), text(label, max));
}

export const slug: Text = first(
  requiredText("slug", SLUG_MAX),
  (value) => (toSlug(value) === "" ? "Enter a slug with at least one digit or letter from a to z." : null),
  // A letter from another script can become several Latin letters, so check the length of the slug.
  (value) => text("slug", SLUG_MAX)(toSlug(value)),
);

/** Checks an optional number. `holds` returns whether the parsed number is valid. */
function number(message: string, holds: (value: number) => boolean): Text {
  return (value) => (value.trim() === "" || (isNumber(value) && holds(Number(value))) ? null : message);
}

function isNumber(value: string): boolean {
  return Number.isFinite(Number(value));
}

function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}

const LARGEST_COUNT = 1_000_000_000;

export function count(label: string, max?: number): Text {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0;
  if (max !== undefined)
    return number(`Enter the ${label} as a whole number from 0 to ${max}.`, (value) => isCount(value) && value <= max);
  return first(
    number(`Enter the ${label} as a whole number, 0 or higher.`, isCount),
    number(
      `Enter the ${label} as a whole number, at most ${formatCount(LARGEST_COUNT)}.`,
      (value) => value <= LARGEST_COUNT,
    ),
  );
}

export const rating: Text = number(
  `Enter a rating from 0 to ${RATING_MAX} in steps of 0.1.`,
  (value) => value >= 0 && value <= RATING_MAX && hasDecimals(value, 1),
);

export function percent(label: string): Text {
  const message = `Enter the ${label} as a percentage from 0 to 100 with up to two decimals.`;
  return number(message, (value) => value >= 0 && value <= 100 && hasDecimals(value, 2));
}

/** Checks the percentage of a match bonus, which is relative to the deposit. */
export function match(label: string): Text {
  const message = `Enter the ${label} as a percentage from 0.01 to 1,000 with up to two decimals.`;
  return number(message, (value) => value > 0 && value <= 1_000 && hasDecimals(value, 2));
}

export function multiple(label: string): Text {
  const message = `Enter the ${label} as a number from 0 to 999.99 with up to two decimals.`;
  return number(message, (value) => value >= 0 && value <= 999.99 && hasDecimals(value, 2));
}

/** Checks an amount of money in the currency's major unit. The API stores the amount in hundredths. */
export function amount(label: string, min: 0 | 0.01): Text {
  const most = LARGEST_COUNT / 100;
  const message = `Enter the ${label} as an amount from ${min} to ${formatCount(most)} with up to two decimals.`;
  return number(message, (value) => value >= min && value <= most && hasDecimals(value, 2));
}

export function days(label: string): Text {
  const message = `Enter the ${label} as a whole number from 1 to 3,650.`;
  return number(message, (value) => Number.isInteger(value) && value >= 1 && value <= 3_650);
}

export function currency(label: string): Text {
  const isCode = (value: string) => /^([A-Z]{3,5})?$/.test(value.trim());
  return (value) => (isCode(value) ? null : `Enter the ${label} as three to five capital letters, such as USD.`);
}

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Checks an optional date and time. */
export function moment(label: string): Text {
  const isMoment = (value: string) =>
    momentPattern.test(value) && Date.parse(value) >= Date.UTC(2000, 0) && Date.parse(value) < Date.UTC(9000, 0);
  const message = `Enter the ${label} as a date and time with a time zone, such as 2026-12-31T23:59:59Z.`;
  return (value) => (value.trim() === "" || isMoment(value.trim()) ? null : message);
}

/** Checks an optional year, which must not be in the future. */
export function year(label: string): Text {
  return number(
    `Enter ${/^[aeiou]/.test(label) ? "an" : "a"} ${label} from ${YEAR_MIN} to this year.`,
    (value) => Number.isInteger(value) && value >= YEAR_MIN && value <= new Date().getUTCFullYear(),
  );
}

export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}

function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

/**
 * Checks an optional URL, which must start with http:// or https://. With `ownPaths`, also accepts a path on this site.
 */
export function link(label: string, { ownPaths = false } = {}): Text {
  // The server rejects an image URL with http://, but an old one must not prevent changes to other fields.
  const kinds = ownPaths ? "starts with https:// or a single /" : "starts with https:// or http://";
  const isLink = (value: string) => value === "" || isWebAddress(value) || (ownPaths && isOwnPath(value));
  return first(text(label, LINK_MAX), (value) => (isLink(value.trim()) ? null : `Enter a ${label} that ${kinds}.`));
}

/** Checks a required URL, which must start with http:// or https://. */
export function requiredLink(label: string): Text {
  return first(
    (value) => (value.trim() === "" ? `Enter a ${label} that starts with https:// or http://.` : null),
    link(label),
  );
}

/** Checks the path of a redirect. The server also rejects API, admin panel and file paths. */
export const redirectPath: Text = first(requiredText("path", REDIRECT_PATH_MAX), (value) =>
  /^\/(?![/\\])[^?#]*$/.test(value.trim())
    ? null
    : "Enter a path on this site that starts with a single / and has no ? or #, such as /old-page.",
);

/** Checks the target of a redirect: a path on this site or an https URL. */
export const redirectTarget: Text = first(requiredText("target", LINK_MAX), (value) => {
  const target = value.trim();
  return isOwnPath(target) || (isWebAddress(target) && /^https:/i.test(target))
    ? null
    : "Enter a target that starts with a single /, such as /new-page, or with https://.";
});

function isEmailAddress(value: string): boolean {
  return /^[^\s@"]+@[^\s@]+\.[^\s@.]+$/.test(value);
}

/**
 * Checks an optional email address or URL. A URL must start with http:// or https://. The server's check of email
 * addresses is stricter.
 */
export function contact(label: string): Text {
  const isContact = (value: string) => value === "" || isWebAddress(value) || isEmailAddress(value);
  const message = `Enter a ${label} as a URL with https:// or http://, or as an email address.`;
  return first(text(label, LINK_MAX), (value) => (isContact(value.trim()) ? null : message));
}

/** Checks an optional email address. The server's check is stricter. */
export function email(label: string): Text {
  const isAddress = (value: string) => value === "" || isEmailAddress(value);
  return (value) => (isAddress(value.trim()) ? null : `Enter a valid ${label}, such as you@example.com.`);
}

/** Checks a list of items. An error message names the item by its position. */
export function itemList(label: string, max: number, columns: readonly ItemColumn[]): Text {
  return (value) => {
    const list = readItems(value);
    if (list.length > max) return `Enter at most ${max} ${label}.`;
    for (const [at, item] of list.entries())
      for (const { name, check } of columns) {
        const problem = check(item[name] ?? "");
        if (problem) return `Number ${at + 1}: ${problem}`;
      }
    return null;
  };
}

/** Checks a list of short phrases. */
export function phrases(label: string): Check<readonly string[]> {
  return (items) => {
    if (items.length > PHRASES_MAX) return `Enter no more than ${PHRASES_MAX} ${label}.`;
    const isLong = items.some((item) => item.length > PHRASE_MAX);
    return isLong ? `Shorten each of the ${label} to ${PHRASE_MAX} characters or fewer.` : null;
  };
}

/** Checks rows of details. `problemOf` returns a row's error message, which gets the row's name as a prefix. */
function rows(label: string, key: string, problemOf: (row: DetailRow) => string | null): Check<readonly DetailRow[]> {
  return (all) => {
    if (all.length > DETAILS_MAX) return `Enter no more than ${DETAILS_MAX} ${label}.`;
    for (const row of all) {
      const problem = problemOf(row);
      if (problem !== null) return `${row[key]}: ${problem}`;
    }
    return null;
  };
}

const hours = number(
  `Enter the payout time in whole hours from 0 to ${WITHDRAWAL_HOURS_MAX}.`,
  (value) => Number.isInteger(value) && value >= 0 && value <= WITHDRAWAL_HOURS_MAX,
);

export const paymentDetails = rows("payment details", "method", (row) => {
  const { payoutHoursFrom: from = "", payoutHoursTo: to = "", fee = "" } = row;
  const isSwapped = from.trim() !== "" && to.trim() !== "" && Number(from) > Number(to);
  return (
    hours(from) ??
    hours(to) ??
    (isSwapped ? "The fastest payout takes longer than the slowest. Swap the hours." : null) ??
    text("fee", DETAIL_MAX)(fee)
  );
});

export const licenseDetails = rows("license details", "license", ({ number: given = "", registerUrl = "" }) => {
  const address = registerUrl.trim();
  const isLink = address === "" || (isWebAddress(address) && /^https:/i.test(address));
  return (
    text("license number", DETAIL_MAX)(given) ??
    text("register URL", REGISTER_URL_MAX)(registerUrl) ??
    (isLink ? null : "Enter a register URL that starts with https://.")
  );
});

/** Matches the bullet at the start of a line in a copied list. */
export const bullet = /^\s*[-*•]\s+/;

/**
 * Splits text at line breaks and, unless `isByLine`, at commas and semicolons. Returns the trimmed items, without empty
 * items and duplicates.
 */
export function splitPhrases(typed: string, isByLine = false): string[] {
  // A pasted list may have a bullet at the start of each line.
  return uniquePhrases(typed.split(isByLine ? /[\r\n]/ : /[,;\r\n]/).map((item) => item.replace(bullet, "")));
}

/** Returns the items as the server stores them: trimmed, without empty items and duplicates. */
export function uniquePhrases(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ""))];
}
