import { casinoStructuredData } from "./casinoStructuredData";

const casino = {
  name: "Northgate",
  logoUrl: "/logos/northgate.svg",
  websiteUrl: "https://www.northgate.example/",
  description: "A plain casino.",
  rating: 4.2,
  createdAt: "2026-02-11T09:24:00Z",
  updatedAt: "2026-03-01T10:00:00Z",
  review: { about: "Northgate opened in 2014." },
};

function dataOf(changes: Partial<typeof casino>) {
  return casinoStructuredData({ ...casino, ...changes }, "https://odds.example/casino/northgate", "HonestOdds");
}

describe("a casino's structured data", () => {
  test.each([
    [4.2, "8.4"],
    [5, "10"],
    [0.3, "1"],
  ])("converts a stored rating of %p to %p on a scale from 1 to 10", (rating, ratingValue) => {
    expect(dataOf({ rating })?.reviewRating).toEqual({
      "@type": "Rating",
      ratingValue,
      bestRating: "10",
      worstRating: "1",
    });
  });

  test("is omitted for an unrated casino", () => {
    expect(dataOf({ rating: 0 })).toBeNull();
  });

  test("never has an aggregate rating", () => {
    expect(JSON.stringify(dataOf({}))).not.toContain("AggregateRating");
  });

  test("describes the reviewed casino with absolute URLs", () => {
    expect(dataOf({})?.itemReviewed).toEqual({
      "@type": "Organization",
      name: "Northgate",
      url: "https://www.northgate.example/",
      logo: "https://odds.example/logos/northgate.svg",
    });
  });
});
