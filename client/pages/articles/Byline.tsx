import { formatDay } from "../../shared/dates";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "./articles.recipe";

const byline = recipeClass<typeof recipes.byline>("byline");

interface BylineProps {
  author: string;
  readTime: string;
  /** ISO date. */
  date: string;
}

/** Shows the author, the reading time and the date. */
export function Byline({ author, readTime, date }: BylineProps) {
  return (
    <p className={byline()}>
      <span>{author}</span>
      <span>{readTime}</span>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}
