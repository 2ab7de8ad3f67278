/** Which address a request comes from. Its forwarding header counts only if a trusted proxy wrote it. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

import type { Log } from "../../platform/log.js";
import { withoutPort } from "../../shared/loopback.js";

/** What TRUSTED_PROXIES may contain instead of networks. */
const namedNetworks: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Whether an address is one of the trusted proxies. */
export type IsTrusted = (address: string) => boolean;

/** @param networks Addresses, networks in CIDR notation and names, as env.ts lets them through; null where there are none. */
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
 * The address of the caller: the last one in the chain that is not a trusted proxy. Where a proxy names something that is
 * no address, the caller is that proxy: a text that a client chose must not make it a client of its own.
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

/** Some proxies write `ip:port` or `[ipv6]:port`. Null for anything but an address. */
function readAddress(hop: string): string | null {
  const address = withoutPort(hop).replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? null : address;
}

const forwardingHeaders = ["x-forwarded-for", "forwarded"];

/** Warns once of a proxy whose callers all count as one client. @returns What to call with every request. */
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
      "a request came with a forwarding header from a peer that TRUSTED_PROXIES does not name: the header is ignored, and all callers of that peer share one client budget",
    );
  };
}
