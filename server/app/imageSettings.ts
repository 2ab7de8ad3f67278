/** Parses the environment variables for the storage of uploaded images. */
import { isAbsolute, relative, resolve, sep } from "node:path";

import type { ImageSettings } from "../nouns/image/imageStores.js";
import type { Bucket } from "../nouns/image/s3Store.js";
import { StartupError } from "../shared/errors.js";

export interface ImageVariables {
  storage: string | undefined;
  folder: string | undefined;
  /** The directory of the embedded database. Undefined if the server uses PostgreSQL. */
  dataDir: string | undefined;
  /** Returns the value of a variable, or undefined if it is unset or empty. */
  read(name: string): string | undefined;
}

const storages = ["database", "folder", "s3"] as const;

/** @throws StartupError that names the variable and a valid value. */
export function parseImageSettings({ storage = "database", folder, dataDir, read }: ImageVariables): ImageSettings {
  const current = storages.find((each) => each === storage.toLowerCase());
  if (current === undefined)
    throw new StartupError(`IMAGE_STORAGE is ${JSON.stringify(storage)}: set it to database, folder or s3.`);
  if (current === "folder" && folder === undefined)
    throw new StartupError("IMAGE_STORAGE is folder: set IMAGE_DIR to the folder for the images.");
  if (folder !== undefined && dataDir !== undefined && isInside(folder, dataDir))
    throw new StartupError(
      "IMAGE_DIR is inside DATA_DIR, which belongs to the database: set IMAGE_DIR to another folder.",
    );
  const bucket = parseBucket(read);
  if (current === "s3" && bucket === null) throw new StartupError(`IMAGE_STORAGE is s3: set ${required.join(", ")}.`);
  return { current, folder: folder === undefined ? null : resolve(folder), bucket };
}

function isInside(folder: string, parent: string): boolean {
  const path = relative(resolve(parent), resolve(folder));
  return path === "" || (path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path));
}

const required = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Parses the settings of the S3 bucket. Values may contain secrets, so the error messages do not repeat them. */
function parseBucket(read: ImageVariables["read"]): Bucket | null {
  const [endpoint, name, accessKeyId, secretAccessKey] = required.map(read);
  if (!endpoint && !name && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) {
    const missing = required.filter((variable) => read(variable) === undefined);
    throw new StartupError(`The settings of the S3 bucket are incomplete: set ${missing.join(", ")} too.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new StartupError("S3_BUCKET is not the name of a bucket: use 3 to 63 lowercase letters, digits, - and dots.");
  const region = read("S3_REGION") ?? "us-east-1";
  if (!/^[a-z0-9-]{1,50}$/.test(region))
    throw new StartupError("S3_REGION is not a region: set it to a region such as eu-central-1, or unset it.");
  return { endpoint: parseEndpoint(endpoint), name, region, accessKeyId, secretAccessKey };
}

function parseEndpoint(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && /^https?:$/.test(url.protocol)) return url.origin;
  throw new StartupError(
    "S3_ENDPOINT is not the address of an S3 service: set it to a URL without a bucket or path, such as https://s3.eu-central-1.amazonaws.com.",
  );
}
