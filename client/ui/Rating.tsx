import { score, text } from "../theme/classes";
import { isRated, NOT_RATED_YET, ratingFigure } from "../shared/ratingScale";

/** Shows a rating out of 10, or 'Not rated yet'. */
export function Rating({ rating }: { rating: number }) {
  if (!isRated(rating)) return <span className={text({ size: "tiny" })}>{NOT_RATED_YET}</span>;
  return (
    <span className={score()}>
      {ratingFigure(rating)}
      <small>/10</small>
    </span>
  );
}
