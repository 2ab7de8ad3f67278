/** A small HTTP client with persistent connections. It also reads a server's CPU time from the operating system. */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

export interface Call {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Target {
  port: number;
  pid: number;
}

const agents = new Map<number, Agent>();

export function ask(port: number, { method, path, headers = {}, body }: Call): Promise<string> {
  const agent = agents.get(port) ?? new Agent({ keepAlive: true });
  agents.set(port, agent);
  const sent =
    body === undefined
      ? headers
      : { "content-type": "application/json", ...headers, "content-length": `${Buffer.byteLength(body)}` };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method, path, headers: sent, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path} returned ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Returns the CPU time that a process has used, in seconds. This includes the time that the kernel spent on the
 * process.
 */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export interface Load {
  /** The server's CPU time per request, in µs. */
  cpu: number;
  perSecond: number;
}

export interface LoadOptions {
  milliseconds?: number;
  /** The total number of requests. */
  times?: number;
  connections?: number;
  check?: (connection: number, response: string) => void;
}

/**
 * Sends requests on several connections at the same time. Each connection waits for a response before its next request.
 */
export async function load(
  { port, pid }: Target,
  next: (connection: number) => Call | Promise<Call>,
  { milliseconds = Number.POSITIVE_INFINITY, times = Number.POSITIVE_INFINITY, connections = 8, check }: LoadOptions,
): Promise<Load> {
  let count = 0;
  let asked = 0;
  const cpu = cpuOf(pid);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() - begun < milliseconds && asked < times) {
        asked += 1;
        const response = await ask(port, await next(connection));
        check?.(connection, response);
        count += 1;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return { cpu: ((cpuOf(pid) - cpu) * 1e6) / count, perSecond: count / seconds };
}

export async function askOften(target: Target, call: Call, times: number): Promise<void> {
  await load(target, () => call, { times });
}

export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
}
