/**
 * The columns that can contain the address of an uploaded image. `deleteImage` refuses to delete an image that one of
 * them refers to. Add each new column only here.
 */

export interface ImageColumn {
  /** The API's name for the noun, such as `casino`. */
  noun: string;
  table: string;
  /** A column that contains an address, or text with addresses in it, such as Markdown. */
  column: string;
  /** The API's name for the column. */
  field: string;
  /** SQL for the name that editors know the row by, aliased as `row`. */
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
