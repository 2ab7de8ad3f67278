/**
 * Resolves host names by asking the name servers directly. The operating system's resolver would occupy one of Node's
 * few threads until a silent name server times out, and passwords, compression and files need these threads.
 */
import { Resolver } from "node:dns/promises";

import { webhookLimits } from "../../shared/limits.js";

export interface ResolvedAddress {
  address: string;
  family: number;
}

/**
 * Returns a function that returns all addresses of a host name, IPv4 first.
 * @param servers The name servers. Defaults to those of the operating system.
 */
export function createNameResolver(servers?: readonly string[]): (host: string) => Promise<ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: webhookLimits.nameServer, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [...addressesOf(four, 4), ...addressesOf(six, 6)];
    if (found.length === 0 && four.status === "rejected") throw four.reason as Error;
    return found;
  };
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: number): ResolvedAddress[] {
  return answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
}
