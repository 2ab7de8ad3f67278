/** Computes the trust score of a casino and the receipt that explains it. */
import { Field, Int, ObjectType } from "type-graphql";

import type { Casino } from "../../../database/entities/casino.entity.js";
import { formatCount } from "../../../../shared/formatCount.js";
import { scoringRules as rules } from "./scoringRules.js";

@ObjectType({ description: "One factor of a trust score.", simpleResolvers: true })
export class TrustScoreFactor {
  @Field(() => String, { description: "The condition, or the reason why the casino does not meet it." })
  label!: string;

  @Field(() => Int, { description: "The maximum points that the factor can add." })
  points!: number;

  @Field(() => Int, {
    description:
      "The points that the factor added: 0 if the casino does not meet the condition, negative for the factor that caps the score at the maximum.",
  })
  earned!: number;
}

@ObjectType({
  description: "A casino's trust score with its receipt: the list of factors that make up the score.",
  simpleResolvers: true,
})
export class TrustScore {
  @Field(() => Int, { description: "The score, 0 to 100: the sum of `earned` over all factors." })
  score!: number;

  @Field(() => [TrustScoreFactor], { description: "All factors, including factors that earned no points." })
  factors!: TrustScoreFactor[];
}

/** The properties of a casino that determine its trust score. */
export const trustScoreProperties = [
  "licenses",
  "establishedYear",
  "rating",
  "reviewCount",
  "mobileOptimized",
  "hasLiveGames",
  "acceptsCrypto",
] as const satisfies (keyof Casino)[];

/** Computes the score for a given year. The sum of the factors' `earned` always equals `score`. */
export function computeTrustScore(
  casino: Pick<Casino, (typeof trustScoreProperties)[number]>,
  year: number,
): TrustScore {
  const factors = [
    { label: "Every casino starts at", points: rules.start, earned: rules.start },
    license(casino.licenses),
    age(casino.establishedYear, year),
    rating(casino.rating),
    flag(casino.mobileOptimized, rules.mobile.points, rules.mobile.label, "Not optimized for phones"),
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
  return flag(licenses.length > 0, points, `${label} (${licenses.join(", ")})`, "No license found");
}

function age(establishedYear: number | null, year: number): TrustScoreFactor {
  const { points, years } = rules.age;
  if (establishedYear === null) return { label: "Opening year unknown", points, earned: 0 };
  return flag(
    year - establishedYear > years,
    points,
    `Established ${establishedYear}, more than ${years} years ago`,
    `Established ${establishedYear}, not yet more than ${years} years ago`,
  );
}

/**
 * Computes the factor for the rating. Labels use the scale that visitors see, whose numbers are twice the stored
 * rating.
 */
function rating(value: number): TrustScoreFactor {
  const { label, points, from, fallback } = rules.rating;
  if (value >= from) return { label, points, earned: points };
  if (value >= fallback.from) return { label: fallback.label, points, earned: fallback.points };
  return { label: value > 0 ? "Rated below 8 out of 10" : "Not rated yet", points, earned: 0 };
}

function reviews(count: number): TrustScoreFactor {
  const { points, from, fallback } = rules.reviews;
  const label = count === 1 ? "1 review" : `${formatCount(count)} reviews`;
  if (count >= from) return { label: `${label}, ${from} or more`, points, earned: points };
  if (count >= fallback.from) return { label: `${label}, ${fallback.from} or more`, points, earned: fallback.points };
  return { label: `${label}, fewer than ${fallback.from}`, points, earned: 0 };
}

function flag(holds: boolean, points: number, label: string, missed: string): TrustScoreFactor {
  return { label: holds ? label : missed, points, earned: holds ? points : 0 };
}
