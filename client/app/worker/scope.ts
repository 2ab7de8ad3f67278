/** The part of the service worker's world that ours uses; the compiler knows the browser's window instead. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  /** The window that a page is asked for. */
  readonly resultingClientId: string;
  /** The answer to a page that the browser has asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A window that shows a page of the site. */
interface WorkerClient {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}

/** What a window has said to the worker. */
export interface WorkerMessage extends Event {
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

/** What the build tells the worker about itself. */
export interface Release {
  /** Another one for every build that differs. */
  version: string;
  /** The scripts, styles and fonts of every visitor's page. */
  files: readonly string[];
}
