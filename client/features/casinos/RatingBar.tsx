import { isRated } from "../../shared/rating";
import { Rating } from "../../shared/ui/Rating";

const STORED_MAX = 5;

/** Stored ratings, out of 5, from which the bar is green, and below which it is red. */
const GOOD_FROM = 4;
const POOR_BELOW = 3;

function bandOf(rating: number): string {
  if (rating >= GOOD_FROM) return "rating-bar";
  return rating < POOR_BELOW ? "rating-bar rating-low" : "rating-bar rating-middle";
}

/** A rating with its name and its length, to tell it from the trust score. */
export function RatingBar({ rating }: { rating: number }) {
  return (
    <span className={bandOf(rating)}>
      <span className="tiny">Rating</span>
      <Rating rating={rating} />
      {isRated(rating) && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="rating-bar-track" width="100" height="6" />
          <rect className="rating-bar-value" width={(rating / STORED_MAX) * 100} height="6" />
        </svg>
      )}
    </span>
  );
}
