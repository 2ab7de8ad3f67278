import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let fixture: BuiltFixture;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files });
  cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

async function change(input: Record<string, unknown>): Promise<void> {
  const { data } = await post<{ siteSettings: { version: number } }>(
    server.url,
    "{ siteSettings { version } }",
    {},
    {},
  );
  const mutation =
    "mutation C($v: Int!, $i: SiteSettingsInput!) { updateSiteSettings(version: $v, input: $i) { name } }";
  const { errors } = await post(server.url, mutation, { v: data!.siteSettings.version, i: input }, { cookie });
  expect(errors).toBeUndefined();
}

async function load(name: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/${name}`);
  expect([name, response.status]).toEqual([name, 200]);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the color at the middle of the top edge, where an icon shows only its background. */
async function topColor(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = Math.floor(info.width / 2) * info.channels;
  return `#${data.subarray(start, start + 3).toString("hex")}`;
}

/** Returns the number of different colors in the picture. A picture without its letters has only one. */
async function colorCount(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.subarray(at, at + 3).toString("hex"));
  return colors.size;
}

const sizes = [
  ["icon-192.png", 192, 192],
  ["icon-512.png", 512, 512],
  ["icon-maskable-512.png", 512, 512],
  ["apple-touch-icon.png", 180, 180],
  ["og.png", 1200, 630],
] as const;

describe("the icons and the share picture", () => {
  it("on a new site are the files from the build", async () => {
    expect((await load("og.png")).toString()).toBe("the built share picture");
  });

  it("are drawn by the server as soon as the tagline changes", async () => {
    await change({ tagline: "A line of our own." });
    expect((await load("og.png")).toString()).not.toBe("the built share picture");
  });

  it("show the initials of a new name on the accent color, and a new tagline changes only the share picture", async () => {
    await change({ name: "Żółta Ósemka & Söhne", accentLight: "#7c3aed" });
    for (const [name, width, height] of sizes) {
      const picture = await load(name);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width, height });
      expect([name, await colorCount(picture)]).not.toEqual([name, 1]);
    }
    expect(await topColor(await load("icon-512.png"))).toBe("#7c3aed");
    expect((await load("favicon.svg")).toString()).toMatch(/^<svg .*href="data:image\/png;base64,/);

    const [icon, share] = [await load("icon-192.png"), await load("og.png")];
    await change({ tagline: 'A <b>"tagline"</b> & more' });
    expect(await load("icon-192.png")).toEqual(icon);
    expect(await load("og.png")).not.toEqual(share);
    await change({ name: "Other name" });
    expect(await load("icon-192.png")).not.toEqual(icon);
  });

  it("show an uploaded logo, but show the initials if the logo is on another site", async () => {
    const body = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const uploaded = await fetch(`${server.url}/images?name=logo.png`, {
      method: "POST",
      headers: { cookie, "content-type": "image/png" },
      body: new Uint8Array(body),
    });
    const { address } = (await uploaded.json()) as { address: string };
    await change({ name: "Acme", logoUrl: address });
    const isRed = async () => {
      const { data, info } = await sharp(await load("icon-512.png"))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const middle = (256 * info.width + 256) * info.channels;
      const [red, green, blue] = data.subarray(middle, middle + 3);
      return red! > 200 && green! < 60 && blue! < 60;
    };
    expect(await isRed()).toBe(true);
    // An editor can also copy the address of the AVIF file.
    await change({ name: "Acme 2", logoUrl: address.replace(".webp", ".avif") });
    expect(await isRed()).toBe(true);

    await change({ logoUrl: "https://logos.example/logo.png" });
    expect(await topColor(await load("icon-512.png"))).toBe("#7c3aed");
  });

  it("include one at /favicon.ico", async () => {
    expect(await load("favicon.ico")).toEqual(await load("icon-192.png"));
  });

  it("return 304 for their ETag until the settings change", async () => {
    const first = await fetch(`${server.url}/og.png`);
    expect(first.headers.get("cache-control")).toBe("public, max-age=600");
    const headers = { "if-none-match": first.headers.get("etag")! };
    expect((await fetch(`${server.url}/og.png`, { headers })).status).toBe(304);
    await change({ name: "Another name" });
    expect((await fetch(`${server.url}/og.png`, { headers })).status).toBe(200);
  });
});
