/** The types of the service worker's global scope. The TypeScript settings include only the types of a window. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  /** The id of the window that will show the requested page. */
  readonly resultingClientId: string;
  /** The response to a request that the browser sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A window that shows a page on the site. */
interface WorkerClient {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}

/** A message from a window to the worker. */
interface WorkerMessage extends LifeEvent {
  readonly data: unknown;
  readonly source: WorkerClient | null;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: "window" }): Promise<readonly WorkerClient[]>;
  };
  readonly location: Location;
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessage) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

/** The data about a release, which the build passes to the service worker. */
export interface Release {
  /** A hash of the build. */
  version: string;
  /** The scripts, styles and fonts of all public pages. */
  files: readonly string[];
}
