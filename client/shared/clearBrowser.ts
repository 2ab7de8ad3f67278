import { clearStorage } from "./storage";

/** A browser may refuse any of it; what is left then is no worse than before. */
async function tryEach<T>(list: () => Promise<readonly T[]>, remove: (one: T) => Promise<boolean>): Promise<void> {
  try {
    await Promise.all((await list()).map(remove));
  } catch {
    // As above.
  }
}

/** Removes everything that the site keeps in this browser: stored values, kept pages, and the worker that keeps them. */
export async function clearBrowser(): Promise<void> {
  clearStorage();
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker)
    await tryEach(
      () => serviceWorker.getRegistrations(),
      (worker) => worker.unregister(),
    );
  if ("caches" in window)
    await tryEach(
      () => caches.keys(),
      (name) => caches.delete(name),
    );
}
