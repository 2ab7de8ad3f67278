/** Checks whether the server can listen on its address. If not, explains why. */
import { createServer } from "node:net";

import { StartupError } from "../../shared/errors.js";
import type { Env } from "../env.js";

type Address = Pick<Env, "host" | "port">;

/**
 * Call this before anything slow starts.
 * @throws StartupError when the server can't listen on the address.
 */
export async function checkAddress({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(explainListenError(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export function explainListenError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartupError(
        `Port ${port} of ${host} is in use: stop the program that uses it, or set PORT to another port.`,
      );
    case "EACCES":
      return new StartupError(`This process is not allowed to use port ${port}: set PORT to 1024 or higher.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartupError(
        `HOST ${host} is not an address of this machine: set HOST to an address such as 127.0.0.1.`,
      );
    default:
      return error;
  }
}

/** Returns the origin at which this machine reaches the server. */
export function localOrigin({ host, port }: Address): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
