/**
 * The rules for what a casino states about its payment methods and licenses. The trigger of migration 0006 enforces the
 * same rules.
 */
import type { FieldError } from "../../shared/errors.js";

interface DetailsRule {
  /** The constraint name that the trigger of migration 0006 reports. */
  constraint: string;
  field: string;
  textsField: string;
  key: string;
  error: FieldError;
}

/** The rules for lists whose items must refer to an item of another list of the same casino. */
export const detailsRules: DetailsRule[] = [
  {
    constraint: "casinos_payment_details_named",
    field: "paymentDetails",
    textsField: "paymentMethods",
    key: "method",
    error: {
      field: "paymentDetails",
      message: "Each `method` must match one of `paymentMethods`, with the same spelling. Add the method there first.",
    },
  },
  {
    constraint: "casinos_license_details_named",
    field: "licenseDetails",
    textsField: "licenses",
    key: "license",
    error: {
      field: "licenseDetails",
      message: "Each `license` must match one of `licenses`, with the same spelling. Add the license there first.",
    },
  },
];

type Row = Record<string, unknown>;

function namesText({ textsField, key }: DetailsRule, row: Row): (item: Row) => boolean {
  return (item) => (row[textsField] as string[]).includes(item[key] as string);
}

/**
 * Removes the details of payment methods and licenses that a casino no longer has, as the trigger does. Keeps lists
 * that are given explicitly.
 */
export function withoutLostDetails(row: Row, given: Row): Row {
  const kept = detailsRules.flatMap((rule): [string, Row[]][] => {
    const items = row[rule.field];
    if (rule.field in given || !Array.isArray(items)) return [];
    return [[rule.field, (items as Row[]).filter(namesText(rule, row))]];
  });
  return { ...row, ...Object.fromEntries(kept) };
}

/** Returns the errors that involve a list of a casino and the details of its items. */
export function findDetailsErrors(row: Row): FieldError[] {
  return detailsRules.flatMap((rule) => {
    const items = (row[rule.field] ?? []) as Row[];
    return items.every(namesText(rule, row)) ? [] : [rule.error];
  });
}
