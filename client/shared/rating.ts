/** The one place that turns a stored rating (0 to 5) into the scale that visitors see (out of 10). */

/** The stored rating of a casino that nobody has rated yet. */
const NOT_RATED = 0;

/** What stands where a rating would, while there is none. */
export const NOT_RATED_YET = "Not rated yet";

export function isRated(rating: number): boolean {
  return rating > NOT_RATED;
}

/** A stored rating on the visitors' scale, as a number with at most one decimal: 4.8 is 9.6. */
export function ratingOutOfTen(rating: number): number {
  return Math.round(rating * 20) / 10;
}

/** The figure alone, with one decimal: "9.6", "9.0"; a full score reads "10". */
export function ratingFigure(rating: number): string {
  const outOfTen = ratingOutOfTen(rating);
  return outOfTen === 10 ? "10" : outOfTen.toFixed(1);
}

/** The whole words: "9.6/10", or "Not rated yet". */
export function formatRating(rating: number): string {
  return isRated(rating) ? `${ratingFigure(rating)}/10` : NOT_RATED_YET;
}
