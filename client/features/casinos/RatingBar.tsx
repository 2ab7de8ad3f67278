import { isRated } from "../../shared/rating";
import { Rating } from "../../shared/ui/Rating";

const STORED_MAX = 5;

/** A rating with its length drawn beside it. */
export function RatingBar({ rating }: { rating: number }) {
  return (
    <span className="rating-bar">
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
