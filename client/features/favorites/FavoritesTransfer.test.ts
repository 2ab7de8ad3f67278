import { favoritesFileText, readFavorites, readFavoritesFile } from "./FavoritesTransfer";

const ID = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-00000000000f";

function fileWith(content: unknown): string {
  return JSON.stringify(content);
}

function listOf(favorites: unknown, version: unknown = 1): string {
  return fileWith({ format: "casino-favorites", version, favorites });
}

describe("a favorites file", () => {
  test("restores the exported favorites", () => {
    const casinos = [
      { id: OTHER, name: "Orbit & Ember" },
      { id: ID, name: "Northgate" },
    ];
    const text = favoritesFileText(casinos, new Date("2026-11-21T08:00:00Z"));
    expect(JSON.parse(text)).toEqual({
      format: "casino-favorites",
      version: 1,
      exportedAt: "2026-11-21T08:00:00.000Z",
      favorites: casinos,
    });
    expect(readFavoritesFile(text)).toEqual([OTHER, ID]);
  });

  test("from an earlier release restores the favorites", () => {
    expect(
      readFavoritesFile(fileWith({ format: "honestodds-favorites", version: 1, favorites: [{ id: ID }] })),
    ).toEqual([ID]);
  });

  test("can be imported without names, and its duplicates are ignored", () => {
    expect(readFavoritesFile(listOf([{ id: ID }, { id: ID.toUpperCase() }, { id: OTHER.toUpperCase() }]))).toEqual([
      ID,
      OTHER,
    ]);
  });

  test.each([
    ["", "This file is not valid JSON. Nothing was imported."],
    ["<html>", "This file is not valid JSON. Nothing was imported."],
    ["null", "This file is not a list of favorites from this site. Nothing was imported."],
    ["[]", "This file is not a list of favorites from this site. Nothing was imported."],
    [
      fileWith({ favorites: [{ id: ID }] }),
      "This file is not a list of favorites from this site. Nothing was imported.",
    ],
    [listOf("all"), "This file is not a list of favorites from this site. Nothing was imported."],
    [listOf([{ id: ID }], 2), "This file comes from another version of this site. Nothing was imported."],
    [listOf([]), "This file contains no favorites."],
    [listOf([ID]), "This file is damaged: some entries do not name a casino. Nothing was imported."],
    [
      listOf([{ id: ID }, { id: "'; drop table" }]),
      "This file is damaged: some entries do not name a casino. Nothing was imported.",
    ],
    [listOf([{ id: ID }, null]), "This file is damaged: some entries do not name a casino. Nothing was imported."],
    [
      listOf(Array.from({ length: 501 }, () => ({ id: ID }))),
      "This file is too large for a list of favorites. Nothing was imported.",
    ],
  ])("with the content %p is rejected with a message", (text, message) => {
    expect(() => readFavoritesFile(text)).toThrow(message);
  });

  test("is not read if it is too large", async () => {
    const file = new File(["x".repeat(256 * 1024 + 1)], "favorites.json");
    await expect(readFavorites(file)).rejects.toThrow("too large");
  });

  test("is rejected with a message if it can't be read", async () => {
    const file = { size: 10, text: () => Promise.reject(new DOMException("unreadable", "NotReadableError")) };
    await expect(readFavorites(file as unknown as File)).rejects.toThrow("This file could not be read.");
  });
});
