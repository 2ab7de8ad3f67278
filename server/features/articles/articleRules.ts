/** Rules that apply only to articles. */
import { formatCount } from "../../shared/formatCount.js";
import { all, NullableText, rule } from "../../shared/input/rules.js";
import { toSlug } from "../../shared/input/slug.js";
import { maxArticleBytes, maxEmbeds } from "../../shared/limits.js";
import { countEmbeds } from "./embeds.js";
import { reservedSlugs } from "./reservedSlugs.js";

/** Creates a rule for a text. Values of other types are valid. */
function textRule(name: string, holds: (value: string) => boolean, message: string): PropertyDecorator {
  return rule(name, (value) => typeof value !== "string" || holds(value), message);
}

/** Markdown of limited size. Null or blank clears the field. */
export function NullableMarkdown(label: string): PropertyDecorator {
  return all(
    NullableText(label, maxArticleBytes),
    textRule(
      "bytes",
      (value) => value.length > maxArticleBytes || Buffer.byteLength(value) <= maxArticleBytes,
      `Shorten the ${label} to at most ${formatCount(maxArticleBytes)} bytes. Accented letters and symbols take two to four bytes each.`,
    ),
    textRule(
      "embeds",
      (value) => value.length > maxArticleBytes || countEmbeds(value) <= maxEmbeds,
      `Embed at most ${maxEmbeds} casinos, bonuses and receipts in the ${label}.`,
    ),
  );
}

/** A slug that is not reserved for another page of the site. */
export function NotReserved(): PropertyDecorator {
  return textRule(
    "reserved",
    (value) => value.length > 200 || !reservedSlugs.has(toSlug(value)),
    "The site already has a page at this address. Choose a different slug.",
  );
}
