/** The scenario in which a release replaces another one that has different scripts, styles and operations. */
import { existsSync } from "node:fs";
import { onCleanup } from "../cleanup.js";
import { until } from "../until.js";
import { report, type Scenario, serve } from "./harness.js";
import { Load, signIn } from "./load.js";
import { startLoadBalancer } from "./loadBalancer.js";
import { makeOtherBuild, operationsOf } from "./otherBuild.js";

/** The pages that visitors open during an upgrade. */
const visited = ["/", "/all-casinos", "/welcome-bonus", "/slots", "/search", "/news", "/guides", "/about-us"];

/** Returns the paths of the scripts and styles that a page or a script refers to. */
const assetsIn = (text: string) => [
  ...new Set([...text.matchAll(/\bassets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => `/${path}`)),
];

const isQueryWithoutVariables = (operation: string | undefined) => /^query \w+ \{/.test(operation ?? "");

/** The visitors of a site. They load what a browser would load. */
class Visitors {
  readonly failures: string[] = [];
  /** The entry scripts of the pages. Each release has another one. */
  readonly releases = new Set<string>();
  pages = 0;
  files = 0;
  operations = 0;
  /** How many operations the responding server did not know by their hash. */
  unknown = 0;
  readonly #builds: ReadonlyMap<string, string>[];

  constructor(
    private readonly url: string,
    private readonly counts: Load["counts"],
    other: string,
  ) {
    this.#builds = [operationsOf(), operationsOf(other)];
  }

  async visit(count: number): Promise<void> {
    for (let each = 0; each < count; each += 1) await this.#visitOne(visited[each % visited.length]!);
  }

  /**
   * Opens a page with its scripts and styles. Then loads a script and sends an operation for each of three other pages, as
   * three navigations do.
   */
  async #visitOne(path: string): Promise<void> {
    const own = assetsIn(await this.#read(path));
    this.pages += 1;
    const entry = own.find((file) => /\/index-.*js$/.test(file))!;
    this.releases.add(entry);
    const build = this.#builds[existsSync(`dist/client${entry}`) ? 0 : 1]!;
    const scripts = await this.#readAll(own);
    const others = assetsIn(scripts[own.indexOf(entry)]!).filter((file) => !own.includes(file));
    scripts.push(...(await this.#readAll([0, 7, 13].map((step) => others[(this.pages + step) % others.length]!))));
    this.files += scripts.length;
    const hashes = scripts.flatMap((text) => text.match(/\b[0-9a-f]{64}\b/g) ?? []);
    const operations = hashes.filter((hash) => isQueryWithoutVariables(build.get(hash)));
    for (const step of [0, 1, 2]) {
      const hash = operations[(this.pages + step) % operations.length]!;
      await this.#ask(hash, build.get(hash)!);
    }
  }

  /** Sends an operation as a page does: only its hash at first, and its text if the server does not know the hash. */
  async #ask(hash: string, query: string): Promise<void> {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const send = (more: object) => this.#read(`/graphql?${new URLSearchParams({ extensions, ...more }).toString()}`);
    this.operations += 1;
    let answer = await send({});
    if (answer.includes('"PERSISTED_QUERY_NOT_FOUND"')) {
      this.unknown += 1;
      answer = await send({ query });
    }
    // The panel's operations need a session. Their error shows that the server knows them.
    if (!/"data":\{|"UNAUTHENTICATED"/.test(answer))
      this.failures.push(`${query.slice(0, 40)} returned ${answer.slice(0, 200)}.`);
  }

  #readAll(paths: readonly string[]): Promise<string[]> {
    return Promise.all(paths.map((path) => this.#read(path)));
  }

  async #read(path: string): Promise<string> {
    this.counts.sent += 1;
    const response = await fetch(this.url + path);
    if (response.ok) this.counts.answered += 1;
    else this.failures.push(`${path} returned ${response.status}.`);
    return response.text();
  }
}

export const differentBuilds: Scenario = {
  name: "A release with other scripts, styles and operations replaces the running one, one server after the other",
  promise:
    "Every page loads with all its scripts and styles before, during and after the upgrade, and so do the scripts and the data of the next three navigations, whichever server responds.",
  async run(ground) {
    const balancer = await startLoadBalancer();
    onCleanup(() => balancer.close());
    const place = { DATABASE_URL: await ground.emptyDatabase(), DRAIN_SECONDS: "2" };
    const other = makeOtherBuild();
    const start = async (main?: string) => {
      const server = await serve(place, main);
      balancer.add(server.url);
      await until(() => balancer.isReady(server.url));
      return server;
    };
    const running = [await start(), await start()];
    const load = new Load([balancer.url], await signIn(balancer.url));
    const visitors = new Visitors(balancer.url, load.counts, other);
    await visitors.visit(50);
    for (const old of running.splice(0)) {
      running.push(await start(other));
      await visitors.visit(30);
      const stopping = old.stop();
      await visitors.visit(20);
      await stopping;
      balancer.remove(old.url);
    }
    await visitors.visit(50);
    const result = await report(load, balancer.url, await signIn(balancer.url), null);
    for (const server of running) await server.kill();
    await balancer.close();
    const { failures, releases, unknown, pages, files, operations } = visitors;
    if (releases.size !== 2) failures.push(`The pages came from ${releases.size} releases, not from 2.`);
    if (unknown === 0) failures.push("Every server knew the operations of the other release.");
    result.failures.push(...failures);
    result.failed = result.failures.length;
    result.notes.push(
      `${pages} pages loaded ${files} scripts and styles, and sent ${operations} operations. The server did not know ${unknown} of them, and got their texts.`,
    );
    return result;
  },
};
