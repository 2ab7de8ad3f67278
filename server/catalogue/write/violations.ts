/** Translates violations of the catalogue's constraints into errors for callers. */
import { amountsOf } from "../../../shared/nouns/noun.js";
import { allNouns, definitionOf, type DirectoryNoun, type Noun, nounsWith } from "../../../shared/nouns/registry.js";
import { currencyConstraint } from "../../database/entities/columns.js";
import { BadUserInputError, type FieldError } from "../../shared/errors.js";
import { detailsRules, findDetailsErrors } from "./detailsRules.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { violatedRule } from "../../database/connection/postgresErrors.js";
import { nouns } from "./nouns.js";

/** Returns the error for a slug (or a redirect's path) that another row of the noun already has. */
export function takenKeyError(noun: Noun): FieldError {
  if (nouns[noun].key === "fromPath")
    return { field: "fromPath", message: "Another redirect starts at this path. Change that redirect instead." };
  return { field: "slug", message: `Another ${nouns[noun].label} has this slug. Choose a different one.` };
}

/** Returns the error for a new name that is already a spelling of another directory row. */
function takenNameError(noun: DirectoryNoun): FieldError {
  const { label } = nouns[noun];
  const message = `Another ${label} has this name or this spelling. Choose a different name, or merge the two.`;
  return { field: "name", message };
}

export const unknownCasinoError: FieldError = {
  field: "casinoId",
  message: "This casino does not exist. Choose another casino.",
};

interface RowRule {
  /** The table's check constraint that enforces the same rule. */
  constraint: string;
  isBroken(row: Record<string, unknown>): boolean;
  error: FieldError;
}

/** Returns the rule that a row's amounts of money need a currency, if the noun has amounts. */
function currencyRules(noun: Noun): RowRule[] {
  const { amounts = [], currency = "" } = amountsOf(definitionOf(noun)) ?? {};
  if (amounts.length === 0) return [];
  return [
    {
      constraint: currencyConstraint(definitionOf(noun).table, currency),
      isBroken: (row) => row[currency] == null && amounts.some((name) => row[name] != null),
      error: { field: currency, message: "Enter the currency of the amounts, such as USD, or remove the amounts." },
    },
  ];
}

/** The rules that involve several values of a bonus. */
const bonusRules: RowRule[] = [
  ...currencyRules("bonus"),
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

/** Returns the errors that involve several values of a casino, given as a row or a snapshot. */
export function findCasinoErrors(row: Record<string, unknown>): FieldError[] {
  return [...findDetailsErrors(row), ...brokenRules(currencyRules("casino"), row)];
}

/** Returns the errors that involve several values of a bonus, given as a row or a snapshot. */
export function findBonusErrors(row: Record<string, unknown>): FieldError[] {
  return brokenRules(bonusRules, row);
}

function brokenRules(rules: readonly RowRule[], row: Record<string, unknown>): FieldError[] {
  return rules.flatMap(({ isBroken, error }) => (isBroken(row) ? [error] : []));
}

export const secondPrimaryError: FieldError = {
  field: "isPrimary",
  message: "Another bonus is already the main offer of this casino. Set `isPrimary` to false on that bonus first.",
};

/** The errors for a redirect that is part of a loop or a chain. */
export const redirectChainErrors: Record<string, FieldError> = {
  redirects_no_loop: { field: "toUrl", message: "This redirect leads to itself. Enter a different target." },
  redirects_target_is_final: {
    field: "toUrl",
    message: "Another redirect starts at this target. Enter the final address instead.",
  },
  redirects_path_is_no_target: {
    field: "fromPath",
    message: "Another redirect leads to this path. Change the target of that redirect first.",
  },
};

/**
 * Returns the errors that involve several values of a redirect, given as a row or a snapshot. Does not look at other
 * redirects.
 */
export function findRedirectErrors({ fromPath, toUrl }: Record<string, unknown>): FieldError[] {
  const isLoop = String(toUrl).replace(/[?#].*$/s, "") === fromPath;
  return isLoop ? [redirectChainErrors["redirects_no_loop"]!] : [];
}

const byConstraint: Record<string, FieldError> = {
  ...Object.fromEntries(detailsRules.map(({ constraint, error }) => [constraint, error])),
  ...Object.fromEntries(
    [...allNouns.flatMap(currencyRules), ...bonusRules].map(({ constraint, error }) => [constraint, error]),
  ),
  bonuses_primary_key: secondPrimaryError,
  ...Object.fromEntries(
    nounsWith("isEditable").map((noun) => [
      `${nouns[noun].table}_${toSnakeCase(nouns[noun].key ?? "")}_key`,
      takenKeyError(noun),
    ]),
  ),
  ...redirectChainErrors,
  ...Object.fromEntries(
    nounsWith("isDirectory").map((noun) => [`${nouns[noun].table}_name_own`, takenNameError(noun)]),
  ),
  bonuses_casino_fkey: unknownCasinoError,
};

/**
 * Runs a write.
 * @throws BadUserInputError naming the field, when the write violates a constraint that the caller can satisfy.
 */
export async function translatingViolations<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const fieldError = byConstraint[violatedRule(error) ?? ""];
    throw fieldError ? new BadUserInputError([fieldError]) : error;
  }
}
