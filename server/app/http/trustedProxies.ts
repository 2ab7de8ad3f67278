/**
 * Finds the IP address of a request's caller. The server trusts a forwarding header only if a trusted proxy sent it.
 */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

import type { Log } from "../../platform/log.js";
import { withoutPort } from "../../shared/loopback.js";

/** Names that TRUSTED_PROXIES may contain instead of networks. */
const namedNetworks: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Returns whether an address belongs to a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

/**
 * @param networks Addresses, networks in CIDR notation, and names, which env.ts has validated.
 * @returns Null if the list is empty.
 */
export function createTrust(networks: string[]): IsTrusted | null {
  if (networks.length === 0) return null;
  const list = new BlockList();
  for (const network of networks.flatMap((each) => namedNetworks[each] ?? [each])) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * Returns the IP address of the caller: the last address in the chain that is not a trusted proxy. If a proxy forwards
 * an invalid address, that proxy counts as the caller. Otherwise, a client could use made-up values to pose as many
 * clients.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: IsTrusted | null): string {
  let caller = socket.remoteAddress ?? "";
  const forwarded = isTrusted && headers["x-forwarded-for"];
  if (!forwarded) return caller;
  for (const hop of String(forwarded).split(",").toReversed()) {
    if (!isTrusted(caller)) return caller;
    const address = readAddress(hop.trim());
    if (address === null) return caller;
    caller = address;
  }
  return caller;
}

/** Reads an IP address. Also accepts the formats `ip:port` and `[ipv6]:port`. Returns null for any other string. */
function readAddress(hop: string): string | null {
  const address = withoutPort(hop).replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? null : address;
}

const forwardingHeaders = ["x-forwarded-for", "forwarded"];

/**
 * Creates a function that warns once about an untrusted proxy, because all its callers count as one client.
 * @returns A function to call with every request.
 */
export function createForwardingWarning(isTrusted: IsTrusted | null, log: Log): (request: IncomingMessage) => void {
  let isWarned = false;
  return ({ socket, headers }) => {
    if (isWarned) return;
    const header = forwardingHeaders.find((name) => headers[name] !== undefined);
    const peer = socket.remoteAddress ?? "";
    if (header === undefined || isTrusted?.(peer)) return;
    isWarned = true;
    log.warn(
      { header, peer },
      "a peer that TRUSTED_PROXIES does not name sent a forwarding header: the server ignores the header, and all callers behind that peer share one client budget",
    );
  };
}
