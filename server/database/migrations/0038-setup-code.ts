/** Adds the table for the setup code, which all servers share. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class SetupCode1766570000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setup_code (
        is_only boolean NOT NULL DEFAULT true CONSTRAINT setup_code_pkey PRIMARY KEY,
        code text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT setup_code_only_one CHECK (is_only)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE setup_code");
  }
}
