/** Decides which directory pages search engines may list. The server's sitemap follows the same rule as the pages. */
import { MIN_INDEXED_CASINOS } from "../../shared/limits";
import type { DirectoryEntry } from "./directoryNouns";

/** Returns the reasons why the sitemap omits an entry, such as 'no text'. */
export function lacksOf({ description, casinoCount }: Pick<DirectoryEntry, "description" | "casinoCount">): string[] {
  return [
    ...(description?.trim() ? [] : ["no text"]),
    ...(casinoCount < MIN_INDEXED_CASINOS ? [`fewer than ${MIN_INDEXED_CASINOS} casinos`] : []),
  ];
}

export function isInSitemap(entry: Pick<DirectoryEntry, "description" | "casinoCount">): boolean {
  return lacksOf(entry).length === 0;
}
