/**
 * A connection pooler in transaction mode, like PgBouncer's. A client has a connection to PostgreSQL only during a
 * transaction, and the next client gets the same connection. Prepared statements, session locks and LISTEN belong to
 * PostgreSQL's connection, so a client can't rely on them.
 */
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";

export interface TransactionPooler {
  /** The URL of the same database through the pooler. */
  url: string;
  /** The beginnings of all statements that clients have sent. */
  statements: readonly string[];
  close(): Promise<void>;
}

/** A connection to PostgreSQL, which serves one client at a time. */
interface Backend {
  socket: Socket;
  /** Null while no client has a transaction on the connection. */
  owner: Frontend | null;
}

interface Frontend {
  socket: Socket;
  backend: Backend | null;
  /** The messages that wait for a connection. */
  waiting: Buffer[];
  /** How many times PostgreSQL still has to report that it is ready. */
  unanswered: number;
}

/** @param size The number of connections to PostgreSQL that all clients share. */
export async function openTransactionPooler(databaseUrl: string, size: number): Promise<TransactionPooler> {
  const frontends = new Set<Frontend>();
  const queue: Frontend[] = [];
  const statements: string[] = [];
  const backends: Backend[] = [];
  let isClosed = false;

  async function open(): Promise<void> {
    const backend: Backend = { socket: await openBackend(databaseUrl), owner: null };
    backend.socket.on(
      "data",
      messageReader((message) => receive(backend, message)),
    );
    backend.socket.on("error", () => undefined);
    if (isClosed) return void backend.socket.destroy();
    backends.push(backend);
    release(backend);
  }

  function receive(backend: Backend, message: Buffer): void {
    const { owner } = backend;
    // Without a client, there is nobody to send a notification to.
    if (owner === null) return;
    owner.socket.write(message);
    if (typeOf(message) !== "Z") return;
    owner.unanswered -= 1;
    if (owner.unanswered === 0 && message.toString("latin1", 5, 6) === "I") release(backend);
  }

  function release(backend: Backend): void {
    if (backend.owner) backend.owner.backend = null;
    backend.owner = null;
    const next = queue.shift();
    if (next) assign(backend, next);
  }

  function assign(backend: Backend, frontend: Frontend): void {
    backend.owner = frontend;
    frontend.backend = backend;
    for (const message of frontend.waiting.splice(0)) send(frontend, message);
  }

  function send(frontend: Frontend, message: Buffer): void {
    if (frontend.backend === null) {
      frontend.waiting.push(message);
      if (queue.includes(frontend)) return;
      // Prefer the connection that has waited longest, so one client's transactions use different ones.
      const free = backends.find(({ owner }) => owner === null);
      if (!free) return void queue.push(frontend);
      backends.push(...backends.splice(backends.indexOf(free), 1));
      return assign(free, frontend);
    }
    if (["Q", "S"].includes(typeOf(message))) frontend.unanswered += 1;
    frontend.backend.socket.write(message);
  }

  function leave(frontend: Frontend): void {
    frontends.delete(frontend);
    if (queue.includes(frontend)) queue.splice(queue.indexOf(frontend), 1);
    const { backend } = frontend;
    if (backend === null) return;
    // The transaction is unfinished, so the next client needs a new connection.
    backend.socket.destroy();
    backends.splice(backends.indexOf(backend), 1);
    if (!isClosed) void open();
  }

  const server = createServer((socket) => {
    const frontend: Frontend = { socket, backend: null, waiting: [], unanswered: 0 };
    frontends.add(frontend);
    socket.on("error", () => undefined);
    socket.once("close", () => leave(frontend));
    socket.once("data", (startup: Buffer) => {
      socket.write(greeting);
      const read = messageReader((message) => {
        if (typeOf(message) === "X") return void socket.end();
        if (["Q", "P"].includes(typeOf(message))) statements.push(message.toString("utf8", 5, 80));
        send(frontend, message);
      });
      socket.on("data", read);
      read(startup.subarray(startup.readUInt32BE(0)));
    });
  });
  await Promise.all(Array.from({ length: size }, open));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    statements,
    async close() {
      isClosed = true;
      for (const { socket } of frontends) socket.destroy();
      for (const { socket } of backends) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets the driver sign in, and then takes over its socket. */
async function openBackend(databaseUrl: string): Promise<Socket> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners();
  return stream;
}

/** AuthenticationOk, and ReadyForQuery for a connection without a transaction. */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

function typeOf(message: Buffer): string {
  return message.toString("latin1", 0, 1);
}

/** Splits data into messages. A message starts with one letter for its type, followed by its length. */
function messageReader(onMessage: (message: Buffer) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const size = rest.readUInt32BE(1) + 1;
      const message = rest.subarray(0, size);
      rest = rest.subarray(size);
      onMessage(message);
    }
  };
}
