import { describe, expect, it } from "@jest/globals";

import { readAcceptEncoding } from "./acceptEncoding.js";

describe("the Accept-Encoding header", () => {
  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["", null],
    ["identity", null],
    ["deflate", null],
    ["br;q=0", null],
    ["br;q=0.000, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, gzip;q=0, *", null],
    ["*;q=0", null],
    ["gzip, *;q=0", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br; q=0.8 , gzip;Q=0.5", "br"],
    ["identity;q=1, gzip;q=0.5", null],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["identity;q=0.5, *", "br"],
    ["*;q=0.3, gzip;q=0.1", "br"],
    ["gzip;q=high", null],
    ["gzip;q=2", null],
  ])("%j selects %j", (header, encoding) => {
    expect(readAcceptEncoding(header).encoding).toBe(encoding);
  });

  it.each([
    ["gzip", false],
    ["gzip, identity;q=0", true],
    ["identity;q=0, *", true],
    ["gzip, *;q=0", true],
    ["invalid %j", false],
  ])("%j forbids an uncompressed body: %j", (header, isRequired) => {
    expect(readAcceptEncoding(header).isRequired).toBe(isRequired);
  });
});
