import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";

import { TokenScope } from "../../../shared/schema/policies.js";
import { expectPhotoFiles, makeImage, makePhoto, otherFile, uploadImage } from "../../../test/images.js";
import { makeAccount, makeCookie, makeToken } from "../../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
});
afterAll(() => server.close());

const upload = (body: Uint8Array, headers: Record<string, string> = {}, name?: string) =>
  uploadImage(server.url, body, { cookie, ...headers }, name);

async function download(path: string): Promise<Buffer> {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const deniedUploads = () =>
  server.database.dataSource.query(
    "SELECT count(*)::int AS count FROM audit_log WHERE event = 'operationDenied' AND subject = 'uploadImage'",
  );

describe("an upload", () => {
  it("of a photo becomes AVIF and WebP files in three widths, and the files for a card are at most 60 KB", async () => {
    const { status, image } = await upload(await makePhoto(1_800, 1_350), {}, "C:\\Photos\\Sea view.jpg");
    expect([status, image.fileName]).toEqual([201, "Sea view.jpg"]);
    await expectPhotoFiles(server.url, image);
  });

  it("keeps the pixels and nothing else: no metadata, color profile or trailing data", async () => {
    const secret = "GPS-SECRET-51.5074";
    const picture = await sharp(await makeImage("jpeg", { width: 60, height: 30 }))
      .withExif({ IFD0: { Artist: secret, Copyright: secret } })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const trailer = Buffer.from(`Image_UTC_Data${secret}SEFT`);
    const { image } = await upload(Buffer.concat([picture, trailer]));
    for (const format of ["avif", "webp"]) {
      const file = await download(otherFile(image.address, `60x30.${format}`));
      expect(file.toString("latin1")).not.toMatch(/GPS-SECRET|SEFT/);
      const { exif, icc, xmp, iptc } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it("is turned upright based on its EXIF orientation", async () => {
    const lying = await sharp(await makeImage("jpeg", { width: 80, height: 20 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await upload(lying)).image).toMatchObject({ width: 20, height: 80 });
  });

  it("keeps its transparency, and can have any supported format", async () => {
    const transparent = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 10, g: 200, b: 30, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { image } = await upload(transparent, { "content-type": "image/png" });
    const { data, info } = await sharp(await download(image.address))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
    for (const format of ["jpeg", "png", "webp", "avif"] as const) {
      const body = await makeImage(format, { color: `#${format === "png" ? "112233" : "445566"}` });
      expect((await upload(body, { "content-type": `image/${format}` })).image).toMatchObject({
        width: 64,
        height: 48,
      });
    }
    const gray = await sharp(await makeImage("jpeg", { width: 33 }))
      .greyscale()
      .jpeg()
      .toBuffer();
    expect((await upload(gray)).image.width).toBe(33);
    const print = await sharp(await makeImage("jpeg", { width: 34 }))
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    expect((await upload(print)).image.width).toBe(34);
  });

  it("returns the same image each time for the same file, even if the uploads are simultaneous", async () => {
    const picture = await makeImage("png", { color: "#123456" });
    const answers = await Promise.all([upload(picture), upload(picture), upload(picture, {}, "other name.png")]);
    answers.push(await upload(picture));
    expect(new Set(answers.map(({ image }) => image.id)).size).toBe(1);
    expect(answers.at(-1)!.status).toBe(200);
  });
});

/** Changes the PNG's header to announce a square of this many pixels. The file contains almost no data. */
function announcesSide(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe("the server rejects", () => {
  const attacks: [string, () => Promise<Uint8Array>, Record<string, string>, number, string, RegExp][] = [
    [
      "an SVG file",
      async () => Buffer.from(svg),
      { "content-type": "image/svg+xml" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /image\/jpeg/,
    ],
    [
      "an SVG file under another type",
      async () => Buffer.from(svg),
      {},
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /SVG files and animations are not accepted/,
    ],
    [
      "text",
      async () => Buffer.from("GIF89a is not a picture"),
      {},
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /Upload a JPEG, PNG, WebP or AVIF file/,
    ],
    [
      "a GIF file",
      async () =>
        sharp(await makeImage("png"))
          .gif()
          .toBuffer(),
      {},
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /Upload a JPEG/,
    ],
    [
      "a TIFF file",
      async () =>
        sharp(await makeImage("png"))
          .tiff()
          .toBuffer(),
      {},
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /Upload a JPEG/,
    ],
    [
      "a PDF file",
      async () => Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF"),
      {},
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /Upload a JPEG/,
    ],
    [
      "a photo that is also a web page",
      async () => Buffer.concat([await makeImage("jpeg"), Buffer.from("<html><script>alert(1)</script>")]),
      {},
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /also contains another file.*save it as a new file/,
    ],
    ["an empty body", async () => new Uint8Array(), {}, 415, "UNSUPPORTED_MEDIA_TYPE", /Send the image as the body/],
    [
      "a form",
      async () => Buffer.from("a=b"),
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /Send the image as the body/,
    ],
    [
      "JSON",
      async () => Buffer.from("{}"),
      { "content-type": "application/json" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /Send the image as the body/,
    ],
    [
      "a truncated photo",
      async () => (await makePhoto(600, 400)).subarray(0, 20_000),
      {},
      400,
      "BAD_USER_INPUT",
      /damaged or incomplete/,
    ],
    [
      "a truncated PNG file",
      async () =>
        (
          await sharp(await makePhoto(300, 200))
            .png()
            .toBuffer()
        ).subarray(0, 9_000),
      {},
      400,
      "BAD_USER_INPUT",
      /damaged or incomplete/,
    ],
    [
      "a header without pixels",
      async () => (await makeImage("jpeg")).subarray(0, 40),
      {},
      400,
      "BAD_USER_INPUT",
      /damaged or incomplete/,
    ],
    [
      "an animation",
      async () => {
        const frames = [await makeImage("png"), await makeImage("png", { color: "#123" })];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      {},
      400,
      "BAD_USER_INPUT",
      /several images/,
    ],
    [
      "a decompression bomb",
      async () =>
        sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "#000" } })
          .png()
          .toBuffer(),
      {},
      413,
      "REQUEST_TOO_LARGE",
      /50 million pixels/,
    ],
    [
      "26 million pixels with 16 bits per color",
      async () => {
        const picture = sharp({ create: { width: 9, height: 9, channels: 4, background: "#000" } });
        return announcesSide(await picture.toColourspace("rgb16").png({ progressive: true }).toBuffer(), 5_100);
      },
      {},
      413,
      "REQUEST_TOO_LARGE",
      /16 bits per color/,
    ],
    [
      "a header that announces 900 million pixels",
      async () => announcesSide(await makeImage("png"), 30_000),
      {},
      413,
      "REQUEST_TOO_LARGE",
      /50 million pixels/,
    ],
    [
      "an image that is more than 4 times as tall as it is wide",
      () => makeImage("png", { width: 10, height: 41 }),
      {},
      400,
      "BAD_USER_INPUT",
      /4 times as tall as it is wide/,
    ],
    [
      "a compressed body",
      () => makeImage("png"),
      { "content-encoding": "gzip" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /without content-encoding/,
    ],
    [
      "a file of more than 10 MB",
      async () => Buffer.alloc(10 * 1024 * 1024 + 1),
      {},
      413,
      "REQUEST_TOO_LARGE",
      /exceeds 10 MB/,
    ],
  ];

  it.each(attacks)("%s", async (_name, makeBody, headers, status, code, message) => {
    const { status: sent, error } = await upload(await makeBody(), headers);
    expect({ status: sent, code: error?.extensions["code"] }).toEqual({ status, code });
    expect(error!.message).toMatch(message);
    expect(error!.extensions["requestId"]).toEqual(expect.any(String));
  });

  it("a body of more than 10 MB that does not announce its length", async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 11; part += 1) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const init = { method: "POST", headers: { cookie, "content-type": "image/png" }, body, duplex: "half" } as const;
    const response = await fetch(`${server.url}/images`, init);
    expect(response.status).toBe(413);
    expect(JSON.stringify(await response.json())).toContain("exceeds 10 MB");
  });

  it("uploads from callers without a session, and from pages on other sites", async () => {
    const picture = await makeImage("png");
    const visitor = await uploadImage(server.url, picture, {});
    expect([visitor.status, visitor.error!.extensions["code"]]).toEqual([401, "UNAUTHENTICATED"]);
    const foreign = await upload(picture, { origin: "https://evil.example" });
    expect([foreign.status, foreign.error!.extensions["code"]]).toEqual([403, "FORBIDDEN"]);
    const own = await upload(picture, { origin: server.url });
    expect(own.error).toBeUndefined();
  });

  it("uploads with a token that lacks the scope, and records them if the audit log is available", async () => {
    const db = server.database.dataSource;
    const { authorization } = await makeToken(db, await makeAccount(db), { scopes: [TokenScope.READ] });
    const send = async () => {
      const { status, error } = await uploadImage(server.url, await makeImage("png"), { authorization });
      return [status, error!.extensions["code"]];
    };
    // The first use of a token is also recorded, so send one request before the audit log becomes unavailable.
    expect(await send()).toEqual([403, "FORBIDDEN"]);
    expect(await deniedUploads()).toEqual([{ count: 1 }]);
    await db.query("ALTER TABLE audit_log RENAME TO away");
    try {
      expect(await send()).toEqual([403, "FORBIDDEN"]);
    } finally {
      await db.query("ALTER TABLE away RENAME TO audit_log");
    }
  });

  it("uploads from a session that must add a second factor, without recording them as denied", async () => {
    const db = server.database.dataSource;
    const before = await deniedUploads();
    await db.query("UPDATE sign_in_rules SET requires_second_factor = true");
    try {
      const { status, error } = await upload(await makeImage("png"));
      expect([status, error!.extensions["code"]]).toEqual([403, "SECOND_FACTOR_SETUP_REQUIRED"]);
      expect(await deniedUploads()).toEqual(before);
    } finally {
      await db.query("UPDATE sign_in_rules SET requires_second_factor = false");
    }
  });

  it("a file without storing any part of it", async () => {
    const [before] = await server.database.dataSource.query("SELECT count(*) FROM images");
    await upload(Buffer.from(svg));
    expect(await server.database.dataSource.query("SELECT count(*) FROM images")).toEqual([before]);
  });
});
