import { LRUCache } from "lru-cache";

/** Texts that are remembered of each kind. Browsers and programs send few different ones. */
const max = 200;

/** Longer texts are not memoized, so callers cannot fill the memory with them. */
const longest = 300;

/** Memoizes a pure function of a text that callers send often, such as a header. */
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
