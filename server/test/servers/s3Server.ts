/** Runs a real S3 server on this machine. The server checks the signatures of requests. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

import type { Bucket } from "../../nouns/image/s3Store.js";

export interface S3Server {
  bucket: Bucket;
  /** Returns the paths of all objects. */
  list(): string[];
  /** Stops the server, but keeps its objects. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const bucketName = "pictures";

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "honestodds-s3-"));
  let port = 0;
  let running: S3rver | null = null;
  const start = async () => {
    running = new S3rver({
      address: "127.0.0.1",
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: bucketName, configs: [] }],
    });
    port = ((await running.run()) as AddressInfo).port;
  };
  const stop = async () => {
    await running?.close();
    running = null;
  };
  await start();
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      name: bucketName,
      region: "us-east-1",
      // The only access key that the server accepts.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    list: () =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith("_object"))
        .map((entry) => join(entry.parentPath, entry.name)),
    start,
    stop,
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
