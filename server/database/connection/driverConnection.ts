/** Accesses the connection inside the driver's client, which the driver's types do not declare. */
import type { EventEmitter } from "node:events";

type DriverConnection = EventEmitter & { stream: { destroy(): void } };

export function connectionOf(client: object): DriverConnection {
  return (client as { connection: DriverConnection }).connection;
}

/** Closes a connection immediately. `end` would wait for a reply that may never come. */
export function cut(client: object): void {
  connectionOf(client).stream.destroy();
}
