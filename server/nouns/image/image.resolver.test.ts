import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { makeImage, uploadImage } from "../../test/images.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { imageColumns } from "../../catalogue/images/imageColumns.js";

let server: TestServer;
let cookie: string;
let editor: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
  const account = await makeAccount(server.database.dataSource);
  editor = account.email;
  cookie = await makeCookie(server.database.dataSource, account);
});
afterAll(() => server.close());

let color = 0;

/** Uploads an image that no other test uploads. */
async function upload(name?: string) {
  color += 1;
  const picture = await makeImage("png", { width: 500, height: 250, color: `rgb(${color}, 0, 0)` });
  return (await uploadImage(server.url, picture, { cookie }, name)).image;
}

interface ListedImage {
  id: string;
  address: string;
  usedBy: { noun: string; id: string; name: string; field: string }[];
  [field: string]: unknown;
}

async function listImages(first = 50): Promise<ListedImage[]> {
  const { data } = await post<{ images: { nodes: ListedImage[] } }>(
    server.url,
    `query ($first: Int) { images(first: $first) { nodes {
      id version address width height fileName alt uploadBytes createdBy createdAt
      variants { path format width height bytes } usedBy { noun id name field }
    } } }`,
    { first },
    { cookie },
  );
  return data!.images.nodes;
}

const act = <Data>(text: string, variables: Record<string, unknown>) =>
  post<Data>(server.url, text, variables, { cookie });

const deleteImage = (id: string, version = 1) =>
  act<{ deleteImage: { id: string; changeSetId: string } }>(
    "mutation ($id: ID!, $version: Int!) { deleteImage(id: $id, version: $version) { id changeSetId } }",
    { id, version },
  );

const undo = (id: string) =>
  act<{ undo: { id: string } }>("mutation ($id: ID!) { undo(changeSetId: $id) { id } }", { id });

/** Returns the newest change sets, newest first, with their rows. */
async function findHistory(first = 1) {
  const { data } = await act<{
    history: {
      nodes: { id: string; actor: string; operation: string; rows: { nodes: { operation: string; name: string }[] } }[];
    };
  }>(
    "query ($first: Int) { history(first: $first) { nodes { id actor operation rows { nodes { operation name } } } } }",
    { first },
  );
  return data!.history.nodes;
}

describe("images", () => {
  it("lists uploads, newest first, with their files and uploaders", async () => {
    const first = await upload("first.png");
    const second = await upload("second.png");
    const [newest, older] = await listImages();
    expect([newest!.id, older!.id]).toEqual([second.id, first.id]);
    expect(newest).toMatchObject({
      address: second.address,
      width: 500,
      height: 250,
      fileName: "second.png",
      alt: "",
      uploadBytes: expect.any(Number),
      createdBy: editor,
      createdAt: expect.stringMatching(/^20.*Z$/),
      usedBy: [],
    });
    const variants = newest!["variants"] as { path: string; width: number; format: string; bytes: number }[];
    expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
      "480 avif",
      "480 webp",
      "500 avif",
      "500 webp",
    ]);
    for (const { path, bytes } of variants)
      expect((await (await fetch(server.url + path)).arrayBuffer()).byteLength).toBe(bytes);
  });

  it("pages through all images", async () => {
    for (let count = 0; count < 3; count += 1) await upload();
    const all = (await listImages()).map(({ id }) => id);
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        data: { images: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } | null;
      } = await act(
        "query ($after: String) { images(first: 2, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }",
        { after },
      );
      const { nodes, pageInfo } = page.data!.images;
      ids.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(ids).toEqual(all);
  });
});

