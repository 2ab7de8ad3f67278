/** Restores the scroll position after a step back or forward, or after a reload, even if content loads late. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readSessionText, sessionKeys, writeSessionText } from "../../shared/storage";

/** How long the page keeps restoring its scroll position while content loads, in ms. */
const SCROLL_RESTORE_MS = 10_000;

type Positions = Record<string, number>;

/** Reads the stored scroll positions. The keys identify history entries. */
function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(readSessionText(sessionKeys.scrollPositions) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Positions) : {};
  } catch {
    return {};
  }
}

/**
 * Scrolls to a position once the page is long enough, and again whenever loading content shifts the page. Stops after
 * `SCROLL_RESTORE_MS`, or as soon as the visitor scrolls, clicks, taps or presses a key. Returns a function that stops
 * the restoration.
 */
function holdPosition(top: number, onDone: () => void): () => void {
  const acts = ["wheel", "touchstart", "keydown", "pointerdown"];
  const scrollBack = () => {
    const isLongEnough = document.documentElement.scrollHeight - window.innerHeight >= top - 1;
    if (isLongEnough && Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
  };
  const observer = new ResizeObserver(scrollBack);
  const timer = setTimeout(stop, SCROLL_RESTORE_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop);
    onDone();
  }
  for (const act of acts) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body);
  scrollBack();
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
  const latestSave = useRef(() => {});

  useLayoutEffect(() => {
    // Saves the position before the router's `popstate` listener renders the other page, because the last scroll event
    // may not have fired yet. A window calls its listeners in the order in which they were added, and this listener is
    // added first.
    const saveFirst = () => latestSave.current();
    window.addEventListener("popstate", saveFirst);
    return () => window.removeEventListener("popstate", saveFirst);
  }, []);

  useEffect(() => {
    const save = () => writeSessionText(sessionKeys.scrollPositions, JSON.stringify(positions.current ?? {}));
    const takeOver = () => void (window.history.scrollRestoration = "manual");
    // Until the scripts of the next document run, the browser restores the scroll position.
    const handOver = () => {
      // The last scroll event may not have fired before a reload.
      latestSave.current();
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
    const saved = positions.current;
    const top = saved[key];
    const mayRestore = kind === "POP" && (!isFirst.current || isReturn());
    isFirst.current = false;
    let stop = () => {};
    if (mayRestore && top !== undefined) {
      isRestoring.current = true;
      stop = holdPosition(top, () => {
        isRestoring.current = false;
      });
    } else {
      // A new entry for the same page causes no scroll event, so save its position here.
      saved[key] = window.scrollY;
    }
    const savePosition = () => {
      if (!isRestoring.current) saved[key] = window.scrollY;
    };
    latestSave.current = savePosition;
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => {
      stop();
      window.removeEventListener("scroll", savePosition);
    };
  }, [key, kind]);
}
