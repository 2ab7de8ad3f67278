/** Decorators for fields that several filters share. */
import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, ID, Int } from "type-graphql";

import { all, NullableText } from "../input/rules.js";
import { isUuid } from "../input/uuid.js";
import { Compares } from "./comparisons.js";
import { detailLimits, textLimits } from "../../../shared/textLimits.js";
import { maxFilterIds, maxFilterSlugs } from "../../../shared/apiLimits.js";

interface IdsOptions {
  name?: string;
  /** The property with the ids. */
  property?: string;
}

/** A filter for rows with the given ids. */
export function FilterIds(rows: string, { name = "ids", property = "id" }: IdsOptions = {}): PropertyDecorator {
  const description = `Only ${rows}, at most ${maxFilterIds}. Unknown ids are ignored.`;
  return all(
    Field(() => [ID], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(maxFilterIds, { message: `\`${name}\` may have at most ${maxFilterIds} ids.` }),
    Compares({ property, by: "oneOf", read: (ids: string[]) => ids.filter(isUuid) }),
  );
}

/** A filter for rows that have at least one of the given slugs. */
export function FilterSlugs(property: string, rows: string): PropertyDecorator {
  const description = `Only ${rows} with one of these slugs, at most ${maxFilterSlugs}. Unknown slugs match nothing.`;
  return all(
    Field(() => [String], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(maxFilterSlugs, { message: `\`${property}\` may have at most ${maxFilterSlugs} slugs.` }),
    MaxLength(textLimits.line, { each: true, message: `Shorten each slug to ${textLimits.line} characters or fewer.` }),
  );
}

/** A filter for the time within which a casino pays out. */
export function FilterPayoutHours(rows: string): PropertyDecorator {
  const { payoutHours } = detailLimits;
  const description = `Only ${rows} that usually pay withdrawals within this number of hours, 0 to ${payoutHours}. Excludes casinos with an unknown time. If \`paymentMethods\` is also given, only ${rows} that state a payout within this time (\`payoutHoursTo\`) for one of these methods, and no \`canWithdraw: false\`.`;
  const message = `\`maxPayoutHours\` must be between 0 and ${payoutHours}.`;
  return all(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    Min(0, { message }),
    Max(payoutHours, { message }),
  );
}

/** A filter for rows that a search finds. textSearch.ts applies it. */
export function FilterSearch(matches: string): PropertyDecorator {
  const description = `Only ${matches} match this search text. The search ignores case and accents, and tolerates typos. At most ${textLimits.search} characters. Blank text is ignored.`;
  return all(
    Field(() => String, { nullable: true, description }),
    NullableText("search text", textLimits.search),
  );
}

/** A filter for rows that contain all words of a text. like.ts applies it. */
export function FilterText(matches: string): PropertyDecorator {
  const description = `Only ${matches} together contain every word of this search text, ignoring case and accents. At most 200 characters; only the first 8 different words count. Blank text is ignored.`;
  return all(
    Field(() => String, { nullable: true, description }),
    NullableText("search text", textLimits.search),
  );
}

/** A boolean filter. */
export function FilterFlag(rows: string): PropertyDecorator {
  const description = `\`true\`: only ${rows}; \`false\`: only the rest.`;
  return Field(() => Boolean, { nullable: true, description });
}

/** A filter for a minimum or maximum number. */
export function NullableFilterNumber(name: string): PropertyDecorator {
  const message = `\`${name}\` must be between 0 and 1,000,000.`;
  return all(IsOptional(), Min(0, { message }), Max(1_000_000, { message }));
}
