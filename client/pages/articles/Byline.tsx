import { formatDay } from "../../shared/format/dates";
import { authorPath } from "../../shared/paths";
import { link } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import { Link } from "../../ui/Link";
import type * as recipes from "./articles.recipe";

const byline = recipeClass<typeof recipes.byline>("byline");

interface BylineProps {
  author: string | null;
  readMinutes: number | null;
  /** An ISO 8601 date and time. */
  publishedAt: string | null;
  /** The author's page, if there is one. */
  authorProfile?: { slug: string } | null;
}

/** Shows the author, the reading time and the date. */
export function Byline({ author, readMinutes, publishedAt, authorProfile }: BylineProps) {
  return (
    <p className={byline()}>
      {author && (
        <span>
          {authorProfile ? (
            <Link className={link()} to={authorPath(authorProfile.slug)}>
              {author}
            </Link>
          ) : (
            author
          )}
        </span>
      )}
      {readMinutes !== null && <span>{formatReadTime(readMinutes)}</span>}
      {publishedAt && <time dateTime={publishedAt.slice(0, 10)}>{formatDay(publishedAt)}</time>}
    </p>
  );
}

export function formatReadTime(minutes: number): string {
  return `${minutes} min read`;
}
