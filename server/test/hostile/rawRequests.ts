/** Invalid HTTP requests as raw bytes, each with the expected error code. */
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import type { ErrorCode } from "../../shared/errors.js";

export interface RawRequest {
  name: string;
  code: ErrorCode;
  /** The parts of the request. The client pauses between them. */
  pieces: string[];
  /** The pause between two parts, in ms. */
  pause?: number;
}

export interface RawResponse {
  status: number;
  code: string | null;
  milliseconds: number;
}

const head = (...lines: string[]) =>
  ["POST /graphql HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", ...lines, "", ""].join("\r\n");
const body = JSON.stringify({ query: "{ __typename }" });

export const rawRequests: RawRequest[] = [
  {
    name: "both a length and chunks",
    code: "BAD_USER_INPUT",
    pieces: [head("content-length: 5", "transfer-encoding: chunked") + "0\r\n\r\n"],
  },
  {
    name: "two different lengths",
    code: "BAD_USER_INPUT",
    pieces: [head("content-length: 5", "content-length: 6") + "hello"],
  },
  { name: "a negative length", code: "BAD_USER_INPUT", pieces: [head("content-length: -1")] },
  { name: "chunks without a size", code: "BAD_USER_INPUT", pieces: [`${head("transfer-encoding: chunked")}zz\r\n`] },
  { name: "a header of 100 KiB", code: "REQUEST_TOO_LARGE", pieces: [head(`x-long: ${"x".repeat(100 * 1024)}`)] },
  {
    name: "a URL of 100 KiB",
    code: "REQUEST_TOO_LARGE",
    pieces: [`GET /graphql?query=${"x".repeat(100 * 1024)} HTTP/1.1\r\n\r\n`],
  },
  { name: "a header that contains a line break", code: "BAD_USER_INPUT", pieces: [head("x-one: a\nb\0c")] },
  { name: "bytes that are not HTTP", code: "BAD_USER_INPUT", pieces: ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"] },
  {
    name: "a chunked body that is too large",
    code: "REQUEST_TOO_LARGE",
    pieces: [
      head("transfer-encoding: chunked"),
      ...Array.from({ length: 40 }, () => `2000\r\n${"x".repeat(0x2000)}\r\n`),
    ],
  },
];

/** Requests that arrive too slowly. Each one takes as long as the server's request timeout. */
export const slowRequests: RawRequest[] = [
  {
    name: "headers that never end",
    code: "REQUEST_TIMEOUT",
    pieces: ["POST /graphql HTTP/1.1\r\n", ...Array.from({ length: 60 }, (_, at) => `x-${at}: 1\r\n`)],
    pause: 1_000,
  },
  {
    name: "a body that arrives byte by byte",
    code: "REQUEST_TIMEOUT",
    pieces: [head(`content-length: ${body.length + 100}`), ...body],
    pause: 2_500,
  },
];

/** Sends the request. Waits until the server closes the connection, but for at most `timeout` ms. */
export async function sendRaw(url: string, { pieces, pause = 0 }: RawRequest, timeout: number): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  // The server may close the connection while the client is still sending.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const given = setTimeout(() => socket.destroy(), timeout);
  for (const piece of pieces) {
    if (socket.destroyed || answer !== "") break;
    socket.write(piece);
    if (pause > 0) await Promise.race([wait(pause), closed]);
  }
  await Promise.race([closed, wait(timeout)]);
  clearTimeout(given);
  socket.destroy();
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
    code: /"code":"([A-Z_]+)"/.exec(answer)?.[1] ?? null,
    milliseconds: performance.now() - begun,
  };
}

/**
 * Sends `asked` requests, reads no responses for `pause` ms, and then reads all responses and returns their number. If
 * this is `asked`, the server has buffered every response.
 */
export async function readNothing(url: string, { asked, pause }: { asked: number; pause: number }): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answers = "";
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const last = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n";
  socket.write("GET /schema.graphql HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(asked - 1) + last);
  await wait(pause);
  socket.on("data", (chunk) => (answers += String(chunk)));
  await Promise.race([closed, wait(pause)]);
  socket.destroy();
  return answers.split("HTTP/1.1 200").length - 1;
}
