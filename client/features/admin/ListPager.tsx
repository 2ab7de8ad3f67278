import { LIST_SIZES } from "../../shared/limits";
import type { FoundRows } from "../../shared/managing";
import { Link } from "../../shared/ui/Link";
import type { ListState } from "./listAddress";

interface ListPagerProps {
  pageInfo: FoundRows<unknown>["pageInfo"];
  state: ListState;
  addressOf: (part: Partial<ListState>) => string;
  onSize: (size: number) => void;
}

/** The way to the pages before and after, and how long a page is. */
export function ListPager({ pageInfo, state, addressOf, onSize }: ListPagerProps) {
  const isFirst = !state.after && !state.before;
  return (
    <nav aria-label="Pages" className="list-pager">
      <label className="row">
        <span className="small">Rows</span>
        <select className="field" onChange={({ target }) => onSize(Number(target.value))} value={state.size}>
          {LIST_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="grow" />
      {!isFirst && (
        <Link className="btn btn-secondary btn-sm" to={addressOf({})}>
          First page
        </Link>
      )}
      <PageLink isThere={pageInfo.hasPreviousPage} label="Previous" to={addressOf({ before: pageInfo.startCursor })} />
      <PageLink isThere={pageInfo.hasNextPage} label="Next" to={addressOf({ after: pageInfo.endCursor })} />
    </nav>
  );
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
