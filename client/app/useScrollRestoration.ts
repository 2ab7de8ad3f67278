/** Restores the scroll position after a step back or forward and after a reload, also where the content comes late. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { SCROLL_RESTORE_MS } from "../shared/limits";
import { readSessionText, sessionKeys, writeSessionText } from "../shared/storage";

type Positions = Record<string, number>;

/** Positions by the key of their history entry. */
function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(readSessionText(sessionKeys.scrollPositions) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Positions) : {};
  } catch {
    return {};
  }
}

/** Scrolls there once the page is long enough. Gives up when the visitor acts. Returns how to stop. */
function scrollWhenPossible(top: number, onDone: () => void): () => void {
  const acts = ["wheel", "touchstart", "keydown", "pointerdown"];
  const tryNow = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top - 1) return;
    window.scrollTo(0, top);
    stop();
  };
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(stop, SCROLL_RESTORE_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop);
    onDone();
  }
  for (const act of acts) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body);
  tryNow();
  return stop;
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  return ["reload", "back_forward"].includes((navigation as PerformanceNavigationTiming | undefined)?.type ?? "");
}

export function useScrollRestoration(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const positions = useRef<Positions>(undefined);
  const isFirst = useRef(true);
  const isRestoring = useRef(false);
  const remember = useRef(() => {});

  useLayoutEffect(() => {
    // A step back may come before the event of the last scroll. React shows the other page within the router's listener, and
    // a window calls its listeners in the order in which they were added: this one is added first, and only once.
    const rememberFirst = () => remember.current();
    window.addEventListener("popstate", rememberFirst);
    return () => window.removeEventListener("popstate", rememberFirst);
  }, []);

  useEffect(() => {
    const save = () => writeSessionText(sessionKeys.scrollPositions, JSON.stringify(positions.current ?? {}));
    const takeOver = () => void (window.history.scrollRestoration = "manual");
    // Another document leaves the restoring to the browser until its scripts run.
    const handOver = () => {
      save();
      window.history.scrollRestoration = "auto";
    };
    takeOver();
    window.addEventListener("pagehide", handOver);
    window.addEventListener("pageshow", takeOver);
    return () => {
      window.removeEventListener("pagehide", handOver);
      window.removeEventListener("pageshow", takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const known = positions.current;
    const top = known[key];
    const mayRestore = kind === "POP" && (!isFirst.current || isReturn());
    isFirst.current = false;
    let stop = () => {};
    if (mayRestore && top !== undefined) {
      isRestoring.current = true;
      stop = scrollWhenPossible(top, () => {
        isRestoring.current = false;
      });
    } else {
      // A new entry of the same page: nothing scrolls, so nothing else would say where it stands.
      known[key] = window.scrollY;
    }
    const rememberHere = () => {
      if (!isRestoring.current) known[key] = window.scrollY;
    };
    remember.current = rememberHere;
    window.addEventListener("scroll", rememberHere, { passive: true });
    return () => {
      stop();
      window.removeEventListener("scroll", rememberHere);
    };
  }, [key, kind]);
}
