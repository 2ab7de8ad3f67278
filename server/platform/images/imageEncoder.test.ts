import { expect, it } from "@jest/globals";

import { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import { makeImage } from "../../test/images.js";
import { createImageEncoder } from "./imageEncoder.js";

it("the image encoder rejects a waiting upload whose caller disconnects, and encodes the next one", async () => {
  const encode = createImageEncoder({ maxProcesses: 1, timeout: 120_000 });
  const upload = await makeImage("png");
  const ended: string[] = [];
  const first = encode(upload, new Disconnect()).finally(() => ended.push("first"));
  const disconnect = new Disconnect();
  const second = encode(upload, disconnect).catch((error: unknown) => {
    ended.push("second");
    return error;
  });
  const third = encode(upload, new Disconnect());
  disconnect.fire();
  expect(await second).toBeInstanceOf(AbandonedError);
  await first;
  expect(ended).toEqual(["second", "first"]);
  expect(await third).toMatchObject({ width: 64, height: 48 });
}, 120_000);
