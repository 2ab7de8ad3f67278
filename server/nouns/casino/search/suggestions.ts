/** Suggests names that contain the search text while a visitor types. Names that begin with the text come first. */

import type { Part } from "./catalogueIndex.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { TopK } from "./topK.js";
import { suggestionLimits } from "../../../../shared/apiLimits.js";

export interface SuggestedNames {
  casinoIds: string[];
  providers: string[];
  paymentMethods: string[];
}

export class Suggestions {
  readonly #providers: string[];
  readonly #paymentMethods: string[];

  constructor(private readonly parts: readonly Part[]) {
    this.#providers = namesIn(parts, "gameProviders");
    this.#paymentMethods = namesIn(parts, "paymentMethods");
  }

  /**
   * Returns names that begin with the text before names that only contain it. Within both groups, sorts casinos by
   * rating, and providers and payment methods by name. Returns nothing for a blank search text.
   */
  of(text: string): SuggestedNames {
    const lowerText = text.trim().toLowerCase();
    if (lowerText === "") return { casinoIds: [], providers: [], paymentMethods: [] };
    return {
      casinoIds: this.#casinoIds(lowerText),
      providers: namesWith(this.#providers, lowerText, suggestionLimits.providers),
      paymentMethods: namesWith(this.#paymentMethods, lowerText, suggestionLimits.paymentMethods),
    };
  }

  #casinoIds(wanted: string): string[] {
    const limit = suggestionLimits.casinos;
    const beginning = new TopK<IndexedCasino>(limit, byRating);
    const containing = new TopK<IndexedCasino>(limit, byRating);
    for (const { segment, isDeleted } of this.parts) {
      const names = segment.fields.get("name")!;
      for (let text = 0; text < names.lower.length; text += 1) {
        const at = names.lower[text]!.indexOf(wanted);
        if (at < 0) continue;
        for (const row of names.rowsOf(text))
          if (isDeleted[row] === 0) (at === 0 ? beginning : containing).offer(segment.casinos[row]!);
      }
    }
    return [...beginning.items, ...containing.items].slice(0, limit).map(({ id }) => id);
  }
}

/** Compares by rating, highest first, then by name. */
function byRating(one: IndexedCasino, other: IndexedCasino): number {
  if (one.rating !== other.rating) return other.rating - one.rating;
  if (one.nameSort !== other.nameSort) return one.nameSort < other.nameSort ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Returns the distinct values of a field of existing casinos, sorted by name. */
function namesIn(parts: readonly Part[], field: "gameProviders" | "paymentMethods"): string[] {
  const all = parts.flatMap(({ segment, isDeleted }) => {
    const names = segment.fields.get(field)!;
    return names.texts.filter((_, text) => names.rowsOf(text).some((row) => isDeleted[row] === 0));
  });
  return [...new Set(all)].toSorted(new Intl.Collator("en").compare);
}

function namesWith(names: string[], wanted: string, limit: number): string[] {
  const matching = names.filter((name) => name.toLowerCase().includes(wanted));
  const begins = (name: string) => name.toLowerCase().startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((name) => !begins(name))].slice(0, limit);
}
