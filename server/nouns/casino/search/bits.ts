/** A set of row numbers, one bit each. */
export class Bits {
  private constructor(private readonly words: Uint32Array) {}

  static none(length: number): Bits {
    return new Bits(new Uint32Array(Math.ceil(length / 32)));
  }

  static of(numbers: Iterable<number>, length: number): Bits {
    const bits = Bits.none(length);
    for (const number of numbers) bits.add(number);
    return bits;
  }

  add(number: number): void {
    this.words[number >>> 5]! |= 1 << (number & 31);
  }

  has(number: number): boolean {
    return (this.words[number >>> 5]! & (1 << (number & 31))) !== 0;
  }

  addAll(others: Bits | Uint32Array): void {
    if (others instanceof Bits) for (let at = 0; at < this.words.length; at += 1) this.words[at]! |= others.words[at]!;
    else for (const number of others) this.add(number);
  }

  and(other: Bits): Bits {
    return new Bits(this.words.map((word, at) => word & other.words[at]!));
  }

  /** Returns how many of the other set's rows are in this set. */
  countOf(others: Bits | Uint32Array): number {
    let count = 0;
    if (others instanceof Bits) {
      for (let at = 0; at < this.words.length; at += 1) count += bitCount(this.words[at]! & others.words[at]!);
    } else for (const number of others) if (this.has(number)) count += 1;
    return count;
  }
}

/**
 * Counts the bits of a word by adding neighbors: first pairs, then groups of four, then bytes, and finally all bytes.
 */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
