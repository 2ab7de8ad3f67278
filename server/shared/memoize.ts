import { LRUCache } from "lru-cache";

/** Entries of one cache. Callers send few different texts. */
const max = 200;

/** Longer texts are not cached, so that nobody can fill the memory with them. */
const longest = 300;

/** Caches a pure function of a text that callers send repeatedly, such as a header. */
export function memoizeText<Value extends NonNullable<unknown> | null>(
  work: (text: string) => Value,
): (text: string) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max });
  return (text) => {
    const found = cache.get(text);
    if (found) return found.value;
    const value = work(text);
    if (text.length <= longest) cache.set(text, { value });
    return value;
  };
}
