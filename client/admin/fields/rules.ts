/**
 * The validation rules of the admin panel's fields, whose values are text as an editor types it. The rules themselves are
 * in `shared/rules`.
 */
import { formatCount } from "../../../shared/formatCount";
import {
  isOwnPath,
  isSecureAddress,
  isWebAddress,
  link as linkField,
  picture as pictureField,
} from "../../../shared/rules/address";
import { type Field, firstProblem } from "../../../shared/rules/field";
import { count, largestCount, year as yearField } from "../../../shared/rules/number";
import { line, text as textField } from "../../../shared/rules/text";
import { detailLimits, textLimits, urlMax } from "../../../shared/textLimits";
import { readTypedNumber } from "../../shared/format/readNumber";
import type { DetailRow } from "./detailRows";
import type { Check, ItemColumn } from "./fields";
import { readItems } from "./items";
import { maxDetails } from "../../../shared/apiLimits";

type Text = Check<string>;

export function checkText(field: Field<string>): Text {
  return field.problemOf;
}

/** Checks an optional number. */
export function checkNumber(field: Field<number>): Text {
  const problemOf = field.kind === "money" ? amountProblem(field) : field.problemOf;
  return (value) => (value.trim() === "" ? null : problemOf(Number(value)));
}

/** The form shows an amount of money in the currency's major unit, and the API stores hundredths. */
function amountProblem({ label, min = 0, problemOf }: Field<number>): Check<number> {
  const most = formatCount(largestCount / 100);
  const message = `Enter the ${label} as an amount from ${min / 100} to ${most} with up to two decimals.`;
  return (amount) => (problemOf(Number((amount * 100).toFixed(6))) === null ? null : message);
}

/** Matches an ISO date and time with a time zone. */
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Checks an optional date and time. */
export function checkDate(field: Field<Date>): Text {
  return (value) => {
    const given = value.trim();
    return given === "" ? null : field.problemOf(new Date(momentPattern.test(given) ? given : Number.NaN));
  };
}

/** Checks optional text. */
export function text(label: string, max: number = textLimits.line): Text {
  return checkText(textField(label, max));
}

export function requiredText(label: string, max: number = textLimits.line): Text {
  return checkText(textField(label, max, "required"));
}

/** Checks an optional year, which must not be in the future. */
export const year = (label: string): Text => checkNumber(yearField(label));

/** Checks an optional http or https URL. */
export const link = (label: string): Text => checkText(linkField(label));

/** Checks the optional URL of an image, which is https or a path on this site. */
export const picture = (label: string): Text => checkText(pictureField(label));

/** Checks an optional URL, or a path on this site. */
export function contactPage(label: string): Text {
  const message = `Enter a ${label} that starts with https://, http:// or a single /.`;
  const check: Text = (value) => (isWebAddress(value) || isOwnPath(value) ? null : message);
  return checkText(line(label, { max: urlMax, check }));
}

/** Checks a required URL, which must start with http:// or https://. */
export function requiredLink(label: string): Text {
  const message = `Enter a ${label} that starts with https:// or http://.`;
  return firstProblem((value) => (value.trim() === "" ? message : null), link(label));
}

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
  return firstProblem(text(label, urlMax), (value) => (isContact(value.trim()) ? null : message));
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

/** Checks rows of details. `problemOf` returns a row's error message, which gets the row's name as a prefix. */
function rows(label: string, key: string, problemOf: (row: DetailRow) => string | null): Check<readonly DetailRow[]> {
  return (all) => {
    if (all.length > maxDetails) return `Enter no more than ${maxDetails} ${label}.`;
    for (const row of all) {
      const problem = problemOf(row);
      if (problem !== null) return `${row[key]}: ${problem}`;
    }
    return null;
  };
}

const payoutTime = checkNumber(count("payout time", detailLimits.payoutHours));
const hours: Text = (value) =>
  payoutTime(value) === null ? null : `Enter the payout time in whole hours from 0 to ${detailLimits.payoutHours}.`;

export const paymentDetails = rows("payment details", "method", (row) => {
  const { fee = "" } = row;
  const from = readTypedNumber(row["payoutHoursFrom"] ?? "", true);
  const to = readTypedNumber(row["payoutHoursTo"] ?? "", true);
  const isSwapped = from.trim() !== "" && to.trim() !== "" && Number(from) > Number(to);
  return (
    hours(from) ??
    hours(to) ??
    (isSwapped ? "The fastest payout takes longer than the slowest. Swap the hours." : null) ??
    text("fee", detailLimits.fee)(fee)
  );
});

export const licenseDetails = rows("license details", "license", ({ number: given = "", registerUrl = "" }) => {
  const address = registerUrl.trim();
  const isLink = address === "" || isSecureAddress(address);
  return (
    text("license number", detailLimits.licenseNumber)(given) ??
    text("register URL", detailLimits.registerUrl)(registerUrl) ??
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
