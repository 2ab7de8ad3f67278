import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";

import { systemClock } from "../../../platform/clock.js";
import { newDeviceToken } from "../deviceToken.js";
import { RecoveryRequests, maxRecoveryRequests } from "./recoveryRequests.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function heapMiB(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

describe("the waiting recovery requests", () => {
  it.each([
    ["a long device cookie", (text: string) => text],
    ["a device token in a long Cookie header", () => newDeviceToken({ id: "an id", passwordHash: "a hash" })],
  ])("take little memory, even if each comes with %s", (_what, tokenFrom) => {
    const requests = new RecoveryRequests({ clock: systemClock } as never);
    const before = heapMiB();
    for (let at = 0; at < maxRecoveryRequests; at += 1) {
      const text = `${at}`.padStart(15_000, "x");
      const header = Buffer.from(`other=${text}; device=${tokenFrom(text)}`).toString();
      const deviceToken = header.slice(header.indexOf("device=") + "device=".length);
      requests.add({ email: "ann@example.com", clientAddress: "127.0.0.1", deviceToken });
    }
    expect(heapMiB() - before).toBeLessThan(4);
    expect(requests).toBeInstanceOf(RecoveryRequests);
  });
});
