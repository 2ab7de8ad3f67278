/** How often something has to be bet, and what: read from a bonus's wagering requirement and, where that is short, its terms. */

/** What the multiple counts. 'unstated': the texts don't say. */
export type WageringBase = "bonus" | "bonusAndDeposit" | "deposit" | "winnings" | "unstated";

export interface Wagering {
  multiple: number;
  base: WageringBase;
}

const none = /^(?:0(?:\.0+)?\s*[x×]?|[x×]\s*0|none|no wagering(?: requirements?)?|wager[- ]free)$/;
const oneMultiple = /^(?:(\d+(?:\.\d+)?)\s*(?:[x×]|times\b)|[x×]\s*(\d+(?:\.\d+)?)\b)(.*)$/;
/** Words that say nothing about what is counted. */
const filler =
  /\b(?:wager(?:ing|ed)?|playthrough|rollover|requirements?|amount|sums?|only|alone|on|of|the|your|both)\b|[().,:]/g;
const both = /^(?:bonus (?:and|plus|\+|&) deposit|deposit (?:and|plus|\+|&) bonus|b ?\+ ?d|d ?\+ ?b)$/;

function baseOf(words: string): WageringBase | null {
  const rest = words.replaceAll(filler, " ").replaceAll("+", " + ").replaceAll(/\s+/g, " ").trim();
  if (rest === "") return "unstated";
  if (rest === "bonus") return "bonus";
  if (rest === "deposit") return "deposit";
  if (/^(?:(?:free )?spins? )?(?:winnings|wins)$/.test(rest)) return "winnings";
  return both.test(rest) ? "bonusAndDeposit" : null;
}

/** A sentence of doubt states nothing: 'the terms do not say whether', 'we assume'. */
const doubt = /\b(?:whether|not say|without saying|unclear|assume|not stated?|left open|unless|except)\b/i;
const talksOfWagering = /\b(?:wager\w*|bet|bets|play(?:ed)? through|rollover|times|\d+x)\b/i;
const onBoth = /\bbonus (?:and|plus|\+|&) (?:the |your )?deposit\b|\bdeposit (?:and|plus|\+|&) (?:the )?bonus\b/i;
const onBonus =
  /\bthe bonus (?:alone|only) (?:is|has to be|must be) (?:wagered|bet)\b|\b(?:wagering|wagered|multiple|requirement|\d+x)\b[^,;]*?\b(?:on|to) the bonus\b(?! (?:and|plus|\+|&))|\b(?:times|x) the bonus\b(?! (?:and|plus|\+|&))/i;
const onWinnings =
  /\bwinnings (?:are|must be|have to be|carry)\b[^,;]*\b(?:wagered|played|bet|\d+x?)\b|\b(?:times|x)(?: on)? the winnings\b(?! (?:and|plus|\+|&))/i;
const notOnBoth = /\bnot\b[^,;]*\bdeposit\b|\bdeposit\b[^,;]*\b(?:never|not)\b/i;

/** What the terms say is counted. Two sentences that disagree say nothing. */
function baseInTerms(terms: string | null): WageringBase {
  const sentences = (terms ?? "")
    .split(/(?<=[.;!?])\s+/)
    .filter((one) => talksOfWagering.test(one) && !doubt.test(one));
  const said = new Set<WageringBase>();
  for (const sentence of sentences) {
    if (onBoth.test(sentence) && !notOnBoth.test(sentence)) said.add("bonusAndDeposit");
    else if (onBonus.test(sentence)) said.add("bonus");
    if (onWinnings.test(sentence)) said.add("winnings");
  }
  const [only] = said;
  return said.size === 1 && only ? only : "unstated";
}

/** The wagering of a bonus; null where the requirement is missing or is no single multiple. */
export function parseWagering(requirement: string | null, terms: string | null): Wagering | null {
  const text = (requirement ?? "").trim().toLowerCase();
  if (none.test(text)) return { multiple: 0, base: "unstated" };
  const found = oneMultiple.exec(text);
  if (!found) return null;
  const base = baseOf(found[3] ?? "");
  const multiple = Number(found[1] ?? found[2]);
  return base && { multiple, base: base === "unstated" ? baseInTerms(terms) : base };
}
