/** Rules that apply only to articles. */
import { formatCount } from "../../../shared/formatCount.js";
import { all, rule } from "../../shared/input/rules.js";
import { maxEmbeds } from "./markdown.js";
import { countEmbeds } from "./embeds.js";
import { textLimits } from "../../../shared/textLimits.js";

/** Creates a rule for a text. Values of other types are valid. */
function textRule(name: string, holds: (value: string) => boolean, message: string): PropertyDecorator {
  return rule(name, (value) => typeof value !== "string" || holds(value), message);
}

/** Limits the size of an article's Markdown, and its embeds. */
export function ArticleBody(): PropertyDecorator {
  const label = "text";
  return all(
    textRule(
      "bytes",
      (value) => value.length > textLimits.article || Buffer.byteLength(value) <= textLimits.article,
      `Shorten the ${label} to at most ${formatCount(textLimits.article)} bytes. Accented letters and symbols take two to four bytes each.`,
    ),
    textRule(
      "embeds",
      (value) => value.length > textLimits.article || countEmbeds(value) <= maxEmbeds,
      `Embed at most ${maxEmbeds} casinos, bonuses and receipts in the ${label}.`,
    ),
  );
}
