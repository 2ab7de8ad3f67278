/** Warnings about a row that can be saved, but does not do what its editor expects. */
import { AppError } from "../../errors.js";

/** The site's pages, as visitors get them. */
export interface SitePages {
  /**
   * Returns the HTTP status of the page at a path on this site.
   * @throws RateLimitedError when the caller's budget does not cover the page.
   */
  statusOf(path: string): Promise<number>;
  publicUrl: string;
}

/** Returns one sentence for each problem. `row` has the values of the noun's fields. */
export type FindWarnings = (row: Readonly<Record<string, unknown>>, pages: SitePages) => Promise<string[]>;

/** The cost of a row's warnings in units, without the cost of the pages that they read. */
export const warningsCost = 10;

/** The description of the API's fields with warnings. */
export const warningsDescription =
  "What is wrong with the row although it can be saved: for a redirect, that a page exists at its path, or that no page exists at its target. One message for each problem, and none for rows of other types. Null if the server has no pages, or if the caller's remaining budget does not cover the pages that the server has to read.";

/**
 * Returns the warnings about a row, or null if they can't be found now.
 * @param pages Null if this server has no pages.
 */
export async function warningsOf(
  findWarnings: FindWarnings | undefined,
  row: object,
  pages: SitePages | null,
): Promise<string[] | null> {
  if (findWarnings === undefined) return [];
  if (pages === null) return null;
  try {
    return await findWarnings(row as Record<string, unknown>, pages);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
