/** The state of a list in its address: text, filters, order and page. What is not one of ours is passed over. */
import type { FilterOption, ListRequest, ManagedColumn, ManagedRow, Managing } from "../../shared/managing";
import { LIST_SIZES, SEARCH_TEXT_MAX } from "../../shared/limits";

export interface ListState {
  text: string;
  filters: readonly FilterOption[];
  /** Null: the best fit of a text, otherwise the last changed first. */
  orderBy: string | null;
  size: number;
  after: string | null;
  before: string | null;
  /** Which page it is, counted along the way to it; null for a page that was reached in another way. */
  page: number | null;
}

const DEFAULT_ORDER = "UPDATED_DESC";
const DEFAULT_SIZE = LIST_SIZES[1];

type Listed = Pick<Managing<ManagedRow>, "filters"> & { columns: readonly ManagedColumn<never>[] };

export function readListState({ filters, columns }: Listed, parameters: URLSearchParams): ListState {
  const orders = columns.flatMap((column) => column.orders ?? []);
  const size = Number(parameters.get("size"));
  const isFirst = !parameters.has("after") && !parameters.has("before");
  return {
    text: (parameters.get("q") ?? "").slice(0, SEARCH_TEXT_MAX),
    filters: filters.filter(({ parameter, value }) => parameters.get(parameter) === value),
    orderBy: orders.find((order) => order === parameters.get("order")) ?? null,
    size: LIST_SIZES.find((known) => known === size) ?? DEFAULT_SIZE,
    after: parameters.get("after"),
    before: parameters.get("before"),
    page: isFirst ? 1 : readPage(parameters.get("page")),
  };
}

function readPage(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** The parameters of a state, for `adminTabAddress`. */
export function listParameters({
  text,
  filters,
  orderBy,
  size,
  after,
  before,
  page,
}: ListState): Record<string, string> {
  return {
    ...(text && { q: text }),
    ...Object.fromEntries(filters.map(({ parameter, value }) => [parameter, value])),
    ...(orderBy && { order: orderBy }),
    ...(size !== DEFAULT_SIZE && { size: String(size) }),
    ...(after && { after }),
    ...(before && !after && { before }),
    ...((after || before) && page !== null && { page: String(page) }),
  };
}

/** The order that a list without a chosen one has. A text is answered best fit first where the server ranks it. */
function orderOf({ orderBy, text }: ListState, isRanked: boolean): string | null {
  return orderBy ?? (text.trim() && isRanked ? null : DEFAULT_ORDER);
}

export function listRequest(state: ListState, isRanked: boolean): ListRequest {
  const filter = Object.fromEntries(state.filters.map((option) => [option.parameter, option.filter]));
  const page = state.before && !state.after ? { last: state.size, before: state.before } : { first: state.size };
  return {
    filter: { ...filter, ...(state.text.trim() && { search: state.text.trim() }) },
    orderBy: orderOf(state, isRanked),
    ...page,
    ...(state.after && { after: state.after }),
  };
}

/** Another view of the list begins at its first page. */
export function changedState(state: ListState, part: Partial<ListState>): ListState {
  return { ...state, after: null, before: null, page: 1, ...part };
}

/** The filters with one more; it takes the place of another value of its parameter. */
export function withFilter(filters: readonly FilterOption[], added: FilterOption): FilterOption[] {
  return [...filters.filter(({ parameter }) => parameter !== added.parameter), added];
}
