/** Where a search text was found in a casino, as the API says it. */
import type { SearchQuery } from "../../graphql/generated";
import type { TextRange } from "../../shared/ui/Marked";

export type SearchMatch = NonNullable<SearchQuery["casinos"]["edges"][number]["matches"]>[number];

const nowhere: readonly TextRange[] = [];

/** What to mark in a text that is shown. The text may have changed since it was searched: then nothing. */
export function rangesIn(
  text: string,
  field: SearchMatch["field"],
  matches: readonly SearchMatch[] = [],
): readonly TextRange[] {
  return matches.find((match) => match.field === field && match.text === text)?.ranges ?? nowhere;
}
