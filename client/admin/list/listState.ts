/** Converts between a list's URL and its state: search text, filters, order and page. Ignores unknown values. */
import type { FilterOption, ListRequest, ListColumn, ListedRow, ListConfig } from "./listConfig";
import { LIST_SIZES } from "../../shared/limits";
import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { NounConfig } from "../nouns/nounConfig";
import { adminTabAddress, type AdminTabId } from "../shell/adminTabs";
import { CASINO_PARAMETER } from "../../shared/paths";
import { maxSearchText } from "../../../shared/apiLimits";

export interface ListState {
  text: string;
  filters: readonly FilterOption[];
  /**
   * The order, or null for the default. The default is best match first in a search, and otherwise last change first.
   */
  orderBy: string | null;
  size: number;
  after: string | null;
  before: string | null;
  /**
   * The page number, or null if unknown. Cursors don't contain it, so the list counts it as the editor moves from page
   * to page.
   */
  page: number | null;
}

const DEFAULT_ORDER = "UPDATED_DESC";
const DEFAULT_SIZE = LIST_SIZES[1];

type Listed = Pick<ListConfig<ListedRow>, "filters"> & { columns: readonly ListColumn<never>[] };

function readListState({ filters, columns }: Listed, parameters: URLSearchParams): ListState {
  const orders = columns.flatMap((column) => column.orders ?? []);
  const size = Number(parameters.get("size"));
  const isFirst = !parameters.has("after") && !parameters.has("before");
  return {
    text: (parameters.get("q") ?? "").slice(0, maxSearchText),
    filters: filters.filter(({ parameter, value }) => parameters.get(parameter) === value),
    orderBy: orders.find((order) => order === parameters.get("order")) ?? null,
    size: LIST_SIZES.find((option) => option === size) ?? DEFAULT_SIZE,
    after: parameters.get("after"),
    before: parameters.get("before"),
    page: isFirst ? 1 : readPage(parameters.get("page")),
  };
}

function readPage(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** Returns the URL parameters of a state. Pass them to `adminTabAddress`. */
function listParameters({ text, filters, orderBy, size, after, before, page }: ListState): Record<string, string> {
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

/** Returns the parameters that a saved view of a list keeps. It keeps no page, because rows move between pages. */
export function viewParameters(state: ListState): string {
  return new URLSearchParams(listParameters(changedState(state, {}))).toString();
}

/** Returns the URL of a saved view. Ignores unknown parameters, because filters may have changed since it was saved. */
export function viewAddress(tab: AdminTabId, config: Listed & Pick<NounConfig, "fields">, parameters: string): string {
  const saved = new URLSearchParams(parameters);
  const casinoId = CASINO_PARAMETER in config.fields ? saved.get(CASINO_PARAMETER) : null;
  const state = changedState(readListState(config, saved), {});
  // The configured filters don't include casinos, so this parameter is copied unchecked.
  return adminTabAddress(tab, { ...listParameters(state), ...(casinoId && { [CASINO_PARAMETER]: casinoId }) });
}

/** Returns the order to request, or null for best match first. */
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

/** Returns the changed state. It is on the first page, unless `part` contains another page. */
function changedState(state: ListState, part: Partial<ListState>): ListState {
  return { ...state, after: null, before: null, page: 1, ...part };
}

/** Adds a filter, and removes any filter with the same parameter. */
export function withFilter(filters: readonly FilterOption[], added: FilterOption): FilterOption[] {
  return [...filters.filter(({ parameter }) => parameter !== added.parameter), added];
}

const lastAddresses = new Map<AdminTabId, string>();

/** Returns the URL of a list as the editor last used it, with its filters and page. */
export function lastListAddress(tab: AdminTabId): string {
  return lastAddresses.get(tab) ?? adminTabAddress(tab);
}

/**
 * Reads a list's state from its URL. Returns the state and a function that changes it. Each change adds a history
 * entry, except changes to the search text.
 */
export function useListState<Row extends ListedRow>(tab: AdminTabId, config: ListConfig<Row>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(config, parameters), [config, parameters]);
  const addressOf = (part: Partial<ListState>) => adminTabAddress(tab, listParameters(changedState(state, part)));
  useEffect(() => void lastAddresses.set(tab, adminTabAddress(tab, listParameters(state))), [tab, state]);
  return {
    state,
    addressOf,
    change: (part: Partial<ListState>, isStep = true) => void navigate(addressOf(part), { replace: !isStep }),
  };
}
