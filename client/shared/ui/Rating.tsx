import { isRated, NOT_RATED_YET, ratingFigure } from "../rating";

/** A rating as every page shows it: out of 10, or the words that say that there is none. */
export function Rating({ rating }: { rating: number }) {
  if (!isRated(rating)) return <span className="tiny">{NOT_RATED_YET}</span>;
  return (
    <span className="score">
      {ratingFigure(rating)}
      <small>/10</small>
    </span>
  );
}
