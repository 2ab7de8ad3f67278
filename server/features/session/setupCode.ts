/**
 * The code that an operator reads in the terminal of a new installation and enters in the panel, to create the first
 * account. It proves access to the server's output, so a stranger who finds the panel first cannot take it over.
 */
import { createHash, randomInt, timingSafeEqual } from "node:crypto";

/** Letters and digits that cannot be confused when typed. 20 of these 31 have 99 bits. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = 5;
const groupLength = 4;

export class SetupCode {
  /** The code in groups, such as `7XK2-...`. */
  readonly text = Array.from({ length: groups }, newGroup).join("-");
  readonly #hash = hashOf(this.text);
  #isSpent = false;

  /** Compares in constant time, ignoring case, spaces and hyphens. A spent code matches nothing. */
  matches(entered: string): boolean {
    return timingSafeEqual(hashOf(entered), this.#hash) && !this.#isSpent;
  }

  /** Ends the code, because it has created an account. */
  spend(): void {
    this.#isSpent = true;
  }
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Hashes have one length, whatever the caller enters. */
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text.replaceAll(/[\s-]/g, "").toUpperCase()).digest();
}
