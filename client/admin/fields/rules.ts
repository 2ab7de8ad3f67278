/**
 * The validation rules of the admin panel's fields, whose values are text as an editor types it. The rules themselves are
 * in `shared/rules`.
 */
import { formatCount } from "../../../shared/formatCount";
import { httpsProblem } from "../../../shared/rules/address";
import type { Field } from "../../../shared/rules/field";
import { count, largestCount } from "../../../shared/rules/number";
import { text as textField } from "../../../shared/rules/text";
import { detailLimits } from "../../../shared/textLimits";
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
export function text(label: string, max: number): Text {
  return checkText(textField(label, max));
}

/** Checks a list of items. An error message names the item by its position. */
export function checkItems(field: Field<readonly unknown[]>, columns: readonly ItemColumn[]): Text {
  return (value) => {
    const list = readItems(value);
    const tooMany = field.problemOf(list);
    if (tooMany !== null) return tooMany;
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
  return (
    text("license number", detailLimits.licenseNumber)(given) ??
    text("register URL", detailLimits.registerUrl)(registerUrl) ??
    httpsProblem("register URL", registerUrl)
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
