/**
 * Makes searches treat curly and straight apostrophes and quotes as equal, and all dashes too, as casinos' searches do.
 * Phones type the curly ones.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The same characters as in `foldText`. */
const folded: [signs: string, sign: string][] = [
  ["‘’‚‛′ʼ`´", "'"],
  ["“”„‟″«»", '"'],
  ["‐‑‒–—―−", "-"],
];
const from = folded.map(([signs]) => signs).join("");
const to = folded.map(([signs, sign]) => sign.repeat(signs.length)).join("");
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const withoutAccents = "lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'))";

/** The tables with a `search_text`, each with a column that it contains. */
const searched = [
  ["casinos", "name"],
  ["bonuses", "title"],
  ["games", "name"],
  ["articles", "title"],
  ["people", "name"],
  ["redirects", "from_path"],
] as const;

async function replaceFolding(runner: QueryRunner, expression: string, signs: string): Promise<void> {
  await runner.query(`CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    STRICT AS $$ SELECT ${expression} $$`);
  for (const [table, column] of searched) {
    // An update computes the generated column again. Nothing that anyone sees changes, so no trigger runs.
    await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await runner.query(
      `UPDATE ${table} SET ${column} = ${column} WHERE translate(search_text, $1, '') <> search_text`,
      [signs],
    );
    await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}

export class FoldPunctuation1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceFolding(runner, `translate(${withoutAccents}, ${quoted(from)}, ${quoted(to)})`, from);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceFolding(runner, withoutAccents, folded.map(([, sign]) => sign).join(""));
  }
}
