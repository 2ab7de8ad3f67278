import { LRUCache } from "lru-cache";

/** Texts that are remembered of each kind. Browsers and programs send few different ones. */
const max = 200;

/** Longer texts are worked out every time, so that nobody fills the memory with them. */
const longest = 300;

/** Works out once what a text means that callers send again and again, such as a header. `work` depends on nothing else. */
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
