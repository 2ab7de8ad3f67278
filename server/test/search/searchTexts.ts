/** Generates similar strings for fast-check, so a search matches some of them exactly and others approximately. */
import fc from "fast-check";

/**
 * A small set of characters, so the strings are similar. The lowercase form of some characters has a different length.
 */
const characters = [..."aabbccde  '-1", "İ", "ß", "é", "e\u0301", "カ", "🎰", "Σ", "A", "\u00A0"];

const words = ["casino", "Bit", "visa", "live", "a", "b", "x".repeat(12), "abab", "ababab"];

/** Generates a string of at most `most` characters and words. */
export function texts(most: number): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...characters) },
    { weight: 1, arbitrary: fc.constantFrom(...words) },
  );
  return fc.array(piece, { minLength: 1, maxLength: most }).map((pieces) => pieces.join(""));
}

interface Edit {
  kind: "drop" | "replace" | "insert" | "swap" | "cut";
  at: number;
  character: string;
}

const edits = fc.array(
  fc.record({
    kind: fc.constantFrom<Edit["kind"]>("drop", "replace", "insert", "swap", "cut"),
    at: fc.nat(1_000),
    character: fc.constantFrom(...characters),
  }),
  { maxLength: 12 },
);

/** Generates what a visitor might type to find the string: the string with mistakes, or only a part of it. */
export function typed(given: string): fc.Arbitrary<string> {
  return edits.map((all) => all.reduce(applyEdit, given));
}

function applyEdit(text: string, { kind, at, character }: Edit): string {
  if (text === "") return character;
  const place = at % text.length;
  const [before, here, behind] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)];
  switch (kind) {
    case "drop":
      return before + behind;
    case "replace":
      return before + character + behind;
    case "insert":
      return before + character + here + behind;
    case "swap":
      return before + behind.slice(0, 1) + here + behind.slice(1);
    case "cut":
      return text.length > 8 ? text.slice(Math.floor(place / 2)) : text;
  }
}
