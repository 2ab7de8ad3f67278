/** Reads the deposit for which a caller wants the value of offers. */
import { formatCount } from "../../../shared/formatCount.js";
import { type Deposit, largestDeposit, usualCurrency, usualDeposit } from "../../../shared/offerValue.js";
import { currency } from "../../../shared/rules/text.js";
import { BadUserInputError } from "../../shared/errors.js";

const { problemOf } = currency("currency of the deposit");

/**
 * Converts the caller's deposit from whole units to hundredths.
 * @throws BadUserInputError for a deposit outside the allowed range, and for an invalid currency.
 */
export function readDeposit(
  amount: number | null = usualDeposit,
  depositCurrency: string | null = usualCurrency,
): Deposit {
  const deposit = amount ?? usualDeposit;
  const code = depositCurrency?.trim() || usualCurrency;
  const isInRange = deposit >= 0 && deposit <= largestDeposit;
  const range = `\`deposit\` must be between 0 and ${formatCount(largestDeposit)}.`;
  const problem = problemOf(code);
  const problems = [
    ...(isInRange ? [] : [{ field: "deposit", message: range }]),
    ...(problem === null ? [] : [{ field: "depositCurrency", message: problem }]),
  ];
  if (problems.length > 0) throw new BadUserInputError(problems);
  return { deposit: Math.round(deposit * 100), depositCurrency: code };
}
