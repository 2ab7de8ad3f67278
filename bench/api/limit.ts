/**
 * The server called "the limit". `node:http` and `pg` send JSON that PostgreSQL builds. `/memory/...` sends the same
 * bytes from memory.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";

import { workloads, write } from "./workloads.js";

const [url = "", slug = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const statements = new Map(workloads(slug).map(({ name, sql }) => [`/${name}`, { name, text: sql }]));
const memory = new Map<string, Buffer>();

async function read(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function send(response: ServerResponse, body: string | Buffer): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "";
  const cached = memory.get(path);
  if (cached) return send(response, cached);
  if (request.method === "POST") {
    const { id, rating } = JSON.parse(await read(request)) as { id: string; rating: number };
    const { rows } = await pool.query<{ answer: string }>({ name: "W6", text: write.sql, values: [id, rating] });
    return send(response, rows[0]!.answer);
  }
  const { rows } = await pool.query<{ answer: string }>(statements.get(path.replace("/memory", ""))!);
  if (path.startsWith("/memory")) memory.set(path, Buffer.from(rows[0]!.answer));
  return send(response, rows[0]!.answer);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
