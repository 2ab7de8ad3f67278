/** The trust score of a casino, with the receipt that it adds up from. */
import { Field, Int, ObjectType } from "type-graphql";

import type { Casino } from "../../database/entities/casino.entity.js";
import { scoringRules as rules } from "./scoringRules.js";

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

/** Computes the score as of a year. The factors' `earned` always sum to `score`. */
export function computeTrustScore(
  casino: Pick<Casino, (typeof trustScoreProperties)[number]>,
  year: number,
): TrustScore {
  const factors = [
    { label: "Every casino starts at", points: rules.start, earned: rules.start },
    license(casino.licenses),
    age(casino.establishedYear, year),
    rating(casino.rating),
    flag(casino.mobileOptimized, rules.mobile.points, rules.mobile.label, "Not made for phones"),
    flag(casino.hasLiveGames, rules.liveGames.points, rules.liveGames.label, "No live games"),
    flag(casino.acceptsCrypto, rules.crypto.points, rules.crypto.label, "Does not accept crypto"),
    reviews(casino.reviewCount),
  ];
  const sum = factors.reduce((total, factor) => total + factor.earned, 0);
  const { maximum } = rules;
  if (sum > maximum) factors.push({ label: `No score goes above ${maximum}`, points: 0, earned: maximum - sum });
  return { score: Math.min(sum, maximum), factors };
}

function license(licenses: string[]): TrustScoreFactor {
  const { label, points } = rules.license;
  return flag(licenses.length > 0, points, `${label} (${licenses.join(", ")})`, "No license that we could find");
}

function age(establishedYear: number | null, year: number): TrustScoreFactor {
  const { points, years } = rules.age;
  if (establishedYear === null) return { label: "Year of opening not known", points, earned: 0 };
  return flag(
    year - establishedYear > years,
    points,
    `Established ${establishedYear}, more than ${years} years ago`,
    `Established ${establishedYear}, not yet more than ${years} years ago`,
  );
}

/** Labels name the scale that visitors see: the stored rating doubled. */
function rating(value: number): TrustScoreFactor {
  const { label, points, from, lesser } = rules.rating;
  if (value >= from) return { label, points, earned: points };
  if (value >= lesser.from) return { label: lesser.label, points, earned: lesser.points };
  return { label: value > 0 ? "Rated below 8 of 10" : "Not rated yet", points, earned: 0 };
}

function reviews(count: number): TrustScoreFactor {
  const { points, from, lesser } = rules.reviews;
  const label = count === 1 ? "1 review" : `${count.toLocaleString("en")} reviews`;
  if (count >= from) return { label: `${label}, ${from} or more`, points, earned: points };
  if (count >= lesser.from) return { label: `${label}, ${lesser.from} or more`, points, earned: lesser.points };
  return { label: `${label}, fewer than ${lesser.from}`, points, earned: 0 };
}

function flag(holds: boolean, points: number, label: string, missed: string): TrustScoreFactor {
  return { label: holds ? label : missed, points, earned: holds ? points : 0 };
}
