/** Tests every image storage in the same way: over HTTP, with real files. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { Clock } from "../../platform/clock.js";
import { createLog } from "../../platform/log.js";
import { imageUndoDays } from "../../catalogue/images/imageRemovals.js";
import { makeImage, uploadImage } from "../../test/images.js";
import { startS3Server } from "../../test/servers/s3Server.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../../test/startTestServer.js";
import { deleteLeftoverFiles, imageRemovalDelay } from "./housekeeping.js";
import { type ImageSettings, type ImageStores, openImageStores } from "./imageStores.js";

interface Place {
  settings: ImageSettings;
  /** Returns the paths of all stored files. */
  list(): Promise<string[]>;
  /**
   * Makes the storage unavailable until the returned function is called. Omitted for a storage that cannot become
   * unavailable.
   */
  breakStore?(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const places: [name: ImageSettings["current"], open: () => Promise<Place>][] = [
  ["database", openDatabasePlace],
  ["folder", openFolderPlace],
  ["s3", openS3Place],
];

const log = createLog("silent");

async function openDatabasePlace(): Promise<Place> {
  return {
    settings: { current: "database", folder: null, bucket: null },
    list: async () => [],
    close: async () => undefined,
  };
}

async function openFolderPlace(): Promise<Place> {
  const parent = mkdtempSync(join(tmpdir(), "honestodds-images-"));
  const folder = join(parent, "new", "images");
  return {
    settings: { current: "folder", folder, bucket: null },
    list: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map((entry) => join(entry.parentPath, entry.name)),
    async breakStore() {
      renameSync(folder, `${folder}.away`);
      writeFileSync(folder, "not a folder");
      return async () => {
        rmSync(folder);
        renameSync(`${folder}.away`, folder);
      };
    },
    close: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

async function openS3Place(): Promise<Place> {
  const s3 = await startS3Server();
  return {
    settings: { current: "s3", folder: null, bucket: s3.bucket },
    list: async () => s3.list(),
    async breakStore() {
      await s3.stop();
      return s3.start;
    },
    close: s3.close,
  };
}

let color = 0;

describe.each(places)("the image storage of type %s", (name, open) => {
  let place: Place;
  let server: TestServer;
  let cookie: string;
  let imageStores: ImageStores;
  beforeAll(async () => {
    place = await open();
    imageStores = await openImageStores(place.settings, log);
    server = await startTestServer({ seed: true, env: { images: place.settings } });
    cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
  });
  afterAll(async () => {
    await server?.close();
    await place?.close();
  });

  const query = <Row>(sql: string, values: unknown[] = []) => server.database.dataSource.query<Row[]>(sql, values);

  /** Uploads an image that no other test uploads. The image has four files. */
  async function upload(url = server.url) {
    color += 1;
    const picture = await makeImage("png", { width: 500, height: 250, color: `rgb(0, ${color}, 0)` });
    return uploadImage(url, picture, { cookie });
  }

  const remove = async (id: string) =>
    post<{ deleteImage: { changeSetId: string } }>(
      server.url,
      "mutation ($id: ID!) { deleteImage(id: $id, version: 1) { changeSetId } }",
      { id },
      { cookie },
    );

  const undo = async (changeSetId: string) =>
    post(server.url, "mutation ($id: ID!) { undo(changeSetId: $id) { id } }", { id: changeSetId }, { cookie });

  const rowsOf = (id: string) => query("SELECT FROM images WHERE id = $1", [id]);
  const countLeftovers = async () => (await query("SELECT FROM image_removals")).length;

  async function runHousekeeping(after: number): Promise<void> {
    const clock: Clock = { now: () => new Date(Date.now() + after) };
    await deleteLeftoverFiles({ db: server.database.dataSource, imageStores, log, clock });
  }

  it("serves every file of an upload, and no others", async () => {
    const { status, image } = await upload();
    expect(status).toBe(201);
    const rows = await query<{ name: string; bytes: number; isInRow: boolean }>(
      `SELECT name, bytes, data IS NOT NULL AS "isInRow" FROM image_variants WHERE image_id = $1`,
      [image.id],
    );
    expect(rows).toHaveLength(4);
    for (const { name: file, bytes, isInRow } of rows) {
      expect(isInRow).toBe(name === "database");
      const response = await fetch(`${server.url}/images/${image.id}/${file}`);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(bytes);
    }
    expect((await fetch(`${server.url}/images/${image.id}/960.avif`)).status).toBe(404);
    expect((await fetch(`${server.url}/images/${image.id}/..%2f${image.id}%2f480.avif`)).status).toBe(404);
    expect(await countLeftovers()).toBe(0);
  });

  it("deletes an unused image, and keeps one in use", async () => {
    const { image } = await upload();
    await query("UPDATE site_settings SET logo_url = $1", [image.address]);
    expect((await remove(image.id)).errors![0]!.extensions["code"]).toBe("CONFLICT");
    expect((await fetch(server.url + image.address)).status).toBe(200);

    await query("UPDATE site_settings SET logo_url = NULL");
    expect((await remove(image.id)).data).toMatchObject({ deleteImage: { changeSetId: expect.any(String) } });
    expect(await rowsOf(image.id)).toEqual([]);
    await query("DELETE FROM image_removals");
  });

  const undoTime = imageUndoDays * 86_400_000;

  it("restores a deleted image with its files within 30 days, and then deletes the files", async () => {
    const before = await place.list();
    const { image } = await upload();
    const [variant] = await query<{ name: string }>("SELECT name FROM image_variants WHERE image_id = $1 LIMIT 1", [
      image.id,
    ]);
    const url = `${server.url}/images/${image.id}/${variant!.name}`;
    const deletion = (await remove(image.id)).data!.deleteImage.changeSetId;
    expect((await fetch(url)).status).toBe(404);
    await runHousekeeping(undoTime - 60_000);
    expect((await undo(deletion)).errors).toBeUndefined();
    expect((await fetch(url)).status).toBe(200);
    expect(await countLeftovers()).toBe(0);
    await runHousekeeping(undoTime + 2 * imageRemovalDelay);
    expect((await fetch(server.url + image.address)).status).toBe(200);

    const again = await post<{ deleteImage: { changeSetId: string } }>(
      server.url,
      "mutation ($id: ID!) { deleteImage(id: $id, version: 2) { changeSetId } }",
      { id: image.id },
      { cookie },
    );
    await runHousekeeping(undoTime + 2 * imageRemovalDelay);
    expect((await place.list()).toSorted()).toEqual(before.toSorted());
    expect(await query("SELECT FROM image_variants WHERE image_id = $1", [image.id])).toEqual([]);
    const refused = await undo(again.data!.deleteImage.changeSetId);
    expect(refused.errors![0]!.extensions).toMatchObject({ code: "CONFLICT", obstacles: [{ kind: "FILES_DELETED" }] });
  });

  it("leaves no files behind if an upload's rows are rolled back", async () => {
    const before = await place.list();
    await query("ALTER TABLE image_variants ADD CONSTRAINT no_more CHECK (false) NOT VALID");
    try {
      expect((await upload()).status).toBe(500);
    } finally {
      await query("ALTER TABLE image_variants DROP CONSTRAINT no_more");
    }
    expect((await place.list()).toSorted()).toEqual(before.toSorted());
    expect(await countLeftovers()).toBe(0);
  });

  it("still serves images from the database and from former storages", async () => {
    const other = await startBeside(server, { images: { ...place.settings, current: "database" } });
    try {
      const { image } = await upload(other.url);
      expect(await query("SELECT storage FROM images WHERE id = $1", [image.id])).toEqual([{ storage: "database" }]);
      expect((await fetch(server.url + image.address)).status).toBe(200);
      const { image: second } = await upload();
      expect((await fetch(other.url + second.address)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  if (name === "database") return;

  it("reports that it can't store an image, and later deletes the files that it has already written", async () => {
    const { image: unread } = await upload();
    const before = await place.list();
    const repair = await place.breakStore!();
    try {
      const { status, error } = await upload();
      expect([status, error!.extensions["code"]]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(error!.message).toContain("image storage");
      const read = await fetch(server.url + unread.address);
      expect(read.status).toBe(503);
      expect(read.headers.get("cache-control")).toBe("no-store");
    } finally {
      await repair();
    }
    expect(await countLeftovers()).toBe(1);
    expect((await fetch(server.url + unread.address)).status).toBe(200);
    await runHousekeeping(imageRemovalDelay + 60_000);
    expect(await countLeftovers()).toBe(0);
    expect((await place.list()).toSorted()).toEqual(before.toSorted());
  });

  it("deletes the files of a deleted image later if the first attempt fails", async () => {
    const before = await place.list();
    const { image } = await upload();
    await remove(image.id);
    const repair = await place.breakStore!();
    try {
      await runHousekeeping(undoTime + 2 * imageRemovalDelay);
    } finally {
      await repair();
    }
    expect((await place.list()).length - before.length).toBe(4);
    expect(await countLeftovers()).toBe(1);
    await runHousekeeping(undoTime + 2 * imageRemovalDelay);
    expect((await place.list()).toSorted()).toEqual(before.toSorted());
    expect(await countLeftovers()).toBe(0);
  });
});

describe("the image folder", () => {
  it("never follows a link, and never reads or writes outside of itself", async () => {
    const place = await openFolderPlace();
    try {
      const { byName } = await openImageStores(place.settings, log);
      const folder = place.settings.folder!;
      const id = "0b3f0b3f-0000-4000-8000-000000000000";
      const read = (imageId: string, name: string) => byName.folder!.read(imageId, name);
      mkdirSync(join(folder, id));
      writeFileSync(join(dirname(folder), "480.avif"), "secret");
      symlinkSync(join(dirname(folder), "480.avif"), join(folder, id, "480.avif"));
      expect(await read(id, "480.avif")).toBeNull();
      for (const [imageId, name] of [
        ["..", "480.avif"],
        [id, "../../480.avif"],
        [id.toUpperCase(), "480.avif"],
      ] as const) {
        await expect(read(imageId, name)).rejects.toThrow("image storage");
        const files = [{ name, format: "avif" as const, width: 1, height: 1, data: Buffer.from("x") }];
        await expect(byName.folder!.write(imageId, files)).rejects.toThrow("image storage");
      }
      expect(existsSync(join(dirname(folder), "..part"))).toBe(false);
    } finally {
      await place.close();
    }
  });

  it("reports an error, not missing files, while its disk is not mounted", async () => {
    const place = await openFolderPlace();
    try {
      const folder = place.settings.folder!;
      const id = "0b3f0b3f-0000-4000-8000-000000000000";
      const file = { name: "480.avif", format: "avif" as const, width: 1, height: 1, data: Buffer.from("x") };
      const { byName } = await openImageStores(place.settings, log);
      await byName.folder!.write(id, [file]);
      expect(await byName.folder!.read(id, "960.avif")).toBeNull();
      renameSync(folder, `${folder}.disk`);
      mkdirSync(folder);
      writeFileSync(join(folder, "stray"), "");
      const restarted = await openImageStores(place.settings, log, async () => false);
      for (const { folder: store } of [byName, restarted.byName]) {
        await expect(store!.read(id, "480.avif")).rejects.toThrow("image storage");
        await expect(store!.write(id, [file])).rejects.toThrow("image storage");
        await expect(store!.remove(id, ["480.avif"])).rejects.toThrow("image storage");
      }
      rmSync(folder, { recursive: true });
      renameSync(`${folder}.disk`, folder);
      expect(await restarted.byName.folder!.read(id, "480.avif")).toEqual(Buffer.from("x"));
      // A folder of an earlier release has no marker.
      rmSync(join(folder, ".honestodds-images"));
      const upgraded = await openImageStores(place.settings, log, async () => false);
      expect(await upgraded.byName.folder!.read(id, "960.avif")).toBeNull();
    } finally {
      await place.close();
    }
  });

  it("must be writable when the server starts", async () => {
    const place = await openFolderPlace();
    try {
      const { folder } = place.settings;
      mkdirSync(dirname(folder!), { recursive: true });
      writeFileSync(folder!, "not a folder");
      await expect(openImageStores(place.settings, log)).rejects.toThrow(/can't be used for images .*IMAGE_DIR/);
    } finally {
      await place.close();
    }
  });
});
