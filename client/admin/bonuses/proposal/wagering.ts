/**
 * Parses a bonus's wagering multiple and the base that it applies to. If the requirement does not state the base, the
 * terms may state it.
 */

/** The base that the multiple applies to. 'unstated' means that the text does not say. */
export type WrittenBase = "bonus" | "bonusAndDeposit" | "deposit" | "winnings" | "unstated";

interface WrittenWagering {
  multiple: number;
  base: WrittenBase;
}

const none = /^(?:0(?:\.0+)?\s*[x×]?|[x×]\s*0|none|no wagering(?: requirements?)?|wager[- ]free)$/;
const oneMultiple = /^(?:(\d+(?:\.\d+)?)\s*(?:[x×]|times\b)|[x×]\s*(\d+(?:\.\d+)?)\b)(.*)$/;
/** Matches words that say nothing about the wagering base. */
const filler =
  /\b(?:wager(?:ing|ed)?|playthrough|rollover|requirements?|amount|sums?|only|alone|on|of|the|your|both)\b|[().,:]/g;
const both = /^(?:bonus (?:and|plus|\+|&) deposit|deposit (?:and|plus|\+|&) bonus|b ?\+ ?d|d ?\+ ?b)$/;

function baseOf(words: string): WrittenBase | null {
  const rest = words.replaceAll(filler, " ").replaceAll("+", " + ").replaceAll(/\s+/g, " ").trim();
  if (rest === "") return "unstated";
  if (rest === "bonus") return "bonus";
  if (rest === "deposit") return "deposit";
  if (/^(?:(?:free )?spins? )?(?:winnings|wins)$/.test(rest)) return "winnings";
  return both.test(rest) ? "bonusAndDeposit" : null;
}

/**
 * Matches an expression of doubt, such as 'the terms do not say whether'. The parser ignores sentences that contain
 * one.
 */
const doubt = /\b(?:whether|not say|without saying|unclear|assume|not stated?|left open|unless|except)\b/i;
const talksOfWagering = /\b(?:wager\w*|bet|bets|play(?:ed)? through|rollover|times|\d+x)\b/i;
const onBoth = /\bbonus (?:and|plus|\+|&) (?:the |your )?deposit\b|\bdeposit (?:and|plus|\+|&) (?:the )?bonus\b/i;
const onBonus =
  /\bthe bonus (?:alone|only) (?:is|has to be|must be) (?:wagered|bet)\b|\b(?:wagering|wagered|multiple|requirement|\d+x)\b[^,;]*?\b(?:on|to) the bonus\b(?! (?:and|plus|\+|&))|\b(?:times|x) the bonus\b(?! (?:and|plus|\+|&))/i;
const onWinnings =
  /\bwinnings (?:are|must be|have to be|carry)\b[^,;]*\b(?:wagered|played|bet|\d+x?)\b|\b(?:times|x)(?: on)? the winnings\b(?! (?:and|plus|\+|&))/i;
const notOnBoth = /\bnot\b[^,;]*\bdeposit\b|\bdeposit\b[^,;]*\b(?:never|not)\b/i;

/**
 * Finds the wagering base in the terms. Returns 'unstated' if the terms don't say, or if two sentences contradict each
 * other.
 */
function baseInTerms(terms: string | null): WrittenBase {
  const sentences = (terms ?? "")
    .split(/(?<=[.;!?])\s+/)
    .filter((one) => talksOfWagering.test(one) && !doubt.test(one));
  const said = new Set<WrittenBase>();
  for (const sentence of sentences) {
    if (onBoth.test(sentence) && !notOnBoth.test(sentence)) said.add("bonusAndDeposit");
    else if (onBonus.test(sentence)) said.add("bonus");
    if (onWinnings.test(sentence)) said.add("winnings");
  }
  const [only] = said;
  return said.size === 1 && only ? only : "unstated";
}

/**
 * Parses a bonus's wagering requirement. Returns the multiple 0 for a bonus without wagering. Returns null if the
 * requirement does not state exactly one multiple.
 */
export function parseWagering(requirement: string | null, terms: string | null): WrittenWagering | null {
  const text = (requirement ?? "").trim().toLowerCase();
  if (none.test(text)) return { multiple: 0, base: "unstated" };
  const match = oneMultiple.exec(text);
  if (!match) return null;
  const base = baseOf(match[3] ?? "");
  const multiple = Number(match[1] ?? match[2]);
  return base && { multiple, base: base === "unstated" ? baseInTerms(terms) : base };
}
