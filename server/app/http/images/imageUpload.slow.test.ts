import { expect, it } from "@jest/globals";

import { expectPhotoFiles, makePhoto, uploadImage } from "../../../test/images.js";
import { makeAccount, makeCookie } from "../../../test/sessions/signedIn.js";
import { startTestServer } from "../../../test/startTestServer.js";

it("an upload of an 8 MB photo becomes AVIF and WebP files in three widths, and the files for a card are at most 60 KB", async () => {
  const server = await startTestServer();
  const cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
  const photo = await makePhoto();
  expect(photo.length).toBeGreaterThanOrEqual(8_000_000);
  const { status, image } = await uploadImage(server.url, photo, { cookie });
  expect(status).toBe(201);
  await expectPhotoFiles(server.url, image);
  await server.close();
}, 120_000);
