import { afterEach, describe, expect, it, jest } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { deviceMaxAge, newDeviceToken, readDeviceToken } from "./deviceToken.js";

const account = { id: "1", passwordHash: "hash" } as AdminAccount;

function passTime(milliseconds: number): void {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + milliseconds);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe("a device token", () => {
  it("contains the browser's id, which a new token can keep", () => {
    const id = readDeviceToken(account, newDeviceToken(account))!;
    expect(readDeviceToken(account, newDeviceToken(account, id))).toBe(id);
  });

  it("expires at the end of its cookie's lifetime, even if the browser keeps the cookie longer", () => {
    const token = newDeviceToken(account);
    passTime(deviceMaxAge - 60_000);
    expect(readDeviceToken(account, token)).not.toBeNull();
    passTime(120_000);
    expect(readDeviceToken(account, token)).toBeNull();
  });

  it("is invalid if its time was changed", () => {
    const [id, , signature] = newDeviceToken(account).split(".");
    const later = (Date.now() + 1_000).toString(36);
    expect(readDeviceToken(account, `${id}.${later}.${signature}`)).toBeNull();
  });

  it.each([
    ["a different account", { ...account, id: "2" }],
    ["a changed password", { ...account, passwordHash: "other" }],
  ])("is invalid for %s", (_of, other) => {
    expect(readDeviceToken(other, newDeviceToken(account))).toBeNull();
  });
});
