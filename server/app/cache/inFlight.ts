/** A response that is being created, and the callers that wait for it. */
import { Disconnect } from "../../shared/disconnect.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { VersionSnapshot } from "./dependencyVersions.js";

/** The argument of the function that creates a response. */
export interface FillContext {
  /** Fires when every caller that waits for the response has disconnected. */
  disconnect: Disconnect;
  /**
   * Reports what the response depends on. Call this once, as early as possible. Pass null for a response that only its
   * caller may get.
   */
  dependsOn(dependencies: readonly Dependency[] | null): void;
}

export class InFlight<Entry> implements FillContext {
  readonly disconnect = new Disconnect();
  #waiters = 0;
  isRequestedAgain = false;
  dependencies: readonly Dependency[] | null = null;
  /** Both promises always resolve. They resolve to null when callers must not share the response. */
  readonly whenDependenciesKnown: Promise<readonly Dependency[] | null>;
  readonly whenFilled: Promise<Entry | null>;
  #resolveDependencies!: (dependencies: readonly Dependency[] | null) => void;
  #resolveEntry!: (entry: Entry | null) => void;

  constructor(readonly snapshot: VersionSnapshot) {
    this.whenDependenciesKnown = new Promise((resolve) => (this.#resolveDependencies = resolve));
    this.whenFilled = new Promise((resolve) => (this.#resolveEntry = resolve));
  }

  dependsOn(declared: readonly Dependency[] | null): void {
    this.dependencies = declared;
    this.#resolveDependencies(declared);
  }

  settle(entry: Entry | null): void {
    this.#resolveDependencies(null);
    this.#resolveEntry(entry);
  }

  addWaiter(disconnect: Disconnect | undefined): void {
    this.#waiters += 1;
    disconnect?.onFire(() => {
      this.#waiters -= 1;
      if (this.#waiters === 0) this.disconnect.fire();
    });
  }
}
