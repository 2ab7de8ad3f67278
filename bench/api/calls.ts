/** Builds the same request for each of the servers. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";

import { ask, type Call } from "./load.js";
import type { Name } from "./results.js";
import { editor, type Server } from "./servers.js";
import type { Workload } from "./workloads.js";

export type Servers = Record<"limit" | "plain" | "cached" | "uncached", Server>;

export const readers: Name[] = ["limit", "memory", "plain", "cached", "uncached"];

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Builds a GET request with the document's hash, as our own pages do. */
export function byHash(query: string): Call {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256(query) } });
  return {
    method: "GET",
    path: `/graphql?${new URLSearchParams({ extensions }).toString()}`,
    headers: { "apollo-require-preflight": "1" },
  };
}

export function byText(query: string, variables: Record<string, unknown> = {}): Call {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(query) } };
  return { method: "POST", path: "/graphql", body: JSON.stringify({ query, variables, extensions }) };
}

/** Returns a server's request for a workload. The plain server accepts GraphQL at `/`. */
export function callOf(name: Name, { name: workload, query }: Workload): Call {
  if (name === "limit") return { method: "GET", path: `/${workload}` };
  if (name === "memory") return { method: "GET", path: `/memory/${workload}` };
  const call = byHash(query);
  return name === "plain" ? { ...call, path: call.path.replace("/graphql", "/") } : call;
}

export const serverOf = (servers: Servers, name: Name) => servers[name === "memory" ? "limit" : name];

/**
 * Asserts that all servers return the same data. These requests also teach the GraphQL servers each document's hash.
 */
export async function compareAnswers(servers: Servers, list: Workload[]): Promise<void> {
  for (const workload of list) {
    const expected = dataOf(await ask(servers.limit.port, callOf("limit", workload)));
    for (const name of readers.slice(1)) {
      const { port } = serverOf(servers, name);
      if (name !== "memory") {
        const call = byText(workload.query);
        await ask(port, name === "plain" ? { ...call, path: "/" } : call);
      }
      for (let at = 0; at < 3; at += 1)
        assert.deepEqual(dataOf(await ask(port, callOf(name, workload))), expected, `${workload.name} by ${name}`);
    }
  }
}

export function dataOf(body: string): unknown {
  return (JSON.parse(body) as { data: unknown }).data;
}

/** Signs in and returns the session cookie. */
export async function signIn(server: Server): Promise<string> {
  const query =
    "mutation S($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }";
  const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: editor }),
  });
  const [cookie = ""] = (response.headers.getSetCookie()[0] ?? "").split(";");
  if (cookie === "") throw new Error(`The sign-in failed: ${await response.text()}`);
  return cookie;
}
