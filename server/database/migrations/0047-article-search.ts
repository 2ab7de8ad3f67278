/** Lets searches find articles as they find casinos, bonuses and games: by the words of their texts, and by similar titles. */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { createTrigrams } from "./schema/trigrams.js";

const columns: [column: string, type: string, expression: string][] = [
  ["search_title", "text", "fold_text(title)"],
  [
    "search_words",
    "tsvector",
    "search_words(title || ' ' || slug || ' ' || COALESCE(excerpt, '') || ' ' || COALESCE(category, '') || ' ' || COALESCE(author, ''))",
  ],
  ["title_words", "tsvector", "search_words(title)"],
];
/** Long lists of pending rows would slow searches after an import (migration 0042). */
const shortList = "gin_pending_list_limit = 256";

async function addColumn(runner: QueryRunner, [column, type, expression]: (typeof columns)[number]): Promise<void> {
  await runner.query(
    `ALTER TABLE articles ADD COLUMN ${column} ${type} NOT NULL GENERATED ALWAYS AS (${expression}) STORED`,
  );
  await runner.query(
    `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
     VALUES ('GENERATED_COLUMN', current_database(), current_schema(), 'articles', $1, $2)`,
    [column, expression],
  );
}

async function removeColumn(runner: QueryRunner, column: string): Promise<void> {
  await runner.query(`ALTER TABLE articles DROP COLUMN ${column}`);
  await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = 'articles' AND name = $1`, [column]);
}

export class ArticleSearch1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await createTrigrams(runner);
    for (const column of columns) await addColumn(runner, column);
    const indexes = [
      ["articles_by_search_words", "search_words"],
      ["articles_by_similar_title", `search_title ${trigrams}.gin_trgm_ops`],
      ["articles_by_joined_title", `(replace(search_title, ' ', '')) ${trigrams}.gin_trgm_ops`],
    ];
    for (const [name, keys] of indexes)
      await runner.query(`CREATE INDEX ${name} ON articles USING gin (${keys}) WITH (${shortList})`);
    await runner.query("ANALYZE articles");
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [column] of columns) await removeColumn(runner, column);
  }
}
