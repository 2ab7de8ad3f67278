/** A TCP proxy in front of PostgreSQL that simulates failures of networks and connection poolers. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface DatabaseProxy {
  /** The URL of the same database through the proxy. */
  url: string;
  /** Holds back all data on existing connections and, until `speak` is called, on new connections. */
  fallSilent(): void;
  /** Lets new connections work again. Existing connections stay silent. */
  speak(): void;
  /** Drops only notifications, as a pooler in transaction mode does. */
  dropNotifications(isDropping: boolean): void;
  /**
   * On new connections, drops the first message from the client that contains the text, and all messages after it. Null
   * turns this off.
   */
  swallow(text: string | null): void;
  /** Closes every connection. */
  cut(): void;
  close(): void;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isDropping = false;
  let swallowed: string | null = null;

  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const withoutNotifications = notificationFilter();
    const lost = swallowed;
    let isLost = false;
    far.on("data", (piece: Buffer) => near.write(withoutNotifications(piece, () => isDropping)));
    near.on("data", (piece: Buffer) => {
      isLost ||= lost !== null && piece.includes(lost);
      if (!isLost) far.write(piece);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isSilent) socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak: () => void (isSilent = false),
    dropNotifications: (next) => void (isDropping = next),
    swallow: (text) => void (swallowed = text),
    cut,
    close() {
      cut();
      server.close();
    },
  };
}

/**
 * Removes notifications from the data. A PostgreSQL message starts with one letter for its type, followed by its
 * length. The letter A means a notification.
 */
function notificationFilter() {
  let rest = Buffer.alloc(0);
  return (piece: Buffer, isDropping: () => boolean): Buffer => {
    rest = Buffer.concat([rest, piece]);
    const buffered: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const size = rest.readUInt32BE(1) + 1;
      const message = rest.subarray(0, size);
      rest = rest.subarray(size);
      if (!(isDropping() && message[0] === "A".charCodeAt(0))) buffered.push(message);
    }
    return Buffer.concat(buffered);
  };
}
