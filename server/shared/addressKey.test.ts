import { describe, expect, it } from "@jest/globals";

import { addressKey } from "./addressKey.js";

describe("the rate-limit key", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["2001:db8::7:8:9:a:b", "2001:db8:0:7::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("for the IP address %s is %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
