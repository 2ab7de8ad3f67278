/** Converts stored ratings (0 to 5) to the visitors' scale (out of 10). No other file converts ratings. */

/** The stored rating of a casino that has no rating yet. */
const NOT_RATED = 0;

/** The text that appears in place of a missing rating. */
export const NOT_RATED_YET = "Not rated yet";

export function isRated(rating: number): boolean {
  return rating > NOT_RATED;
}

/** Converts a stored rating to the visitors' scale, rounded to one decimal: 4.8 becomes 9.6. */
export function ratingOutOfTen(rating: number): number {
  return Math.round(rating * 20) / 10;
}

/** Formats a rating with one decimal: "9.6", "9.0". The highest rating is "10". */
export function ratingFigure(rating: number): string {
  const outOfTen = ratingOutOfTen(rating);
  return outOfTen === 10 ? "10" : outOfTen.toFixed(1);
}

/** Formats a rating with its scale: "9.6/10". An unrated casino gets "Not rated yet". */
export function formatRating(rating: number): string {
  return isRated(rating) ? `${ratingFigure(rating)}/10` : NOT_RATED_YET;
}
