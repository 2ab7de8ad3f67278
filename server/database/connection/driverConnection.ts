/** Accesses the connection inside a driver client, which the driver's types do not declare. */
import type { EventEmitter } from "node:events";

type DriverConnection = EventEmitter & { stream: { destroy(): void } };

export function connectionOf(client: object): DriverConnection {
  return (client as { connection: DriverConnection }).connection;
}

/** Closes a connection immediately. `end` could wait forever for a reply. */
export function cut(client: object): void {
  connectionOf(client).stream.destroy();
}
