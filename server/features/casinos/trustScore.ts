/** The trust score of a casino, with the receipt that it adds up from (spec section 9; the cap as design.md section 3 has it). */
import { Field, Int, ObjectType } from "type-graphql";

import type { Casino } from "../../database/entities/casino.entity.js";

@ObjectType({ description: "One line of a trust score's receipt.", simpleResolvers: true })
export class TrustScoreFactor {
  @Field(() => String, { description: "What the line is about, with the fact it rests on." })
  label!: string;

  @Field(() => Int, { description: "The most that this line can add." })
  points!: number;

  @Field(() => Int, { description: "What it added; 0 where it was missed, negative for the cap." })
  earned!: number;
}

@ObjectType({ description: "How far we trust a casino, and how that adds up.", simpleResolvers: true })
export class TrustScore {
  @Field(() => Int, { description: "0 to 100: the sum of what the factors earned." })
  score!: number;

  @Field(() => [TrustScoreFactor], { description: "Every line of the receipt, missed ones too." })
  factors!: TrustScoreFactor[];
}

/** The properties of a casino that its trust score is computed from. */
export const trustScoreProperties = [
  "licenses",
  "establishedYear",
  "rating",
  "reviewCount",
  "mobileOptimized",
  "hasLiveGames",
  "acceptsCrypto",
] as const satisfies (keyof Casino)[];

const base = 50;
const cap = 100;
const yearsToBeEstablished = 5;

/** Computes the score as of a year. The factors' `earned` always sum to `score`. */
export function computeTrustScore(
  casino: Pick<Casino, (typeof trustScoreProperties)[number]>,
  year: number,
): TrustScore {
  const factors = [
    { label: "Every casino starts at", points: base, earned: base },
    license(casino.licenses),
    age(casino.establishedYear, year),
    rating(casino.rating),
    flag(casino.mobileOptimized, 5, "Works well on a phone", "Not made for phones"),
    flag(casino.hasLiveGames, 2, "Has live games", "No live games"),
    flag(casino.acceptsCrypto, 2, "Accepts crypto", "Does not accept crypto"),
    reviews(casino.reviewCount),
  ];
  const sum = factors.reduce((total, factor) => total + factor.earned, 0);
  if (sum > cap) factors.push({ label: `No score goes above ${cap}`, points: 0, earned: cap - sum });
  return { score: Math.min(sum, cap), factors };
}

function license(licenses: string[]): TrustScoreFactor {
  return flag(licenses.length > 0, 20, `Licensed (${licenses.join(", ")})`, "No license that we could find");
}

function age(establishedYear: number | null, year: number): TrustScoreFactor {
  const points = 15;
  if (establishedYear === null) return { label: "Year of opening not known", points, earned: 0 };
  return flag(
    year - establishedYear > yearsToBeEstablished,
    points,
    `Established ${establishedYear}, more than ${yearsToBeEstablished} years ago`,
    `Established ${establishedYear}, not yet more than ${yearsToBeEstablished} years ago`,
  );
}

/** Labels name the scale that visitors see: the stored rating doubled. */
function rating(value: number): TrustScoreFactor {
  const points = 10;
  if (value >= 4.5) return { label: "Rated 9 of 10 or higher", points, earned: points };
  if (value >= 4) return { label: "Rated 8 of 10 or higher", points, earned: 5 };
  return { label: value > 0 ? "Rated below 8 of 10" : "Not rated yet", points, earned: 0 };
}

function reviews(count: number): TrustScoreFactor {
  const points = 6;
  const label = count === 1 ? "1 review" : `${count.toLocaleString("en")} reviews`;
  if (count >= 100) return { label: `${label}, 100 or more`, points, earned: points };
  if (count >= 50) return { label: `${label}, 50 or more`, points, earned: 3 };
  return { label: `${label}, fewer than 50`, points, earned: 0 };
}

function flag(holds: boolean, points: number, label: string, missed: string): TrustScoreFactor {
  return { label: holds ? label : missed, points, earned: holds ? points : 0 };
}
