import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { makeImage, uploadImage } from "../../../test/images.js";
import { topFieldCost } from "../../../shared/limits.js";
import { imageBytesPerUnit } from "./imageRoutes.js";
import { requestCost } from "../../graphql/limits/clientBudget.js";
import { remainingBudget } from "../../../test/remainingBudget.js";
import { makeAccount, makeCookie } from "../../../test/sessions/signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../../../test/startTestServer.js";

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  const { dataSource } = server.database;
  const cookie = await makeCookie(dataSource, await makeAccount(dataSource));
  const picture = await makeImage("png", { width: 700, height: 350 });
  address = (await uploadImage(server.url, picture, { cookie })).image.address;
});
afterAll(() => server.close());

const at = (name: string) => server.url + address.replace(/[^/]+$/, name);

describe("an image file", () => {
  it.each([
    ["480.avif", "image/avif"],
    ["480.webp", "image/webp"],
    ["700x350.avif", "image/avif"],
    ["700x350.webp", "image/webp"],
  ])("named %s can be cached for a year and can't run a script", async (name, type) => {
    const { status, headers } = await fetch(at(name));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("costs a fixed charge plus units in proportion to its size, or only the minimum if it is cached", async () => {
    const other = await startBeside(server);
    const chargeOf = async () => {
      const before = await remainingBudget(other.url);
      const { byteLength } = await (await fetch(other.url + address)).arrayBuffer();
      return { charge: before - requestCost - (await remainingBudget(other.url)), byteLength };
    };
    const { charge, byteLength } = await chargeOf();
    expect(charge).toBe(2 * topFieldCost + Math.ceil(byteLength / imageBytesPerUnit));
    expect((await chargeOf()).charge).toBe(requestCost);
    await other.close();
  });

  it("is sent without a body in response to HEAD, and is not sent again to a browser that has it", async () => {
    const whole = await fetch(at("480.webp"));
    const length = (await whole.arrayBuffer()).byteLength;
    const head = await fetch(at("480.webp"), { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(length)]);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = whole.headers.get("etag")!;
    const again = await fetch(at("480.webp"), { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
    expect(again.headers.get("cache-control")).toContain("immutable");
  });

  it("is the same on every server that uses the database", async () => {
    const other = await startBeside(server);
    const [first, second] = await Promise.all([
      fetch(at("480.avif")),
      fetch(other.url + new URL(at("480.avif")).pathname),
    ]);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    await other.close();
  });

  it.each([
    ["960.webp"],
    ["481.webp"],
    ["480.png"],
    ["480"],
    ["700x351.webp"],
    ["480.webp/"],
    ["480.webp.avif"],
    ["480.webp%00"],
    ["..%2f480.webp"],
    ["%27%20OR%201=1"],
    [""],
  ])("is not found under the invalid name %j", async (name) => {
    const { status, headers } = await fetch(at(name));
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("is found only under its exact id", async () => {
    const path = new URL(at("480.webp")).pathname;
    const [, , id = ""] = path.split("/");
    for (const other of [id.toUpperCase(), id.replaceAll("-", ""), `{${id}}`, "00000000-0000-4000-8000-000000000000"])
      expect((await fetch(`${server.url}/images/${other}/480.webp`)).status).toBe(404);
  });
});
