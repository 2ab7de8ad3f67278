/** Which address a request comes from: what stands in its forwarding header counts only where a trusted proxy wrote it. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** What may stand in TRUSTED_PROXIES instead of networks. */
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

/** The address of the caller: the last one in the chain that no trusted proxy vouches for. */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: IsTrusted | null): string {
  const peer = socket.remoteAddress ?? "";
  const forwarded = isTrusted && headers["x-forwarded-for"];
  if (!forwarded) return peer;
  const named = String(forwarded)
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  const chain = [...named, peer];
  return chain.findLast((each) => !isTrusted(each)) ?? chain[0]!;
}
