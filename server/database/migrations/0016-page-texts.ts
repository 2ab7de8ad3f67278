/** Adds the text at the top of the home page and the main text of the About page to the site's settings. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const headline = "Every score,\nwith its receipt.";
const introduction =
  "Reviews of casinos, bonuses and games that show how we calculate every number, and what an offer really costs you.";
const pledge = "We recommend only licensed casinos";

export class PageTexts1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The defaults fill the existing row without changing its version.
    await runner.query(`ALTER TABLE site_settings
      ADD COLUMN headline text NOT NULL DEFAULT '${headline}',
      ADD COLUMN introduction text DEFAULT '${introduction}',
      ADD COLUMN pledge text DEFAULT '${pledge}',
      ADD COLUMN mission text,
      ADD COLUMN story text;
    ALTER TABLE site_settings
      ALTER COLUMN headline DROP DEFAULT,
      ALTER COLUMN introduction DROP DEFAULT,
      ALTER COLUMN pledge DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE site_settings DROP COLUMN headline, DROP COLUMN introduction, DROP COLUMN pledge,
      DROP COLUMN mission, DROP COLUMN story`);
  }
}
