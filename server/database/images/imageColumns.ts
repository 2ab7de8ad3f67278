/**
 * The columns that can contain the address of an uploaded image. `deleteImage` is refused while one of them does. Add
 * each new column only here.
 */

export interface ImageColumn {
  /** The noun in the API, such as `casino`. */
  noun: string;
  table: string;
  /** The column with an address, or with a text that contains addresses, such as Markdown. */
  column: string;
  /** The name of the column in the API. */
  field: string;
  /** SQL for the row's name, which editors know. `row` is the row. */
  nameSql: string;
}

export const imageColumns: readonly ImageColumn[] = [
  { noun: "casino", table: "casinos", column: "logo_url", field: "logoUrl", nameSql: "row.name" },
  { noun: "game", table: "games", column: "image_url", field: "imageUrl", nameSql: "row.name" },
  { noun: "article", table: "articles", column: "cover_url", field: "coverUrl", nameSql: "row.title" },
  { noun: "article", table: "articles", column: "share_image_url", field: "shareImageUrl", nameSql: "row.title" },
  { noun: "article", table: "articles", column: "body", field: "body", nameSql: "row.title" },
  { noun: "person", table: "people", column: "picture_url", field: "pictureUrl", nameSql: "row.name" },
  { noun: "settings", table: "site_settings", column: "logo_url", field: "logoUrl", nameSql: "row.name" },
];
