import { isIPv4 } from "node:net";

/** Whether a host name or IP address always means this machine. Accepts brackets around IPv6 addresses, but no port. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/^::ffff:/, "");
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}

/** Removes the port from a host such as `name:port` or `[v6]:port`. The port is optional. */
export function withoutPort(authority: string): string {
  const bracketed = /^\[[^\]]*\]/.exec(authority);
  if (bracketed) return bracketed[0];
  return authority.split(":").length === 2 ? authority.slice(0, authority.indexOf(":")) : authority;
}
