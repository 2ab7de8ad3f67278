/** The browser's history, which asks before it leaves a page that has something to lose (shared/leaving.ts). */
import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from "react-router-dom";
import { guardAgainst } from "../shared/leaving";

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory["listen"]>[0];

/** Goes there now, or once whoever is here has agreed to leave. */
function goWhenAgreed(history: BrowserHistory, to: To, go: () => void): void {
  const guard = guardAgainst(history.createHref(to));
  if (!guard) return go();
  void guard.ask().then((isAgreed) => isAgreed && go());
}

/** Passes on where the browser went; a step back or forward that must be asked about is taken back until it is agreed to. */
function listenGuarded(history: BrowserHistory, listener: Listener): Listener {
  let isTakenBack = false;
  let isAgreed = false;
  return (update) => {
    if (isTakenBack) {
      isTakenBack = false;
      return;
    }
    const steps = update.action === "POP" ? update.delta : 0;
    const guard = steps && !isAgreed ? guardAgainst(window.location.href) : null;
    isAgreed = false;
    if (!guard || !steps) {
      listener(update);
      return;
    }
    isTakenBack = true;
    history.go(-steps);
    void guard.ask().then((isLeaving) => {
      isAgreed = isLeaving;
      if (isLeaving) history.go(steps);
    });
  };
}

export function createGuardedHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace, listen } = history;
  return Object.assign(history, {
    push: (to: To, state?: unknown) => goWhenAgreed(history, to, () => push(to, state)),
    replace: (to: To, state?: unknown) => goWhenAgreed(history, to, () => replace(to, state)),
    listen: (listener: Listener) => listen(listenGuarded(history, listener)),
  });
}
