/** What to offer while a text is being typed: whatever contains it, those that begin with it first. */
import { suggestionLimits } from "../../../shared/limits.js";

import type { Part } from "./catalogueIndex.js";
import { byRating, type IndexedCasino } from "./indexedCasino.js";
import type { SubstringIndex } from "./substringIndex.js";

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

  /** Casinos by rating, providers and payment methods by name. None for a blank text. */
  of(text: string): SuggestedNames {
    const lowerText = text.trim().toLowerCase();
    if (lowerText === "") return { casinoIds: [], providers: [], paymentMethods: [] };
    return {
      casinoIds: this.#casinos(lowerText).map(({ id }) => id),
      providers: containing(this.#providers, lowerText, suggestionLimits.providers),
      paymentMethods: containing(this.#paymentMethods, lowerText, suggestionLimits.paymentMethods),
    };
  }

  #casinos(wanted: string): IndexedCasino[] {
    const limit = suggestionLimits.casinos;
    const pick = (find: (names: SubstringIndex) => Iterable<number>) =>
      this.parts.flatMap((part) => firstLiving(part, find(part.segment.names), limit)).toSorted(byRating);
    const beginning = pick((names) => names.beginningWith(wanted)).slice(0, limit);
    if (beginning.length === limit) return beginning;
    const ids = new Set(beginning.map(({ id }) => id));
    const others = pick((names) => names.containing(wanted)).filter(({ id }) => !ids.has(id));
    return [...beginning, ...others].slice(0, limit);
  }
}

/** A segment has its casinos by rating: the first are the best. */
function firstLiving({ segment, isGone }: Part, rows: Iterable<number>, limit: number): IndexedCasino[] {
  const first: IndexedCasino[] = [];
  for (const row of rows) {
    if (isGone[row] === 0) first.push(segment.casinos[row]!);
    if (first.length === limit) break;
  }
  return first;
}

/** The distinct texts of a field that some casino has, by name. */
function namesIn(parts: readonly Part[], field: "gameProviders" | "paymentMethods"): string[] {
  const all = parts.flatMap(({ segment, isGone }) => {
    const names = segment.fields.get(field)!;
    return names.texts.filter((_, text) => names.rowsOf(text).some((row) => isGone[row] === 0));
  });
  return [...new Set(all)].toSorted(new Intl.Collator("en").compare);
}

function containing(names: string[], wanted: string, limit: number): string[] {
  const matching = names.filter((name) => name.toLowerCase().includes(wanted));
  const begins = (name: string) => name.toLowerCase().startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((name) => !begins(name))].slice(0, limit);
}
