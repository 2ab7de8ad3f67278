/** Starts the built server and reads its CPU time and memory from its metrics. */
import { Agent, request } from "node:http";

import { makeDataDir, startProduct } from "../../e2e/product.js";
import { makeDatabase } from "../../e2e/databases.js";
import { clientBudget } from "../../server/shared/limits.js";
import { requestCost } from "../../server/app/graphql/limits/clientBudget.js";

export interface BuiltServer {
  url: string;
  /** Sends an operation as a new client and returns the HTTP status. */
  send(sent: Sent): Promise<number>;
  /** Returns the number of units that the server charges for an operation. */
  unitsOf(sent: Sent): Promise<number>;
  measure(): Promise<{ cpuSeconds: number; memoryBytes: number }>;
  stop(): Promise<unknown>;
}

export interface Sent {
  method?: "GET" | "POST";
  body: { query: string; variables?: unknown; extensions?: unknown };
}

export type DatabaseKind = "embedded" | "postgresql";

const metricsToken = "the-audit-reads-the-metrics";

/**
 * Starts the built server.
 * @param rateLimits With `on`, each request has a new X-Forwarded-For address. The server then treats it as a new
 * client, so no client exceeds its budget.
 */
export async function startBuiltServer(kind: DatabaseKind, rateLimits: "on" | "off"): Promise<BuiltServer> {
  const place: Record<string, string> =
    kind === "embedded" ? { DATA_DIR: makeDataDir() } : { DATABASE_URL: await makeDatabase() };
  const env = {
    ...place,
    RATE_LIMITS: rateLimits,
    TRUSTED_PROXIES: "loopback",
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: "warn",
  };
  const { url, stop } = await startProduct({ env, args: [] });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const read = (method: string, path: string, headers: Record<string, string>, body = "") =>
    new Promise<{ status: number; text: string; ratelimit: string }>((resolve, reject) => {
      const asked = request(`${url}${path}`, { agent, method, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text, ratelimit: String(response.headers["ratelimit"] ?? "") }),
        );
      });
      asked.on("error", reject).end(body);
    });
  const sendFrom = (client: number, { method = "POST", body }: Sent) => {
    const headers = { "x-forwarded-for": `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}` };
    const { query, ...others } = body;
    const parameters = new URLSearchParams({ query });
    for (const [name, value] of Object.entries(others)) parameters.set(name, JSON.stringify(value));
    if (method === "GET") return read(method, `/graphql?${parameters.toString()}`, headers);
    return read(method, "/graphql", { ...headers, "content-type": "application/json" }, JSON.stringify(body));
  };
  let clients = 0;
  return {
    url,
    async send(sent) {
      clients += 1;
      return (await sendFrom(clients, sent)).status;
    },
    async unitsOf(sent) {
      clients += 1;
      await sendFrom(clients, sent);
      // A response that shared caches may store has no `RateLimit` header. A second request therefore reads the
      // remaining budget.
      const { ratelimit } = await sendFrom(clients, { body: { query: "{ __typename }" } });
      return clientBudget.points - Number(/r=(\d+)/.exec(ratelimit)?.[1]) - requestCost;
    },
    async measure() {
      const { text } = await read("GET", "/metrics", { authorization: `Bearer ${metricsToken}` });
      const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
      return {
        cpuSeconds: valueOf("process_cpu_seconds_total"),
        memoryBytes: valueOf("process_resident_memory_bytes"),
      };
    },
    async stop() {
      agent.destroy();
      return stop();
    },
  };
}
