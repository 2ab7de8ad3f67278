/**
 * The state of the search page in its address: the search, and the casinos that are compared. Both ways: what a visitor
 * does on the page is written into the address, and an address that is opened says what the page shows.
 */
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { readComparedIds, writeComparedIds } from "../features/comparison/comparedIds";
import { readComparison, replaceComparison } from "../features/comparison/comparison";
import { useComparison } from "../features/comparison/useComparison";
import { readSearchState, searchParameters, type SearchState } from "../features/search/searchState";
import { paths, searchPath } from "../shared/paths";
import type { RouteMatch } from "../shared/route";

/** Marks an address that the page itself has written. */
const OWN = "search page";

function listedIds(): string[] {
  return readComparison().map(({ id }) => id);
}

/** The address of a search, with the casinos that are compared now. */
export function searchAddress(state: SearchState, after = ""): string {
  return searchPath(state.text, { ...searchParameters(state), compare: writeComparedIds(listedIds()), after });
}

/** The parameters as the address bar has them now, which may be ahead of the ones that are rendered. */
function presentQuery(): Record<string, string> {
  // The first of several parameters of one name counts, as in the table of routes.
  return Object.fromEntries([...new URLSearchParams(window.location.search)].toReversed());
}

export function useSearchAddress({ query }: RouteMatch) {
  const navigate = useNavigate();

  const go = (state: SearchState, after: string | undefined, isStep: boolean) => {
    // A text that comes to rest while the visitor is leaving must not call them back.
    if (window.location.pathname !== paths.search) return;
    void navigate(searchAddress(state, after), { replace: !isStep, state: OWN });
  };
  /** A step is something to go back to; anything else takes the place of the present address. */
  const change = (part: Partial<SearchState>, isStep: boolean) =>
    go({ ...readSearchState(presentQuery()), ...part }, undefined, isStep);

  useComparisonInAddress(query["compare"], () => {
    const present = presentQuery();
    go(readSearchState(present), present["after"], false);
  });
  return { state: readSearchState(query), change };
}

/**
 * Keeps the comparison and the address the same. Whoever opens an address with a comparison gets that one; a visitor who
 * comes back from another page keeps what was chosen there; whatever is chosen here is written into the address.
 */
function useComparisonInAddress(given: string | undefined, write: () => void) {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const compared = useComparison();
  const seenKey = useRef<string>(undefined);
  const handleChoice = useEffectEvent(write);

  useEffect(() => {
    const isOpened = seenKey.current === undefined;
    const isArrival = seenKey.current !== key;
    seenKey.current = key;
    const inAddress = readComparedIds(given);
    const listed = compared.map(({ id }) => id);
    if (writeComparedIds(listed) === writeComparedIds(inAddress)) return;

    const isBack = kind === "POP";
    const isOlder = isOpened ? isBack && listed.length > 0 : !isBack && state === OWN;
    const isOfAddress = inAddress.length > 0 || (isBack && !isOpened);
    if (isArrival && isOfAddress && !isOlder) replaceComparison(inAddress);
    else handleChoice();
  }, [key, kind, state, given, compared]);
}
