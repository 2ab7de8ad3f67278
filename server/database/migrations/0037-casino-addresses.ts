/** Adds an index for the addresses of casinos in the sitemap, whose rows are wide. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class CasinoAddresses1766550000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX casinos_addresses ON casinos (id) INCLUDE (slug, updated_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX casinos_addresses");
  }
}
