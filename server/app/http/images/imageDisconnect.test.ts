import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { makeImage, uploadImage } from "../../../test/images.js";
import { makeAccount, makeCookie } from "../../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
});
afterAll(() => server.close());

it("the server does not store an upload whose caller disconnects before the upload is processed", async () => {
  const picture = await makeImage("png", { color: "#123456" });
  const headers = { cookie, "content-type": "image/png", "content-length": String(picture.length) };
  const sent = request(`${server.url}/images?name=abandoned.png`, { method: "POST", headers });
  sent.on("error", () => undefined);
  sent.flushHeaders();
  // Wait until the server has checked the session and is waiting for the body.
  await sleep(500);
  await server.database.dataSource.transaction(async (manager) => {
    await manager.query("LOCK TABLE images IN ACCESS EXCLUSIVE MODE");
    sent.write(picture);
    await sleep(300);
    sent.destroy();
    await sleep(300);
  });
  // Wait long enough for the server to store the aborted upload by mistake, and then store another upload.
  await sleep(1_000);
  const other = await uploadImage(server.url, await makeImage("png"), { cookie }, "other.png");
  expect(other.status).toBe(201);
  const stored = await server.database.dataSource.query("SELECT file_name FROM images");
  expect(stored).toEqual([{ file_name: "other.png" }]);
}, 120_000);
