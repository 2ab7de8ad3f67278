/**
 * The one way to load a script later. A script that failed is asked for again at the next attempt; React.lazy would keep
 * the failure for as long as the page is open.
 */
import { lazy, useState, type ComponentType } from "react";

/** A script of ours, or its style sheet, could not be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

export interface ChunkLoader<Chunk> {
  /** Fetches the chunk once; after a failure each call asks again. */
  load: () => Promise<Chunk>;
  /** The chunk if it is here already. */
  loaded: () => Chunk | undefined;
  /** Fetches the chunk early. A failure is ignored: the next attempt asks again. */
  preload: () => void;
  /** The promise for a render that waits: it stays the same, also after a failure, until `forgetFailedChunks`. */
  pending: () => Promise<Chunk>;
}

const forgetters = new Set<() => void>();

/** Lets every failed chunk be asked for again: an error boundary calls it once it shows the failure. */
export function forgetFailedChunks(): void {
  for (const forget of forgetters) forget();
}

/** A style sheet that could not be fetched is empty, or refuses to be read. */
function hasNoRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** The browser never asks again for a style sheet that failed while its tag stands in the page. */
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
      forgetters.add(forget);
      throw new ChunkLoadError("A part of the page could not be loaded.", { cause });
    }
  }
  function forget(): void {
    if (hasFailed) promise = null;
    hasFailed = false;
    forgetters.delete(forget);
  }
  function pending(): Promise<Chunk> {
    promise ??= fetchChunk();
    return promise;
  }
  function load(): Promise<Chunk> {
    forget();
    return pending();
  }
  return { load, pending, loaded: () => chunk, preload: () => void load().catch(forget) };
}

export type LazyComponent<Props> = ComponentType<Props> & Pick<ChunkLoader<unknown>, "preload">;

/**
 * A component whose script is fetched when it is first rendered. It suspends meanwhile; a failure is thrown to the nearest
 * error boundary (shared/ui/ChunkBoundary.tsx).
 */
export function lazyWithRetry<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const { loaded, pending, preload } = chunkLoader(importComponent);
  let attempt: { promise: Promise<ComponentType<Props>>; Component: ComponentType<Props> } | null = null;

  /** React's own lazy component, another one for each attempt. */
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
  return Object.assign(Lazy, { preload });
}
