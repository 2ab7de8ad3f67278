import { ESTABLISHED_BEFORE_YEAR } from "../../shared/limits";

/** Whether a casino carries the 'Established' badge: its year is known and before 2020. */
export function isEstablished(establishedYear: number | null): boolean {
  return establishedYear !== null && establishedYear < ESTABLISHED_BEFORE_YEAR;
}
