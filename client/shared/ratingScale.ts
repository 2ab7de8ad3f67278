/** Converts stored ratings (0 to 5) to the scale that visitors see (out of 10). No other code converts ratings. */

/** The stored rating of an unrated casino. */
const NOT_RATED = 0;

/** The text that replaces a missing rating. */
export const NOT_RATED_YET = "Not rated yet";

export function isRated(rating: number): boolean {
  return rating > NOT_RATED;
}

/** Converts a stored rating to the visitors' scale, with at most one decimal: 4.8 to 9.6. */
export function ratingOutOfTen(rating: number): number {
  return Math.round(rating * 20) / 10;
}

/** Formats a rating with one decimal: "9.6", "9.0". A full score is "10". */
export function ratingFigure(rating: number): string {
  const outOfTen = ratingOutOfTen(rating);
  return outOfTen === 10 ? "10" : outOfTen.toFixed(1);
}

/** Formats a rating with its scale: "9.6/10", or "Not rated yet". */
export function formatRating(rating: number): string {
  return isRated(rating) ? `${ratingFigure(rating)}/10` : NOT_RATED_YET;
}
