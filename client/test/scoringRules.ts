import type { ScoringRulesQuery } from "../features/casinos/trust/ScoringRules.generated";

type Rules = ScoringRulesQuery["scoringRules"];
type Rule = Rules["rules"][number];

const typename = "ScoringRule";

function rule(label: string, points: number, fallback: Rule["fallback"] = null): Rule {
  return { __typename: typename, label, points, fallback };
}

/** Makes the scoring rules as the server returns them. */
export function makeScoringRules(): Rules {
  return {
    __typename: "ScoringRules",
    start: 50,
    maximum: 100,
    rules: [
      rule("Licensed", 20),
      rule("Established more than 5 years ago", 15),
      rule("Rated 9 out of 10 or higher", 10, {
        __typename: typename,
        label: "Rated 8 out of 10 or higher",
        points: 5,
      }),
      rule("Works well on a phone", 5),
      rule("Has live games", 2),
      rule("Accepts crypto", 2),
      rule("100 or more reviews", 6, { __typename: typename, label: "50 or more reviews", points: 3 }),
    ],
  };
}
