/**
 * The code for creating the first account. A new installation prints it in its terminal, and the operator enters it in
 * the panel. The code proves that a person can read the server's output, so a stranger who finds the panel first cannot
 * take it over.
 */
import { createHash, randomInt, timingSafeEqual } from "node:crypto";

/** Letters and digits that people rarely confuse. A code of 20 such characters has 99 bits. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = 5;
const groupLength = 4;

export class SetupCode {
  /** The code, in groups separated by hyphens, such as `7XK2-...`. */
  readonly text = Array.from({ length: groups }, newGroup).join("-");
  readonly #hash = hashOf(this.text);
  #isSpent = false;

  /** Compares the codes in constant time, ignoring case, spaces, and hyphens. A used code matches nothing. */
  matches(entered: string): boolean {
    return timingSafeEqual(hashOf(entered), this.#hash) && !this.#isSpent;
  }

  /** Invalidates the code after it was used to create an account. */
  spend(): void {
    this.#isSpent = true;
  }
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Hashes a code. All hashes have the same length, regardless of what the caller enters. */
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text.replaceAll(/[\s-]/g, "").toUpperCase()).digest();
}
