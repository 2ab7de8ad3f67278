/**
 * Matches characters that are always invisible, such as zero-width spaces and soft hyphens. Joiners and variation
 * selectors are visible only next to letters of other scripts and in emoji, so they match next to ASCII. The rules for
 * single lines reject the characters that change the text direction.
 */
const invisible =
  /(?!\u200C|\u200D|[\u202A-\u202E\u2066-\u2069]|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}|(?<![\u0080-\u{10FFFF}])(?:\u200C|\u200D)|(?:\u200C|\u200D)(?![\u0080-\u{10FFFF}])|(?<=[A-Za-z])[\uFE00-\uFE0F]/u;

/** The flag of a region, such as Scotland: a black flag, the region's code in tag characters, and the final tag. */
const regionFlag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u;

const invisibleOrFlag = new RegExp(`(${regionFlag.source})|${invisible.source}`, "gu");

/** Removes invisible characters, which nobody would see in a code, an email address or a search. Keeps flags. */
export function visibleText(text: string): string {
  return text.replaceAll(invisibleOrFlag, "$1");
}
