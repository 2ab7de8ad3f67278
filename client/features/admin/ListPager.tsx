import { formatCount } from "../../shared/figures";
import { LIST_SIZES } from "../../shared/limits";
import type { FoundRows } from "../../shared/managing";
import { Link } from "../../shared/ui/Link";
import type { ListState } from "./listAddress";

interface ListPagerProps {
  found: FoundRows<unknown>;
  state: ListState;
  addressOf: (part: Partial<ListState>) => string;
}

/** The ways to the pages before and after, which rows of how many these are, and how long a page is. */
export function ListPager({ found: { rows, pageInfo, totalCount }, state, addressOf }: ListPagerProps) {
  const isFirst = !state.after && !state.before;
  const { page } = state;
  return (
    <nav aria-label="Pages" className="list-pager">
      <span className="small">Rows</span>
      {LIST_SIZES.map((size) => (
        <Link
          aria-current={size === state.size ? "true" : undefined}
          aria-label={`${size} rows on a page`}
          className={size === state.size ? "chip is-on" : "chip"}
          key={size}
          to={addressOf({ size })}
        >
          {size}
        </Link>
      ))}
      <span className="grow" />
      {rows.length > 0 && <span className="small">{positionOf(page, state.size, rows.length, totalCount)}</span>}
      {!isFirst && (
        <Link className="btn btn-secondary btn-sm" to={addressOf({})}>
          First page
        </Link>
      )}
      <PageLink
        isThere={pageInfo.hasPreviousPage}
        label="Previous"
        to={addressOf({ before: pageInfo.startCursor, page: page && Math.max(page - 1, 1) })}
      />
      <PageLink
        isThere={pageInfo.hasNextPage}
        label="Next"
        to={addressOf({ after: pageInfo.endCursor, page: page && page + 1 })}
      />
    </nav>
  );
}

/** '51–100 of 384'; only how many of how many where nobody knows which page it is. */
function positionOf(page: number | null, size: number, count: number, totalCount: number): string {
  if (page === null) return `${formatCount(count)} of ${formatCount(totalCount)}`;
  const first = (page - 1) * size + 1;
  const last = first + count - 1;
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(Math.max(totalCount, last))}`;
}

function PageLink({ isThere, label, to }: { isThere: boolean; label: string; to: string }) {
  if (isThere)
    return (
      <Link className="btn btn-secondary btn-sm" to={to}>
        {label}
      </Link>
    );
  return (
    <button aria-disabled="true" className="btn btn-secondary btn-sm" type="button">
      {label}
    </button>
  );
}
