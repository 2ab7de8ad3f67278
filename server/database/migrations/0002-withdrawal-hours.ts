/** Adds the number of hours that a casino usually takes to pay a withdrawal. It is null for all existing casinos. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class WithdrawalHours1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE casinos ADD COLUMN withdrawal_hours integer,
        ADD CONSTRAINT casinos_withdrawal_hours_range CHECK (withdrawal_hours >= 0 AND withdrawal_hours <= 720)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE casinos DROP COLUMN withdrawal_hours");
  }
}
