/**
 * Decides which URLs and addresses the server may send webhooks to, so nobody can make the server send requests to its
 * own network (server-side request forgery).
 */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet. Special ranges do not: private, loopback, link-local, shared,
 * multicast, documentation and reserved ranges, and IPv6 ranges whose addresses contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // Reject other spellings of an address, such as `0x7f.1`, because not all parsers read them in the same way.
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(globalUnicast);
}

const maxUrlLength = 500;

/** Whether a webhook may use this port. Ports below 1024, except 80 and 443, belong to protocols other than HTTP. */
function isUsualPort(port: string): boolean {
  return port === "" || port === "80" || port === "443" || Number(port) >= 1024;
}

/**
 * Returns one sentence that says what is wrong with a webhook's URL, or null for a valid URL. Does not resolve the
 * host's name, because its addresses can change.
 */
export function findUrlFault(text: string, allowsPrivate: boolean): string | null {
  if (text.length > maxUrlLength) return `Shorten the URL to ${maxUrlLength} characters or fewer.`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return "Enter a URL that starts with https:// or http://.";
  if (url.username !== "" || url.password !== "") return "Remove the user name and the password from the URL.";
  if (url.hash !== "") return "Remove the # and everything after it from the URL.";
  if (!isUsualPort(url.port)) return "Use port 80, port 443, or a port from 1024 to 65535.";
  const address = addressInUrl(url);
  const isPublic = address === null ? !isLocalName(url.hostname) : isPublicAddress(address);
  if (!allowsPrivate && !isPublic) return "This address is not on the public internet. Enter a public address.";
  return null;
}

/** Whether a host name can exist only in a private network: it has one part or a special last part (RFC 6761, 6762). */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, "");
  return !name.includes(".") || /\.(?:localhost|local|internal|home\.arpa)$/.test(name);
}

/**
 * Returns the IP address in a URL, or null if the URL has a host name. The URL parser has already normalized other
 * spellings of an address.
 */
export function addressInUrl({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(host) === 0 ? null : host;
}
