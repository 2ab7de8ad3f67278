/** Tests failures that only a bucket can cause: a rejected key, a slow response, and a response that is too long. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { afterEach, describe, expect, it } from "@jest/globals";

import type { ImageFile } from "../../platform/images/imageFiles.js";
import { createLog } from "../../platform/log.js";
import { startS3Server, type S3Server } from "../../test/servers/s3Server.js";
import { openImageStores } from "./imageStores.js";
import { type Bucket, openS3Store } from "./s3Store.js";

const id = "0b3f0b3f-0000-4000-8000-000000000000";
const file: ImageFile = { name: "480.avif", format: "avif", width: 480, height: 360, data: Buffer.from("pixels") };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startS3(): Promise<S3Server> {
  const s3 = await startS3Server();
  closing.push(s3.close);
  return s3;
}

/** Starts a server that is not an S3 service, and returns a bucket at its address. */
async function startOther(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<Bucket> {
  const server: Server = createServer(respond);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  closing.push(
    () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  );
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, name: "pictures", region: "eu-central-1", accessKeyId: "key-id", secretAccessKey: "hunter2" };
}

describe("S3 storage", () => {
  it("returns what was stored, and null for a file that does not exist", async () => {
    const { bucket } = await startS3();
    const store = await openS3Store(bucket);
    await store.write(id, [file]);
    expect((await store.read(id, file.name))!.toString()).toBe("pixels");
    await store.remove(id, [file.name, "480.webp"]);
    expect(await store.read(id, file.name)).toBeNull();
  });

  it("fails without revealing the secret if the service rejects the key", async () => {
    const { bucket, list } = await startS3();
    let logged = "";
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    const settings = {
      current: "s3",
      folder: null,
      bucket: { ...bucket, secretAccessKey: "hunter2-hunter2" },
    } as const;
    const { byName } = await openImageStores(settings, createLog("trace", stream));
    await expect(byName.s3!.write(id, [file])).rejects.toMatchObject({
      message: expect.stringContaining("image storage"),
      extensions: { code: "SERVICE_UNAVAILABLE" },
    });
    expect(list()).toEqual([]);
    expect(logged).toContain("SignatureDoesNotMatch");
    expect(logged).not.toContain("hunter2");
  });

  it("fails if the bucket does not exist, instead of reporting missing or deleted files", async () => {
    const { bucket } = await startS3();
    const store = await openS3Store({ ...bucket, name: "no-such-bucket" });
    await expect(store.read(id, file.name)).rejects.toThrow("404 (NoSuchBucket)");
    await expect(store.remove(id, [file.name])).rejects.toThrow("404 (NoSuchBucket)");
  });

  it("fails when the service does not respond in time", async () => {
    const store = await openS3Store(await startOther(() => undefined), 200);
    await expect(store.read(id, file.name)).rejects.toThrow("timeout");
    await expect(store.write(id, [file])).rejects.toThrow("timeout");
  });

  it("fails when a response stops halfway", async () => {
    const bucket = await startOther((_request, response) => void response.writeHead(200).write("half"));
    const store = await openS3Store(bucket, 200);
    await expect(store.read(id, file.name)).rejects.toThrow("timeout");
  });

  it("stops reading a response that is larger than any image", async () => {
    let sent = 0;
    const bucket = await startOther((_request, response) => {
      const more = () => {
        while (!response.destroyed && sent < 100_000_000 && response.write(Buffer.alloc(100_000))) sent += 100_000;
      };
      response.on("drain", more);
      more();
    });
    const store = await openS3Store(bucket);
    await expect(store.read(id, file.name)).rejects.toThrow("sent more than 500000 bytes");
    expect(sent).toBeLessThan(100_000_000);
  });

  it("retries once when the service is overloaded, and never follows a redirect", async () => {
    const statuses = [503, 200, 503, 503, 307];
    const requests: IncomingMessage[] = [];
    const bucket = await startOther((request, response) => {
      requests.push(request);
      request.resume();
      response.writeHead(statuses.shift()!, { location: "/elsewhere" }).end();
    });
    const store = await openS3Store(bucket);
    await store.write(id, [file]);
    expect(requests.map(({ headers }) => headers["content-length"])).toEqual(["6", "6"]);
    expect(requests[0]!.url).toBe(`/pictures/images/${id}/480.avif`);
    expect(requests[0]!.headers).toMatchObject({
      "content-type": "image/avif",
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-central-1\/s3\/aws4_request/,
      ),
    });
    await expect(store.write(id, [file])).rejects.toThrow("responded with 503");
    await expect(store.write(id, [file])).rejects.toThrow("fetch failed");
    expect(requests).toHaveLength(5);
  });
});
