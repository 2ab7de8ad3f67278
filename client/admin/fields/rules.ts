/**
 * The validation rules of the admin panel's fields, whose values are text as an editor types it. The rules themselves are
 * in `shared/rules`.
 */
import { formatCount } from "../../../shared/formatCount";
import { httpsProblem } from "../../../shared/rules/address";
import type { Field } from "../../../shared/rules/field";
import { readMoment } from "../../../shared/rules/choice";
import { count, largestCount, readDecimal } from "../../../shared/rules/number";
import { line, text as textField, uniquePhrases } from "../../../shared/rules/text";
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
  const check = field.kind === "money" ? checkAmount(field) : (value: string) => field.problemOf(readDecimal(value));
  return (value) => (value.trim() === "" ? null : check(value));
}

/** The form shows an amount of money in the currency's major unit, and the API stores hundredths. */
function checkAmount({ label, min = 0, problemOf }: Field<number>): Text {
  const most = formatCount(largestCount / 100);
  const message = `Enter the ${label} as an amount from ${min / 100} to ${most} with up to two decimals.`;
  return (value) => (problemOf(readDecimal(value, 2)) === null ? null : message);
}

/** Checks an optional date and time. */
export function checkDate(field: Field<Date>): Text {
  return (value) => (value.trim() === "" ? null : field.problemOf(readMoment(value)));
}

/** Checks optional text. */
export function text(label: string, max: number): Text {
  return checkText(textField(label, max));
}

function shortLine(label: string, max: number): Text {
  return checkText(line(label, { max }));
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
    shortLine("fee", detailLimits.fee)(fee)
  );
});

export const licenseDetails = rows("license details", "license", ({ number: given = "", registerUrl = "" }) => {
  return (
    shortLine("license number", detailLimits.licenseNumber)(given) ??
    shortLine("register URL", detailLimits.registerUrl)(registerUrl) ??
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
