/** The long SQL expressions of the `bonuses` table, and the expressions that code in other files must match. */
import { type OfferValue, offerSql, usualCurrency, usualDeposit } from "../../../shared/offerValue.js";
import { toSnakeCase } from "../connection/naming.js";

/** The sort key of an unknown multiple. It is larger than any known multiple. */
const unknownMultiple = "1e6";

export const wageringSort = `COALESCE(wagering_multiple, ${unknownMultiple})`;

/** Returns SQL for a part, for a deposit in the columns `deposit`, in hundredths, and `deposit_currency`. */
export const offerPartSql = (part: keyof OfferValue): string => offerSql(part, toSnakeCase);

const usual: Record<string, string> = { deposit: String(usualDeposit * 100), depositCurrency: `'${usualCurrency}'` };
const forUsualDeposit = (part: keyof OfferValue) => offerSql(part, (input) => usual[input] ?? toSnakeCase(input));

export const costSort = forUsualDeposit("costOrder");
export const valueSort = forUsualDeposit("valueOrder");

export const endsSort = "COALESCE(ends_at, '9999-12-31T00:00:00Z'::timestamptz)";
