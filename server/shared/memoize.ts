import { LRUCache } from "lru-cache";

/**
 * The maximum number of memoized strings per function. This is enough, because browsers and programs send few different
 * strings.
 */
const max = 200;

/** The maximum length of a memoized string in characters, so callers cannot fill the memory with long strings. */
const longest = 300;

/** Returns a function that runs `work` on its first call only. Later calls return the same result. */
export function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | null = null;
  return () => (done ??= { value: work() }).value;
}

/** Memoizes a pure function of a string that callers send often, such as a header. */
export function memoizeText<Value extends NonNullable<unknown> | null>(
  work: (text: string) => Value,
): (text: string) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max });
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached.value;
    const value = work(text);
    if (text.length <= longest) cache.set(text, { value });
    return value;
  };
}
