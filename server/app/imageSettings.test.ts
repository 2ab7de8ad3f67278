import { resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";

import { StartupError } from "../shared/errors.js";
import { parseEnv } from "./env.js";

const s3 = {
  S3_ENDPOINT: "https://s3.example.org/",
  S3_BUCKET: "odds.images",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "hunter2",
};

describe("the image storage configuration", () => {
  it.each([
    [{}, { current: "database", folder: null, bucket: null }],
    [
      { IMAGE_STORAGE: "Database", IMAGE_DIR: "/srv/images" },
      { current: "database", folder: "/srv/images" },
    ],
    [
      { IMAGE_STORAGE: "folder", IMAGE_DIR: "./pictures" },
      { current: "folder", folder: resolve("pictures") },
    ],
    [
      { IMAGE_STORAGE: "folder", IMAGE_DIR: "/data/images", DATA_DIR: "/data", DATABASE_URL: "postgres://db/odds" },
      { current: "folder", folder: "/data/images" },
    ],
    [
      { IMAGE_STORAGE: "S3", ...s3 },
      {
        current: "s3",
        bucket: {
          endpoint: "https://s3.example.org",
          name: "odds.images",
          region: "us-east-1",
          accessKeyId: "id",
          secretAccessKey: "hunter2",
        },
      },
    ],
    [
      { ...s3, S3_REGION: "auto" },
      { current: "database", bucket: { region: "auto" } },
    ],
    [{ IMAGE_DIR: "/data-images", DATA_DIR: "/data" }, { folder: "/data-images" }],
  ])("is read from the variables %j", (variables, expected) => {
    expect(parseEnv(variables, []).images).toMatchObject(expected);
  });

  it.each([
    [{ IMAGE_STORAGE: "disk" }, /^IMAGE_STORAGE is "disk": set it to database/],
    [{ IMAGE_STORAGE: "folder" }, /^IMAGE_STORAGE is folder: set IMAGE_DIR/],
    [{ IMAGE_DIR: "/data/images", DATA_DIR: "/data/" }, /^IMAGE_DIR is inside DATA_DIR/],
    [{ IMAGE_DIR: "./data" }, /^IMAGE_DIR is inside DATA_DIR/],
    [{ IMAGE_STORAGE: "s3" }, /^IMAGE_STORAGE is s3: set S3_ENDPOINT, S3_BUCKET/],
    [{ ...s3, S3_ACCESS_KEY_ID: "" }, /^The settings of the S3 bucket are incomplete: set S3_ACCESS_KEY_ID too\.$/],
    [{ ...s3, S3_ENDPOINT: "https://me:hunter2@s3.example.org" }, /^(?!.*hunter2)S3_ENDPOINT is not the address/],
    [{ ...s3, S3_ENDPOINT: "s3.example.org" }, /^S3_ENDPOINT is not the address/],
    [{ ...s3, S3_ENDPOINT: "https://s3.example.org/images" }, /^S3_ENDPOINT .*without a bucket or path/],
    [{ ...s3, S3_BUCKET: "../images" }, /^S3_BUCKET is not the name of a bucket/],
    [{ ...s3, S3_REGION: "eu/central" }, /^S3_REGION is not a region/],
  ])("rejects the variables %j with a clear message", (variables, sentence) => {
    expect(() => parseEnv(variables, [])).toThrow(StartupError);
    expect(() => parseEnv(variables, [])).toThrow(sentence);
  });
});
