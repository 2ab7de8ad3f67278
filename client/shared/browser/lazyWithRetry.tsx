/**
 * Loads scripts lazily, and can fetch a script again after a failure. Don't use React.lazy directly, because it never
 * retries a failed script.
 */
import { lazy, useState, type ComponentType } from "react";

/** Thrown when a script or style sheet of this site can't be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

export interface ChunkLoader<Chunk> {
  /** Fetches the chunk only once. After a failure, each call fetches the chunk again. */
  load: () => Promise<Chunk>;
  /** Returns the chunk, if it is loaded. */
  loaded: () => Chunk | undefined;
  /**
   * Fetches the chunk early. Ignores a failure, because the next call to `load` or `pending` fetches the chunk again.
   */
  preload: () => void;
  /**
   * Returns the promise that a suspended render waits for. After a failure, the promise stays the same until
   * `clearFailedChunks` or the next call to `load`.
   */
  pending: () => Promise<Chunk>;
}

const resets = new Set<() => void>();

/** Lets every failed chunk be fetched again. An error boundary calls this function when it catches an error. */
export function clearFailedChunks(): void {
  for (const reset of resets) reset();
}

/** Returns whether a style sheet failed to load. Such a style sheet is empty, or throws when it is read. */
function hasNoRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** Replaces the tags of failed style sheets. The browser never retries a style sheet while its tag is in the page. */
async function reloadFailedSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  await Promise.all(
    [...links].filter(hasNoRules).map((failed) => {
      const link = failed.cloneNode() as HTMLLinkElement;
      return new Promise((resolve, reject) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", reject);
        failed.replaceWith(link);
      });
    }),
  );
}

export function chunkLoader<Chunk>(importChunk: () => Promise<Chunk>): ChunkLoader<Chunk> {
  let chunk: Chunk | undefined;
  let promise: Promise<Chunk> | null = null;
  let hasFailed = false;
  let isRetry = false;

  async function fetchChunk(): Promise<Chunk> {
    try {
      if (isRetry) await reloadFailedSheets();
      chunk = await importChunk();
      return chunk;
    } catch (cause) {
      hasFailed = true;
      isRetry = true;
      resets.add(reset);
      throw new ChunkLoadError("Part of this page could not be loaded.", { cause });
    }
  }
  function reset(): void {
    if (hasFailed) promise = null;
    hasFailed = false;
    resets.delete(reset);
  }
  function pending(): Promise<Chunk> {
    promise ??= fetchChunk();
    return promise;
  }
  function load(): Promise<Chunk> {
    reset();
    return pending();
  }
  return { load, pending, loaded: () => chunk, preload: () => void load().catch(reset) };
}

type LazyComponent<Props> = ComponentType<Props> & Pick<ChunkLoader<unknown>, "load" | "preload">;

/**
 * Creates a component whose script is fetched on the first render. The component suspends while the script loads. If
 * the script can't be fetched, the nearest error boundary (ui/ChunkBoundary.tsx) shows the error.
 */
export function lazyWithRetry<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const { load, loaded, pending, preload } = chunkLoader(importComponent);
  let attempt: { promise: Promise<ComponentType<Props>>; Component: ComponentType<Props> } | null = null;

  /** Returns a component from React.lazy. Each attempt to fetch the script gets a new component. */
  function lazyComponent(): ComponentType<Props> {
    const promise = pending();
    if (attempt?.promise !== promise) {
      attempt = { promise, Component: lazy(() => promise.then((Component) => ({ default: Component }))) };
    }
    return attempt.Component;
  }
  function Lazy(props: Props) {
    const [Component] = useState(() => loaded() ?? lazyComponent());
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { load, preload });
}
