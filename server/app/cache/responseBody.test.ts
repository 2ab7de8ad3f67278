import { gunzipSync } from "node:zlib";
import { expect, it } from "@jest/globals";

import { ResponseBody } from "./responseBody.js";

it("a response body is compressed for the next caller after a failed compression", async () => {
  let isFirst = true;
  const body = new ResponseBody("text/plain", () => {
    if (!isFirst) return "text";
    isFirst = false;
    throw new Error("out of memory");
  });
  await expect(body.compressed("gzip")).rejects.toThrow("out of memory");
  expect(gunzipSync(await body.compressed("gzip")).toString()).toBe("text");
});
