/** The long SQL expressions of the `bonuses` table, and the expressions that code in other files must match. */

/** The deposit, in major units, for which `costSort` compares bonuses. */
export const comparedDeposit = 100;

/** The sort keys of unknown values. They are larger than any known value. */
const unknownMultiple = "1e6";
const unknownCost = "1e15";

export const currencyPresent =
  "currency IS NOT NULL OR num_nonnulls(cap_minor, min_deposit_minor, max_bet_minor, max_cashout_minor, spin_value, spins_max_cashout) = 0";

export const wageringSort = `COALESCE(wagering_multiple, ${unknownMultiple})`;

/**
 * Returns SQL for the bets that a deposit requires, in minor units. Applies the same rule as `turnoverOf` in
 * offerCost.ts. An unknown cost is larger than any known cost.
 * @param deposit SQL for the deposit in minor units, as double precision.
 */
export function costSql(deposit: string): string {
  const given = `CASE WHEN match_percent IS NULL THEN cap_minor ELSE LEAST(${deposit} * match_percent / 100, cap_minor) END`;
  const counted = `CASE WHEN bonus_type = 'no_deposit' THEN 0
  ELSE GREATEST(LEAST(${deposit}, cap_minor / match_percent * 100), min_deposit_minor) END`;
  return `COALESCE(CASE
  WHEN min_deposit_minor > ${deposit} THEN NULL
  WHEN wagering_multiple = 0 THEN 0
  WHEN contribution_slots = 0 THEN NULL
  WHEN bonus_type = 'cashback' AND wagering_base <> 'bonus' THEN NULL
  WHEN wagering_base = 'bonus' THEN wagering_multiple * (${given})
  WHEN wagering_base = 'bonus_and_deposit' THEN wagering_multiple * (${given} + ${counted})
  WHEN wagering_base = 'deposit' THEN wagering_multiple * (${counted})
END, ${unknownCost})`;
}

export const costSort = costSql(`${comparedDeposit * 100}.0::double precision`);

export const endsSort = "COALESCE(ends_at, '9999-12-31T00:00:00Z'::timestamptz)";
