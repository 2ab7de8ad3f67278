import { foldText } from "../../../shared/foldText";

const helpWords =
  /\b(help|addict|self[\s-]?(exclu|ban)|exclude|gamst|gamcare|gamban|betblocker|spelpaus|rofus|cruks|problem gam|gambling (problem|disorder)|gamblers anon|compulsive|responsible gam|(stop|quit)\w* gambl|block (me|myself)|ban (me|myself)|(deposit|spending|loss) limit|play ?safe)/;

/** Returns whether a search text asks for help with gambling. Such a search leads to Play Safe first. */
export function isHelpSearch(text: string): boolean {
  return helpWords.test(foldText(text));
}
