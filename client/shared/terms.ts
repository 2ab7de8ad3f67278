/** How the figures of an offer are worded, wherever they stand. Missing is N/A; zero is a figure like any other. */
import { plural } from "./plural";

export const NOT_AVAILABLE = "N/A";

export function orNotAvailable(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === "" ? NOT_AVAILABLE : String(value);
}

/** "100 spins", "1 spin", "0 spins", or N/A where it is not known. */
export function formatSpins(freeSpins: number | null | undefined): string {
  return freeSpins === null || freeSpins === undefined ? NOT_AVAILABLE : plural(freeSpins, "spin");
}
