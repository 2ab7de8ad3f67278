/** Says which characters nobody sees. Inputs remove some of them, and the rules in `shared/rules` reject the others. */

/** The format characters that are visible: signs above or below numbers in Arabic, Syriac and Kaithi text. */
const visibleFormat = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;

/** The characters that change the text direction. Text without them reads differently, so they are never removed. */
const direction = /[\u202A-\u202E\u2066-\u2069]/u;

/** Joiners and variation selectors, which change how other scripts and emoji look. */
const joiner = /[\u200C\u200D]/u;
const selector = /[\uFE00-\uFE0F]/u;

/** The characters that can be joined: emoji, and letters of scripts that do not distinguish uppercase and lowercase. */
const joined = /(?!\p{Default_Ignorable_Code_Point})[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** The characters whose look a variation selector can change. A digit also needs the frame of a keycap. */
const varied = /(?!\p{Default_Ignorable_Code_Point})[\p{Lo}\p{M}\p{S}\p{Extended_Pictographic}]/u;
const keycap = /(?<=[\d#*])\uFE0F(?=\u20E3)/u;

/** Matches one invisible character, such as a zero-width space or a soft hyphen. */
const invisible = [
  `(?!${[visibleFormat, direction, joiner, selector].map(({ source }) => source).join("|")})[\\p{Default_Ignorable_Code_Point}\\p{Cf}]`,
  `(?<!${joined.source}|\\p{Extended_Pictographic}\\uFE0F)${joiner.source}`,
  `${joiner.source}(?!${joined.source})`,
  `(?!${keycap.source})(?<!${varied.source})${selector.source}`,
].join("|");

/** The flag of a region, such as Scotland: a black flag, the region's code in tag characters, and the final tag. */
const regionFlag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u;

const invisibleOrFlag = new RegExp(`(${regionFlag.source})|${invisible}`, "gu");

/** Removes invisible characters, which nobody would see in a code, an email address or a search. Keeps flags. */
export function visibleText(text: string): string {
  return text.replaceAll(invisibleOrFlag, "$1");
}

/** The message for text that the database can't store. */
export const brokenTextMessage = "This text has a character that cannot be stored: remove NUL and unpaired surrogates.";

/** Whether a string contains something that PostgreSQL can't store: NUL, or a surrogate without its other half. */
export function isBroken(text: string): boolean {
  return /[\0\p{Cs}]/u.test(text);
}

/** Removes the invisible characters from all texts in a JSON value. */
export function visibleTexts<Value>(value: Value): Value;
export function visibleTexts(value: unknown): unknown {
  if (typeof value === "string") return visibleText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => visibleTexts(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visibleTexts(part)]));
}

const hidden = new RegExp(`${direction.source}|[\\p{Cc}\\p{Zl}\\p{Zp}]`, "u");
const hiddenInLines = new RegExp(`(?![\\t\\r\\n])(?:${hidden.source})`, "u");

/** Whether a string has control characters, including tabs and line breaks, or changes the text direction. */
export function hasHidden(text: string): boolean {
  return hidden.test(text);
}

/** Finds the first character of a text of several lines that no editor sees. Tabs and line breaks are visible there. */
export function findHidden(text: string): { code: string; line: number } | null {
  const found = hiddenInLines.exec(text);
  if (found === null) return null;
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return { code: `U+${code}`, line: text.slice(0, found.index).split(/\r\n?|\n/).length };
}
