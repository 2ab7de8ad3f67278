import { useLayoutEffect, useState, useTransition, type ReactNode } from "react";
import {
  Router,
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from "react-router-dom";
import { NavigationPendingContext } from "./PendingBar";
import { guardAgainst } from "../../shared/leaving";
import { makeId } from "../../shared/browser/makeId";

/** The browser's router. It is react-router with a history that can block a navigation. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  const [{ action, location }, setUpdate] = useState(history.current);
  const [isPending, startTransition] = useTransition();
  // The previous page stays visible until the next page is ready.
  useLayoutEffect(() => history.listen((update) => startTransition(() => setUpdate(update))), [history]);
  return (
    <NavigationPendingContext value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationPendingContext>
  );
}

interface HistoryUpdate {
  action: NavigationType;
  location: Location;
}

/** The state of one entry in the browser's history. */
interface EntryState {
  /**
   * The entry's index in this tab's history. The difference between two entries' indexes is the number of steps between
   * the entries.
   */
  idx: number;
  key: string;
  /** The state that a page has stored with the entry. */
  usr: unknown;
}

interface SiteHistory extends Navigator {
  readonly current: HistoryUpdate;
  /** Calls the listener after every navigation. Returns an unsubscribe function. */
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

/** Returns the URL of a navigation. If `to` has no path, uses the current path. */
function resolveHref(to: To): string {
  const path = typeof to === "string" ? parsePath(to) : to;
  return createPath({ pathname: window.location.pathname, ...path });
}

/**
 * Creates the router's browser history. Before a navigation leaves a page with unsaved input, the history asks the
 * editor for confirmation (shared/leaving.ts).
 */
function createGuardedHistory(): SiteHistory {
  const listeners = new Set<(update: HistoryUpdate) => void>();
  let current: HistoryUpdate = { action: NavigationType.Pop, location: readLocation() };
  let index = readEntry().idx ?? 0;
  let isTakenBack = false;
  let isAgreed = false;

  function announce(action: NavigationType): void {
    current = { action, location: readLocation() };
    for (const listener of listeners) listener(current);
  }

  /** Navigates immediately, or after the editor agrees to leave. */
  function goWhenAgreed(to: To, go: (href: string) => void): void {
    const href = resolveHref(to);
    const guard = guardAgainst(href);
    if (!guard) go(href);
    else void guard.ask().then((isLeaving) => isLeaving && go(href));
  }

  /**
   * Completes the history entry of a link within this page, such as 'Skip to content'. The browser has already followed
   * the link, but the new entry has no state yet.
   */
  function followAnchor(): void {
    const { pathname, search, hash } = window.location;
    // A link to the current URL replaces the entry instead of adding one.
    const isNew = createPath({ pathname, search, hash }) !== createPath(current.location);
    if (isNew) index += 1;
    window.history.replaceState({ ...readEntry(), idx: index, key: makeId() }, "");
    announce(isNew ? NavigationType.Push : NavigationType.Replace);
  }

  /**
   * Handles a step back or forward. If leaving needs confirmation, undoes the step and repeats it once the editor
   * agrees.
   */
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
