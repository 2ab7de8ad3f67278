/** Remembers which keys were seen, in a fixed amount of memory regardless of their lengths. */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

export class SeenKeys {
  readonly #seen: LRUCache<string, true>;

  constructor(max: number) {
    this.#seen = new LRUCache({ max });
  }

  /** Marks the key as seen. Returns whether it was seen before. */
  see(key: string): boolean {
    const digest = hash("sha256", key, "base64url");
    const isSeen = this.#seen.has(digest);
    this.#seen.set(digest, true);
    return isSeen;
  }
}
