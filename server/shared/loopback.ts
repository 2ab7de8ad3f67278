import { isIPv4 } from "node:net";

/** Whether a host name or address, without a port and with or without brackets, always means this machine. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/^::ffff:/, "");
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}

/** The host of `name`, `name:port`, `[v6]:port` or a bare IPv6 address, without its port. */
export function withoutPort(authority: string): string {
  const bracketed = /^\[[^\]]*\]/.exec(authority);
  if (bracketed) return bracketed[0];
  return authority.split(":").length === 2 ? authority.slice(0, authority.indexOf(":")) : authority;
}
