/** Checks whether anything that a response depends on has changed since the server began to create the response. */
import type { TableVersions } from "../../database/reading/tableVersions.js";
import type { Clock } from "../../platform/clock.js";
import { type Dependency, dependencies } from "../../shared/schema/dependsOn.js";

/** The versions of all dependencies at one point in time. */
export type VersionSnapshot = Readonly<Record<Dependency, number>>;

const dayInMilliseconds = 86_400_000;

export class DependencyVersions {
  constructor(
    private readonly tableVersions: TableVersions,
    private readonly clock: Clock,
  ) {}

  /** False while changes by other processes may be missed or late. */
  get areTrusted(): boolean {
    return this.tableVersions.isTrusted;
  }

  takeSnapshot(): VersionSnapshot {
    return Object.fromEntries(dependencies.map((each) => [each, this.#versionOf(each)])) as Record<Dependency, number>;
  }

  /**
   * @param validUntil When the next offer starts or ends, or the next article is published, as a Unix time in ms. Omit
   * it while it is unknown.
   */
  isCurrent(snapshot: VersionSnapshot, dependsOn: readonly Dependency[], validUntil = Infinity): boolean {
    if (!this.areTrusted || this.clock.now().getTime() >= validUntil) return false;
    return dependsOn.every((each) => snapshot[each] === this.#versionOf(each));
  }

  #versionOf(dependency: Dependency): number {
    if (dependency === "year") return this.clock.now().getUTCFullYear();
    if (dependency === "day") return Math.floor(this.clock.now().getTime() / dayInMilliseconds);
    return this.tableVersions.of(dependency);
  }
}
