import { afterEach, describe, expect, it, jest } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/adminAccount.entity.js";
import { deviceMaxAge } from "../../shared/limits.js";
import { newDeviceToken, readDeviceToken } from "./deviceToken.js";

const account = { id: "1", passwordHash: "hash" } as AdminAccount;

function passTime(milliseconds: number): void {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + milliseconds);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe("a device token", () => {
  it("tells the browser's id, which a newer token can keep", () => {
    const id = readDeviceToken(account, newDeviceToken(account))!;
    expect(readDeviceToken(account, newDeviceToken(account, id))).toBe(id);
  });

  it("is good for as long as its cookie, and no longer where the browser keeps it", () => {
    const token = newDeviceToken(account);
    passTime(deviceMaxAge - 60_000);
    expect(readDeviceToken(account, token)).not.toBeNull();
    passTime(120_000);
    expect(readDeviceToken(account, token)).toBeNull();
  });

  it("is nobody's with another time", () => {
    const [id, , signature] = newDeviceToken(account).split(".");
    const later = (Date.now() + 1_000).toString(36);
    expect(readDeviceToken(account, `${id}.${later}.${signature}`)).toBeNull();
  });

  it.each([
    ["another account", { ...account, id: "2" }],
    ["another password", { ...account, passwordHash: "other" }],
  ])("is nobody's for %s", (_of, other) => {
    expect(readDeviceToken(other, newDeviceToken(account))).toBeNull();
  });
});
