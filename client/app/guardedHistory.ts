/** The browser's history for the router, which asks before it leaves a page that has something to lose (shared/leaving.ts). */
import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from "react-router-dom";
import { guardAgainst } from "../shared/leaving";
import { makeId } from "../shared/makeId";

export interface HistoryUpdate {
  action: NavigationType;
  location: Location;
}

/** What is stored with each entry of the browser's history. */
interface EntryState {
  /** The place among the entries of this tab, to know how many steps a move was. */
  idx: number;
  key: string;
  /** What the page has stored with its address. */
  usr: unknown;
}

export interface SiteHistory extends Navigator {
  readonly current: HistoryUpdate;
  /** Returns an unsubscribe function. */
  listen: (listener: (update: HistoryUpdate) => void) => () => void;
}

function readEntry(): Partial<EntryState> {
  return (window.history.state as Partial<EntryState> | null) ?? {};
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = "default", usr = null } = readEntry();
  return { pathname, search, hash, key, state: usr };
}

function createHref(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

/** The address of a move; what it leaves out is as it is now. */
function resolveHref(to: To): string {
  const path = typeof to === "string" ? parsePath(to) : to;
  return createPath({ pathname: window.location.pathname, ...path });
}

export function createGuardedHistory(): SiteHistory {
  const listeners = new Set<(update: HistoryUpdate) => void>();
  let current: HistoryUpdate = { action: NavigationType.Pop, location: readLocation() };
  let index = readEntry().idx ?? 0;
  let isTakenBack = false;
  let isAgreed = false;

  function announce(action: NavigationType): void {
    current = { action, location: readLocation() };
    for (const listener of listeners) listener(current);
  }

  /** Goes there now, or once the editor has agreed to leave. */
  function goWhenAgreed(to: To, go: (href: string) => void): void {
    const href = resolveHref(to);
    const guard = guardAgainst(href);
    if (!guard) go(href);
    else void guard.ask().then((isLeaving) => isLeaving && go(href));
  }

  /** The browser has followed a link to a part of this page, such as to its main content. Its entry has nothing of ours yet. */
  function followAnchor(): void {
    const { pathname, search, hash } = window.location;
    // The same address once more takes the place of the entry.
    const isNew = createPath({ pathname, search, hash }) !== createPath(current.location);
    if (isNew) index += 1;
    window.history.replaceState({ ...readEntry(), idx: index, key: makeId() }, "");
    announce(isNew ? NavigationType.Push : NavigationType.Replace);
  }

  /** A step back or forward that must be asked about is taken back until it is agreed to. */
  function handlePop(): void {
    if (readEntry().key === undefined) {
      followAnchor();
      return;
    }
    const next = readEntry().idx ?? index;
    const steps = next - index;
    index = next;
    if (isTakenBack) {
      isTakenBack = false;
      return;
    }
    const guard = steps && !isAgreed ? guardAgainst(window.location.href) : null;
    isAgreed = false;
    if (!guard) {
      announce(NavigationType.Pop);
      return;
    }
    isTakenBack = true;
    window.history.go(-steps);
    void guard.ask().then((isLeaving) => {
      isAgreed = isLeaving;
      if (isLeaving) window.history.go(steps);
    });
  }

  const { idx, key } = readEntry();
  if (idx === undefined || key === undefined) {
    window.history.replaceState({ ...readEntry(), idx: index, key: makeId() }, "");
    current = { ...current, location: readLocation() };
  }
  return {
    get current() {
      return current;
    },
    createHref,
    go: (steps) => window.history.go(steps),
    push: (to, state: unknown) =>
      goWhenAgreed(to, (href) => {
        index += 1;
        window.history.pushState({ usr: state ?? null, key: makeId(), idx: index }, "", href);
        announce(NavigationType.Push);
      }),
    replace: (to, state: unknown) =>
      goWhenAgreed(to, (href) => {
        window.history.replaceState({ usr: state ?? null, key: makeId(), idx: index }, "", href);
        announce(NavigationType.Replace);
      }),
    listen(listener) {
      if (listeners.size === 0) window.addEventListener("popstate", handlePop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("popstate", handlePop);
      };
    },
  };
}
