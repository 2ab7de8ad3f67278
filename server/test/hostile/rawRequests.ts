/** Bytes that no HTTP client would send. Each is answered with a code, or the connection is closed. */
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { errorCodes, type ErrorCode } from "../../shared/errors.js";

export interface RawRequest {
  name: string;
  code: ErrorCode;
  /** Written one after the other, with so many milliseconds in between. */
  pieces: string[];
  pause?: number;
}

export interface RawAnswer {
  status: number;
  code: string | null;
  milliseconds: number;
}

const head = (...lines: string[]) =>
  ["POST /graphql HTTP/1.1", "host: 127.0.0.1", "content-type: application/json", ...lines, "", ""].join("\r\n");
const body = JSON.stringify({ query: "{ __typename }" });
const c = errorCodes;

export const rawRequests: RawRequest[] = [
  {
    name: "a length and chunks at once",
    code: c.badUserInput,
    pieces: [head("content-length: 5", "transfer-encoding: chunked") + "0\r\n\r\n"],
  },
  { name: "two lengths", code: c.badUserInput, pieces: [head("content-length: 5", "content-length: 6") + "hello"] },
  { name: "a length below zero", code: c.badUserInput, pieces: [head("content-length: -1")] },
  { name: "chunks of no size", code: c.badUserInput, pieces: [`${head("transfer-encoding: chunked")}zz\r\n`] },
  { name: "a header of 100 KiB", code: c.requestTooLarge, pieces: [head(`x-long: ${"x".repeat(100 * 1024)}`)] },
  {
    name: "an address of 100 KiB",
    code: c.requestTooLarge,
    pieces: [`GET /graphql?query=${"x".repeat(100 * 1024)} HTTP/1.1\r\n\r\n`],
  },
  { name: "a header with a line within", code: c.badUserInput, pieces: [head("x-one: a\nb\0c")] },
  { name: "no HTTP at all", code: c.badUserInput, pieces: ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"] },
  {
    name: "a body longer than allowed, in chunks",
    code: c.requestTooLarge,
    pieces: [
      head("transfer-encoding: chunked"),
      ...Array.from({ length: 40 }, () => `2000\r\n${"x".repeat(0x2000)}\r\n`),
    ],
  },
];

/** These take as long as the server waits for a request. */
export const slowRequests: RawRequest[] = [
  {
    name: "headers that never end",
    code: c.requestTimeout,
    pieces: ["POST /graphql HTTP/1.1\r\n", ...Array.from({ length: 60 }, (_, at) => `x-${at}: 1\r\n`)],
    pause: 1_000,
  },
  {
    name: "a body that comes byte by byte",
    code: c.requestTimeout,
    pieces: [head(`content-length: ${body.length + 100}`), ...body],
    pause: 2_500,
  },
];

/** Resolves when the server has closed the connection; `patience` is how long it may take. */
export async function sendRaw(url: string, { pieces, pause = 0 }: RawRequest, patience: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  // The server may close while we are still writing.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const given = setTimeout(() => socket.destroy(), patience);
  for (const piece of pieces) {
    if (socket.destroyed || answer !== "") break;
    socket.write(piece);
    if (pause > 0) await Promise.race([wait(pause), closed]);
  }
  await Promise.race([closed, wait(patience)]);
  clearTimeout(given);
  socket.destroy();
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
    code: /"code":"([A-Z_]+)"/.exec(answer)?.[1] ?? null,
    milliseconds: performance.now() - begun,
  };
}

/**
 * Asks for many answers and reads none of them for so many milliseconds. Resolves to how many came when it then reads:
 * all of them where the server has kept them for it.
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
