/**
 * Keeps the search and the compared casinos in the search page's URL. Actions on the page update the URL, and opening a
 * URL updates the page.
 */
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { readComparison, replaceComparison, useComparison } from "../../features/comparison/comparison";

import {
  readSearchState,
  searchParameters,
  type SearchChange,
  type SearchState,
} from "../../features/search/searchState";
import { COMPARISON_MAX } from "../../shared/limits";
import { paths, searchPath } from "../../shared/paths";
import { readQuery } from "../../shared/query";
import type { RouteMatch } from "../../shared/route";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readComparedIds(text = ""): string[] {
  const ids = text
    .toLowerCase()
    .split(",")
    .filter((part) => uuid.test(part));
  return [...new Set(ids)].slice(0, COMPARISON_MAX);
}

function writeComparedIds(ids: readonly string[]): string {
  return ids.join(",");
}

/** Marks the history entries that this page has written. */
const OWN = "search page";

function listedIds(): string[] {
  return readComparison().map(({ id }) => id);
}

/** Returns the path of a search, with the casinos that are currently compared and the cursors of its lists. */
export function searchAddress(state: SearchState, cursors: Readonly<Record<string, string>> = {}): string {
  return searchPath(state.text, { ...searchParameters(state), compare: writeComparedIds(listedIds()), ...cursors });
}

/** Returns the parameters in the address bar, which may be newer than the rendered parameters. */
function currentParameters(): Record<string, string> {
  return readQuery(window.location.search);
}

export function useSearchAddress({ query }: RouteMatch) {
  const navigate = useNavigate();

  const go = (state: SearchState, after: string | undefined, isStep: boolean) => {
    // If the visitor is leaving the page, a pending search must not navigate back to it.
    if (window.location.pathname !== paths.search) return;
    void navigate(searchAddress(state, { after: after ?? "" }), { replace: !isStep, state: OWN });
  };
  /** Changes the search. If `isStep`, adds a history entry. Otherwise replaces the current entry. */
  const change = (part: SearchChange, isStep: boolean) => {
    const current = readSearchState(currentParameters());
    go({ ...current, ...(typeof part === "function" ? part(current) : part) }, undefined, isStep);
  };

  useComparisonInAddress(query["compare"], () => {
    const parameters = currentParameters();
    go(readSearchState(parameters), parameters["after"], false);
  });
  return { state: readSearchState(query), change };
}

/**
 * Keeps the comparison and the URL in sync. Opening a URL with a comparison replaces the compared casinos. If the
 * visitor returns from another page, the compared casinos stay. A choice on this page updates the URL.
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
