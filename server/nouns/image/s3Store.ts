/** Stores the files of images as objects in a bucket of any service that has Amazon's S3 API. */
import { createHash } from "node:crypto";

import { imageSizes } from "../../platform/images/imageFiles.js";
import { checkFileName, checkImageId } from "./image.paths.js";
import type { ImageStore } from "./imageStore.js";

export interface Bucket {
  /** The origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The maximum time for one request in ms, including its body and one retry. */
const requestTimeout = 5_000;

/** The maximum size of a response, in bytes. The server never stores larger files. */
const maxResponseBytes = Math.max(...imageSizes.map(({ maxBytes }) => maxBytes));

/** Imports the library only when a bucket is opened, because most installations have none. */
export async function openS3Store(bucket: Bucket, timeout = requestTimeout): Promise<ImageStore> {
  const { AwsClient } = await import("aws4fetch");
  const { endpoint, name: bucketName, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 1 });

  async function send<Result>(
    method: "PUT" | "GET" | "DELETE",
    [imageId, name]: readonly [imageId: string, name: string],
    body: Uint8Array<ArrayBuffer> | null,
    receive: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const url = `${endpoint}/${bucketName}/images/${checkImageId(imageId)}/${checkFileName(name)}`;
    const headers: Record<string, string> = { "x-amz-content-sha256": hashOf(body) };
    if (body !== null) headers["content-type"] = name.endsWith(".avif") ? "image/avif" : "image/webp";
    const signal = AbortSignal.timeout(timeout);
    const response = await client.fetch(url, { method, headers, body, signal, redirect: "error" });
    return receive(response);
  }

  return {
    isDatabase: false,
    async write(imageId, files) {
      // Wait until all requests have ended, because the caller may delete the files next.
      const results = await Promise.allSettled(
        files.map(({ name, data }) => send("PUT", [imageId, name], Uint8Array.from(data), rejectFailure)),
      );
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
    read: (imageId, name) =>
      send("GET", [imageId, name], null, async (response) => {
        if (response.ok) return readBody(response, maxResponseBytes);
        await rejectFailure(response, "NoSuchKey");
        return null;
      }),
    async remove(imageId, names) {
      for (const name of names)
        await send("DELETE", [imageId, name], null, (response) => rejectFailure(response, "NoSuchKey"));
    },
  };
}

function hashOf(body: Uint8Array | null): string {
  return createHash("sha256")
    .update(body ?? "")
    .digest("hex");
}

const maxErrorBytes = 16_384;

/**
 * Reads the response, so its connection can be reused, and throws an Error if the request failed. The message contains
 * only the status and the error code, because some services repeat the access key and the signed string in their
 * responses.
 */
async function rejectFailure(response: Response, acceptedCode?: string): Promise<void> {
  const text = (await readBody(response, maxErrorBytes)).toString();
  if (response.ok) return;
  const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1];
  if (code !== undefined && code === acceptedCode) return;
  throw new Error(`the S3 service responded with ${response.status}${code === undefined ? "" : ` (${code})`}`);
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving this loop cancels the response.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`the S3 service sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
