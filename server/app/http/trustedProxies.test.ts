import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { clientAddress, createForwardingWarning, createTrust } from "./trustedProxies.js";

function request(peer: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
}

const isTrusted = createTrust(["loopback", "10.0.0.0/8"]);

describe("the client's IP address", () => {
  it.each([
    ["127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["127.0.0.1", "203.0.113.9:51234", "203.0.113.9"],
    ["127.0.0.1", "203.0.113.9:51235", "203.0.113.9"],
    ["127.0.0.1", "[2001:db8::9]:443", "2001:db8::9"],
    ["127.0.0.1", "[2001:db8::9]", "2001:db8::9"],
    ["127.0.0.1", "2001:db8::9", "2001:db8::9"],
    ["127.0.0.1", "198.51.100.1, 203.0.113.9:1, 10.0.0.7:2", "203.0.113.9"],
    ["127.0.0.1", "10.0.0.9, 10.0.0.7", "10.0.0.9"],
    ["127.0.0.1", "", "127.0.0.1"],
    ["127.0.0.1", "unknown", "127.0.0.1"],
    ["127.0.0.1", "a.client.chose.this, 10.0.0.7", "10.0.0.7"],
    ["127.0.0.1", "203.0.113.9, 1234567890, 10.0.0.7", "10.0.0.7"],
    ["198.51.100.7", "203.0.113.9", "198.51.100.7"],
  ])("for a request from %s with the header %j is %s", (peer, forwarded, address) => {
    expect(clientAddress(request(peer, forwarded), isTrusted)).toBe(address);
  });

  it("is the peer's address if there is no trusted proxy", () => {
    expect(clientAddress(request("127.0.0.1", "203.0.113.9"), null)).toBe("127.0.0.1");
    expect(clientAddress(request("198.51.100.7"), isTrusted)).toBe("198.51.100.7");
  });
});

describe("a forwarding header", () => {
  function observe(...requests: IncomingMessage[]): string[] {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const warn = createForwardingWarning(isTrusted, createLog("info", destination));
    for (const each of requests) warn(each);
    return lines;
  }

  it("from an untrusted peer causes one warning", () => {
    const lines = observe(request("192.0.2.1", "203.0.113.9"), request("192.0.2.2", "203.0.113.9"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/"warn".*"peer":"192\.0\.2\.1".*TRUSTED_PROXIES/);
  });

  it("causes no warning if it comes from a trusted proxy or is missing", () => {
    expect(observe(request("127.0.0.1", "203.0.113.9"), request("192.0.2.1"))).toEqual([]);
  });
});