describe("deleteImage", () => {
  it.each(imageColumns.map((column) => [column.table, column.column, column] as const))(
    "is rejected while %s.%s refers to the image, and the error names the row",
    async (table, column, { noun, field }) => {
      const image = await upload();
      const { dataSource } = server.database;
      const [row] = await dataSource.query<{ id: string }[]>(`SELECT id::text AS id FROM ${table} LIMIT 1`);
      await dataSource.query(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [image.address, row!.id]);
      const listed = (await listImages()).find(({ id }) => id === image.id);
      expect(listed!.usedBy).toEqual([{ noun, id: row!.id, name: expect.any(String), field }]);

      const { errors } = await deleteImage(image.id.toUpperCase());
      expect(errors![0]!.extensions).toMatchObject({ code: "CONFLICT", uses: listed!.usedBy });
      expect(errors![0]!.message).toContain(JSON.stringify(listed!.usedBy[0]!.name));
      expect((await fetch(server.url + image.address)).status).toBe(200);

      await dataSource.query(`UPDATE ${table} SET ${column} = NULL WHERE id = $1`, [row!.id]);
      expect((await deleteImage(image.id)).data!.deleteImage.id).toBe(image.id);
      expect((await listImages()).some(({ id }) => id === image.id)).toBe(false);
    },
  );

  it("is rejected while an open draft refers to the image, and so is undoing the upload", async () => {
    const image = await upload("drafted.png");
    const patch = { title: "Draft", body: `Text ![harbor](${image.address}) text.` };
    const { data } = await act<{ createDraft: { id: string } }>(
      "mutation ($patch: JSONObject!) { createDraft(input: { noun: ARTICLE, patch: $patch }) { id } }",
      { patch },
    );
    const { id } = data!.createDraft;
    const uses = [{ noun: "draft", id, name: "Draft", field: "patch" }];
    const { errors } = await deleteImage(image.id);
    expect(errors![0]!.extensions).toMatchObject({ code: "CONFLICT", uses });
    expect(errors![0]!.message).toContain('the draft of "Draft"');
    // Contributors see the uses of images, but not the drafts of others.
    expect((await listImages()).find((each) => each.id === image.id)!.usedBy).toEqual([]);
    const undone = await undo((await findHistory())[0]!.id);
    expect(undone.errors![0]!.message).toContain("is in use by a draft");
    await act("mutation ($id: ID!) { discardDraft(id: $id, version: 1) { id } }", { id });
    expect((await deleteImage(image.id)).errors).toBeUndefined();
  });

  it("can be undone and redone", async () => {
    const image = await upload("harbor.png");
    const deletion = (await deleteImage(image.id)).data!.deleteImage.changeSetId;
    expect(await findHistory()).toEqual([
      {
        id: deletion,
        actor: editor,
        operation: "deleteImage",
        rows: { nodes: [{ operation: "DELETE", name: "harbor.png" }] },
      },
    ]);
    const undone = (await undo(deletion)).data!.undo.id;
    expect((await listImages()).find(({ id }) => id === image.id)).toMatchObject({
      fileName: "harbor.png",
      version: 2,
    });
    expect((await undo(undone)).errors).toBeUndefined();
    expect((await listImages()).some(({ id }) => id === image.id)).toBe(false);
    expect((await fetch(server.url + image.address)).status).toBe(404);
  });

  it("can't be undone once the same file has been uploaded again", async () => {
    const picture = await makeImage("png", { width: 20, color: "rgb(0, 0, 99)" });
    const { image } = await uploadImage(server.url, picture, { cookie }, "sea.png");
    const deletion = (await deleteImage(image.id)).data!.deleteImage.changeSetId;
    const { image: second } = await uploadImage(server.url, picture, { cookie }, "sea.png");
    expect(second.id).not.toBe(image.id);
    const { errors } = await undo(deletion);
    expect(errors![0]!.extensions).toMatchObject({ code: "CONFLICT", obstacles: [{ holderId: second.id }] });
    expect(errors![0]!.message).toContain("The file of the image sea.png has been uploaded again");
  });

  it("rejects a stale version and an unknown image", async () => {
    const image = await upload();
    expect((await deleteImage(image.id, 2)).errors![0]!.extensions["code"]).toBe("CONFLICT");
    expect((await listImages()).some(({ id }) => id === image.id)).toBe(true);
    for (const unknown of ["no-uuid", "00000000-0000-4000-8000-000000000000"])
      expect((await deleteImage(unknown)).errors![0]!.extensions["code"]).toBe("NOT_FOUND");
  });
});

