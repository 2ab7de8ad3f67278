/** Remembers which keys were seen, in a fixed amount of memory, however long the keys are. */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

export class SeenKeys {
  readonly #seen: LRUCache<string, true>;

  constructor(max: number) {
    this.#seen = new LRUCache({ max });
  }

  /** Whether the key was seen before. From now on it was. */
  see(key: string): boolean {
    const digest = hash("sha256", key, "base64url");
    const isSeen = this.#seen.has(digest);
    this.#seen.set(digest, true);
    return isSeen;
  }
}
