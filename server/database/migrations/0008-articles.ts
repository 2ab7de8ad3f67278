/** Creates the tables for articles, for the people who write them, and for the articles' former slugs. */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { createTrigrams } from "./schema/trigrams.js";

const generated: [table: string, column: string, type: string, expression: string][] = [
  ["articles", "title_sort", 'text COLLATE "C"', 'lower(title COLLATE "C")'],
  [
    "articles",
    "search_text",
    "text",
    "fold_text(title || ' ' || slug || ' ' || COALESCE(category, '') || ' ' || COALESCE(author, ''))",
  ],
  ["articles", "published_sort", "timestamptz(3)", "COALESCE(published_at, '9999-12-31T00:00:00Z'::timestamptz)"],
  ["people", "name_sort", 'text COLLATE "C"', 'lower(name COLLATE "C")'],
  ["people", "search_text", "text", "fold_text(name || ' ' || slug || ' ' || COALESCE(role, ''))"],
];

const columnsOf = (owner: string) =>
  generated
    .filter(([table]) => table === owner)
    .map(([, column, type, expression]) => `${column} ${type} NOT NULL GENERATED ALWAYS AS (${expression}) STORED,`)
    .join("\n        ");

const rowColumns = `
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,`;

const ownNouns = "'article', 'person'";

/** Replaces each table's constraint on nouns. The history also contains settings. */
async function checkNouns(runner: QueryRunner, others: string): Promise<void> {
  const known = { history: "'casino', 'bonus', 'game', 'settings'", imports: "'casino', 'bonus', 'game'" };
  for (const [table, nouns] of Object.entries(known))
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_noun_known,
      ADD CONSTRAINT ${table}_noun_known CHECK (noun IN (${nouns}${others}))`);
}

export class Articles1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await createTrigrams(runner);
    await runner.query(`
      CREATE TABLE articles (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        slug text NOT NULL,
        title text NOT NULL,
        excerpt text,
        body text,
        author text,
        reviewer text,
        category text,
        cover_url text,
        published_at timestamptz(3),
        position integer NOT NULL DEFAULT 0,
        read_minutes integer,
        difficulty text,
        is_featured boolean NOT NULL DEFAULT false,
        is_popular boolean NOT NULL DEFAULT false,
        figure text,
        figure_caption text,
        figure_lines text[] NOT NULL DEFAULT '{}',
        seo_title text,
        seo_description text,
        share_image_url text,
        is_noindex boolean NOT NULL DEFAULT false,${rowColumns}
        ${columnsOf("articles")}
        CONSTRAINT articles_pkey PRIMARY KEY (id),
        CONSTRAINT articles_kind_known CHECK (kind IN ('news', 'post', 'guide', 'page', 'faq')),
        CONSTRAINT articles_difficulty_known CHECK (difficulty IN ('beginner', 'intermediate', 'advanced')),
        CONSTRAINT articles_read_minutes_range CHECK (read_minutes >= 0),
        CONSTRAINT articles_position_range CHECK (position >= 0),
        CONSTRAINT articles_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        CONSTRAINT articles_title_present CHECK (btrim(title) <> ''),
        CONSTRAINT articles_body_size CHECK (octet_length(body) <= 60000)
      );
      CREATE UNIQUE INDEX articles_slug_key ON articles (slug);
      CREATE INDEX articles_of_kind ON articles (kind, published_sort DESC, id DESC);
      CREATE INDEX articles_by_published ON articles (published_sort DESC, id DESC);
      CREATE INDEX articles_by_title ON articles (title_sort, id);
      CREATE INDEX articles_by_position ON articles (kind, position, published_sort DESC, id DESC);
      CREATE INDEX articles_by_created ON articles (created_at DESC, id DESC);
      CREATE INDEX articles_by_updated ON articles (updated_at DESC, id DESC);
      CREATE INDEX articles_of_author ON articles (author, published_sort DESC, id DESC) WHERE author IS NOT NULL;
      CREATE INDEX articles_by_search_text ON articles USING gin (search_text ${trigrams}.gin_trgm_ops);
      CREATE INDEX articles_to_publish ON articles (published_at) WHERE published_at IS NOT NULL;

      CREATE TABLE people (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        slug text NOT NULL,
        name text NOT NULL,
        role text,
        bio text,
        picture_url text,${rowColumns}
        ${columnsOf("people")}
        CONSTRAINT people_pkey PRIMARY KEY (id),
        CONSTRAINT people_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        CONSTRAINT people_name_present CHECK (btrim(name) <> '')
      );
      CREATE UNIQUE INDEX people_slug_key ON people (slug);
      CREATE INDEX people_of_name ON people (name);
      CREATE INDEX people_by_name ON people (name_sort, id);
      CREATE INDEX people_by_created ON people (created_at DESC, id DESC);
      CREATE INDEX people_by_updated ON people (updated_at DESC, id DESC);
      CREATE INDEX people_by_search_text ON people USING gin (search_text ${trigrams}.gin_trgm_ops);

      CREATE TABLE article_redirects (
        slug text NOT NULL,
        article_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT article_redirects_pkey PRIMARY KEY (slug)
      );
      CREATE INDEX article_redirects_of_article ON article_redirects (article_id);
      ${["articles", "people"]
        .map(
          (table) => `CREATE TRIGGER ${table}_bump_version BEFORE UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION bump_version();`,
        )
        .join("\n      ")}
      ${["articles", "people", "article_redirects"]
        .map(
          (table) => `CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();`,
        )
        .join("\n      ")}
    `);
    for (const [table, column, , expression] of generated) {
      await runner.query(
        `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
         VALUES ('GENERATED_COLUMN', current_database(), current_schema(), $1, $2, $3)`,
        [table, column, expression],
      );
    }
    await checkNouns(runner, `, ${ownNouns}`);
  }

  /** Also deletes the history and imports of articles, because the previous release cannot read them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE articles, people, article_redirects;
      DELETE FROM typeorm_metadata WHERE "table" IN ('articles', 'people');
      DELETE FROM history WHERE noun IN (${ownNouns});
      DELETE FROM import_rows WHERE import_id IN (SELECT id FROM imports WHERE noun IN (${ownNouns}));
      DELETE FROM imports WHERE noun IN (${ownNouns});
    `);
    await checkNouns(runner, "");
  }
}