describe("an upload", () => {
  it("can be undone while no row refers to the image", async () => {
    const image = await upload("new.png");
    const [added] = await findHistory();
    expect(added).toMatchObject({
      actor: editor,
      operation: "uploadImage",
      rows: { nodes: [{ operation: "CREATE", name: "new.png" }] },
    });
    const { dataSource } = server.database;
    await dataSource.query("UPDATE site_settings SET logo_url = $1", [image.address]);
    const { errors } = await undo(added!.id);
    expect(errors![0]!.extensions).toMatchObject({ code: "CONFLICT", obstacles: [{ kind: "IMAGE_IN_USE" }] });
    await dataSource.query("UPDATE site_settings SET logo_url = NULL");
    const undone = (await undo(added!.id)).data!.undo.id;
    expect((await fetch(server.url + image.address)).status).toBe(404);
    expect((await undo(undone)).errors).toBeUndefined();
    expect((await fetch(server.url + image.address)).status).toBe(200);
  });
});

describe("updateImage", () => {
  const change = (id: string, alt: string, version = 1) =>
    act<{ updateImage: { alt: string; version: number } }>(
      "mutation ($id: ID!, $version: Int!, $input: ImageInput!) { updateImage(id: $id, version: $version, input: $input) { alt version } }",
      { id, version, input: { alt } },
    );

  it("changes the description, and the change can be undone", async () => {
    const { id } = await upload();
    expect((await change(id, "  A harbor at night ")).data!.updateImage).toEqual({
      alt: "A harbor at night",
      version: 2,
    });
    expect((await change(id, "", 2)).data!.updateImage).toEqual({ alt: "", version: 3 });
    const [latest] = await findHistory();
    expect((await undo(latest!.id)).errors).toBeUndefined();
    const { data } = await act<{ image: { alt: string } }>("query ($id: ID!) { image(id: $id) { alt } }", { id });
    expect(data!.image).toEqual({ alt: "A harbor at night" });
  });

  it("immediately changes the description of an article's cover for visitors", async () => {
    const { id, address } = await upload();
    const input = {
      kind: "NEWS",
      title: "Covered",
      slug: "covered",
      coverUrl: address,
      publishedAt: "2026-01-01T00:00:00Z",
    };
    const created = await act("mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }", { input });
    expect(created.errors).toBeUndefined();
    const read = async () =>
      (await post<{ article: { coverAlt: string } }>(server.url, `{ article(slug: "covered") { coverAlt } }`)).data!
        .article;
    expect(await read()).toEqual({ coverAlt: "" });
    await change(id, "A harbor at night");
    expect(await read()).toEqual({ coverAlt: "A harbor at night" });
    await server.database.dataSource.query("UPDATE articles SET cover_url = '/own.svg' WHERE slug = 'covered'");
    expect(await read()).toEqual({ coverAlt: "" });
    await server.database.dataSource.query("DELETE FROM articles WHERE slug = 'covered'");
  });

  it("rejects a stale version, and names the changed field", async () => {
    const { id } = await upload();
    await change(id, "First");
    const { errors } = await change(id, "Second");
    expect(errors![0]!.extensions).toMatchObject({ code: "CONFLICT", currentVersion: 2, fields: [{ field: "alt" }] });
  });

  it("rejects a description that is too long, and an unknown image", async () => {
    const { id } = await upload();
    expect((await change(id, "x".repeat(201))).errors![0]!.extensions["code"]).toBe("BAD_USER_INPUT");
    for (const unknown of ["no-uuid", "00000000-0000-4000-8000-000000000000"])
      expect((await change(unknown, "")).errors![0]!.extensions["code"]).toBe("NOT_FOUND");
  });
});
