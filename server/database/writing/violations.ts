/** Translates violations of the catalogue's constraints into errors for the caller. */
import { BadUserInputError, type FieldError } from "../../shared/errors.js";
import { violatedRule } from "../connection/postgresErrors.js";
import type { Noun } from "./nouns.js";

/** Returns the error for a slug that another row of the noun has. */
export function takenSlugError(noun: Noun): FieldError {
  return { field: "slug", message: `Another ${noun} has this slug. Choose a different one.` };
}

export const unknownCasinoError: FieldError = {
  field: "casinoId",
  message: "This casino does not exist. Choose another casino.",
};

interface RowRule {
  /** The check constraint of the table for the same rule. */
  constraint: string;
  isBroken(row: Record<string, unknown>): boolean;
  error: FieldError;
}

const amounts = ["capMinor", "minDepositMinor", "maxBetMinor", "maxCashoutMinor"];

/** The rules that involve several values of a bonus. */
const bonusRules: RowRule[] = [
  {
    constraint: "bonuses_currency_present",
    isBroken: (row) => row["currency"] == null && amounts.some((name) => row[name] != null),
    error: { field: "currency", message: "Enter the currency of the amounts, such as USD, or remove the amounts." },
  },
  {
    constraint: "bonuses_max_cashout_uncapped",
    isBroken: (row) => row["isCashoutUncapped"] === true && row["maxCashoutMinor"] != null,
    error: {
      field: "maxCashoutMinor",
      message:
        "An offer without a cashout limit can't have a maximum cashout. Remove the amount, or set `isCashoutUncapped` to false.",
    },
  },
  {
    constraint: "bonuses_ends_after_start",
    isBroken: ({ startsAt, endsAt }) => startsAt != null && endsAt != null && timeOf(endsAt) <= timeOf(startsAt),
    error: {
      field: "endsAt",
      message: "The offer ends before it starts. Choose a later end date or an earlier start date.",
    },
  },
  {
    constraint: "bonuses_primary_has_casino",
    isBroken: ({ isPrimary, casinoId }) => isPrimary === true && casinoId == null,
    error: {
      field: "isPrimary",
      message: "Only an offer with a casino can be a main offer. Choose the casino, or set `isPrimary` to false.",
    },
  },
];

function timeOf(value: unknown): number {
  return new Date(value as string | Date).getTime();
}

/** Returns the errors of a whole bonus, given as a row or as a snapshot. */
export function findBonusErrors(row: Record<string, unknown>): FieldError[] {
  return bonusRules.flatMap(({ isBroken, error }) => (isBroken(row) ? [error] : []));
}

export const secondPrimaryError: FieldError = {
  field: "isPrimary",
  message: "Another bonus is already the main offer of this casino. Set `isPrimary` to false on that bonus first.",
};

const byConstraint: Record<string, FieldError> = {
  ...Object.fromEntries(bonusRules.map(({ constraint, error }) => [constraint, error])),
  bonuses_primary_key: secondPrimaryError,
  casinos_slug_key: takenSlugError("casino"),
  games_slug_key: takenSlugError("game"),
  bonuses_casino_fkey: unknownCasinoError,
};

/**
 * Runs a write.
 * @throws BadUserInputError naming the field when the write violates a constraint that the caller can fix.
 */
export async function translatingViolations<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const fieldError = byConstraint[violatedRule(error) ?? ""];
    throw fieldError ? new BadUserInputError([fieldError]) : error;
  }
}
