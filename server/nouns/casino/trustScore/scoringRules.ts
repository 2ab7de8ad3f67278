/** The rules of the trust score. The server computes scores from them and returns them through the API. */
export const scoringRules = {
  start: 50,
  maximum: 100,
  license: { label: "Licensed", points: 20 },
  age: { label: "Established more than 5 years ago", points: 15, years: 5 },
  rating: {
    label: "Rated 9 out of 10 or higher",
    points: 10,
    from: 4.5,
    fallback: { label: "Rated 8 out of 10 or higher", points: 5, from: 4 },
  },
  mobile: { label: "Works well on a phone", points: 5 },
  liveGames: { label: "Has live games", points: 2 },
  crypto: { label: "Accepts crypto", points: 2 },
  reviews: {
    label: "100 or more reviews",
    points: 6,
    from: 100,
    fallback: { label: "50 or more reviews", points: 3, from: 50 },
  },
} as const;
