/** A load balancer that checks only /readyz, never retries a request, and keeps connections open, like many real ones. */
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The time between two checks of a server, in ms. */
const checkEvery = 500;

export interface LoadBalancer {
  url: string;
  add(serverUrl: string): void;
  /** Whether new requests go to the server. */
  isReady(serverUrl: string): boolean;
  remove(serverUrl: string): void;
  close(): Promise<void>;
}

export async function startLoadBalancer(): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const isReady = new Map<string, boolean>();
  let turn = 0;
  const closing = new AbortController();

  async function check(): Promise<void> {
    while (!closing.signal.aborted) {
      await Promise.all(
        [...isReady.keys()].map(async (url) => {
          const ok = await fetch(`${url}/readyz`).then(
            (response) => response.ok,
            () => false,
          );
          if (isReady.has(url)) isReady.set(url, ok);
        }),
      );
      await new Promise((next) => setTimeout(next, checkEvery));
    }
  }

  const server = createServer((incoming, outgoing) => {
    const ready = [...isReady].filter(([, ok]) => ok);
    const [target] = ready[(turn += 1) % ready.length] ?? [];
    if (target === undefined) return void outgoing.writeHead(502).end();
    const { method = "GET", headers, url = "/" } = incoming;
    const passed = request(target + url, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    passed.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const checking = check();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void isReady.set(url, false),
    isReady: (url) => isReady.get(url) === true,
    remove: (url) => void isReady.delete(url),
    async close() {
      closing.abort();
      await checking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
