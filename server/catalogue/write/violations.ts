/** Translates violations of the catalogue's constraints into errors for callers. */
import { amountsOf } from "../../../shared/nouns/noun.js";
import { allNouns, definitionOf, type DirectoryNoun, type Noun, nounsWith } from "../../../shared/nouns/registry.js";
import { currencyConstraint, periodConstraint } from "../../database/entities/columns.js";
import { BadUserInputError, type FieldError } from "../../shared/errors.js";
import { detailsRules } from "./detailsRules.js";
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

/** Returns the error for a row that belongs to an unknown row. Null if the noun's rows belong to none. */
export function unknownParentError(noun: Noun): FieldError | null {
  const { belongsTo } = definitionOf(noun);
  if (belongsTo === undefined) return null;
  const { label } = nouns[belongsTo.noun as Noun];
  return { field: belongsTo.property, message: `This ${label} does not exist. Choose another ${label}.` };
}

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

/** Returns the rule that a row's end is after its start, if visitors see the noun's rows between two times. */
function periodRules(noun: Noun): RowRule[] {
  const { label, table, visible } = definitionOf(noun);
  if (visible === "always" || !("until" in visible)) return [];
  const { from, until } = visible;
  return [
    {
      constraint: periodConstraint(table),
      isBroken: (row) => row[from] != null && row[until] != null && timeOf(row[until]) <= timeOf(row[from]),
      error: {
        field: until,
        message: `The ${label} ends before it starts. Choose a later end date or an earlier start date.`,
      },
    },
  ];
}

/** The rules that involve several values of a row and that only one noun has. */
const ownRules: Partial<Record<Noun, readonly RowRule[]>> = {
  bonus: [
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
      constraint: "bonuses_primary_has_casino",
      isBroken: ({ isPrimary, casinoId }) => isPrimary === true && casinoId == null,
      error: {
        field: "isPrimary",
        message: "Only an offer with a casino can be a main offer. Choose the casino, or set `isPrimary` to false.",
      },
    },
  ],
};

const rulesOf = (noun: Noun) => [...currencyRules(noun), ...(ownRules[noun] ?? []), ...periodRules(noun)];

/** Returns the errors that involve several values of a row, given as a row or a snapshot. */
export function findRowErrors(noun: Noun, row: Record<string, unknown>): FieldError[] {
  return rulesOf(noun).flatMap(({ isBroken, error }) => (isBroken(row) ? [error] : []));
}

function timeOf(value: unknown): number {
  return new Date(value as string | Date).getTime();
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
  ...Object.fromEntries(allNouns.flatMap(rulesOf).map(({ constraint, error }) => [constraint, error])),
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
  ...Object.fromEntries(
    allNouns.flatMap((noun) => {
      const { table, belongsTo } = definitionOf(noun);
      const error = unknownParentError(noun);
      return belongsTo && error ? [[`${table}_${toSnakeCase(belongsTo.noun)}_fkey`, error]] : [];
    }),
  ),
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
