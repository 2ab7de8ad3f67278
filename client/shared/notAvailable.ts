/** Formats the values of an offer. A missing value appears as N/A, and zero appears as 0. */
import { plural } from "./format/plural";

export const NOT_AVAILABLE = "N/A";

/** The text that replaces what the casino does not state. */
export const NOT_STATED = "not stated";

export function orNotAvailable(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === "" ? NOT_AVAILABLE : String(value);
}

/** Formats a number of free spins: "100 spins", "1 spin", "0 spins", or N/A if unknown. */
export function formatSpins(freeSpins: number | null | undefined): string {
  return freeSpins === null || freeSpins === undefined ? NOT_AVAILABLE : plural(freeSpins, "spin");
}
