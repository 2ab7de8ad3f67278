/** Rules that apply only to articles. */
import { ValidateBy } from "class-validator";

import { all, NullableText } from "../../shared/input/rules.js";
import { toSlug } from "../../shared/input/slug.js";
import { maxArticleBytes, maxEmbeds } from "../../shared/limits.js";
import { countEmbeds } from "./embeds.js";
import { reservedSlugs } from "./reservedSlugs.js";

function rule(name: string, holds: (value: string) => boolean, message: () => string): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== "string" || holds(value);
  return ValidateBy({ name, validator: { validate, defaultMessage: message } });
}

/** Markdown of limited size. Null or blank clears the field. */
export function NullableMarkdown(label: string): PropertyDecorator {
  return all(
    NullableText(label, maxArticleBytes),
    rule(
      "bytes",
      (value) => value.length > maxArticleBytes || Buffer.byteLength(value) <= maxArticleBytes,
      // A function, because formatting the first number of a process takes 20 ms.
      () =>
        `Shorten the ${label} to at most ${maxArticleBytes.toLocaleString("en-US")} bytes. Accented letters and symbols take two to four bytes each.`,
    ),
    rule(
      "embeds",
      (value) => value.length > maxArticleBytes || countEmbeds(value) <= maxEmbeds,
      () => `Embed at most ${maxEmbeds} casinos, bonuses and receipts in the ${label}.`,
    ),
  );
}

/** A slug that is not reserved for another page of the site. */
export function NotReserved(): PropertyDecorator {
  return rule(
    "reserved",
    (value) => value.length > 200 || !reservedSlugs.has(toSlug(value)),
    () => "The site already has a page at this address. Choose a different slug.",
  );
}
