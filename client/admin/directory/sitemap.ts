/** Decides which directory pages search engines may list. The server's sitemap follows the same rule as the pages. */
import type { DirectoryEntry } from "./directoryNouns";
import { minIndexedCasinos } from "../../../shared/apiLimits";

/** Returns the reasons why the sitemap omits an entry, such as 'no text'. */
export function lacksOf({ description, casinoCount }: Pick<DirectoryEntry, "description" | "casinoCount">): string[] {
  return [
    ...(description?.trim() ? [] : ["no text"]),
    ...(casinoCount < minIndexedCasinos ? [`fewer than ${minIndexedCasinos} casinos`] : []),
  ];
}

export function isInSitemap(entry: Pick<DirectoryEntry, "description" | "casinoCount">): boolean {
  return lacksOf(entry).length === 0;
}
