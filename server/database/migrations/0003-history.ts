/** What reading the history and undoing need: the order of change sets, and what an undo must know of the states before. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const numberChangeSets = `
  ALTER TABLE change_sets ADD COLUMN sequence integer;
  UPDATE change_sets SET sequence = numbered.sequence
    FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS sequence FROM change_sets) AS numbered
    WHERE change_sets.id = numbered.id;
  CREATE SEQUENCE change_sets_sequence_seq AS integer OWNED BY change_sets.sequence;
  SELECT setval('change_sets_sequence_seq', (SELECT COALESCE(max(sequence), 0) + 1 FROM change_sets), false);
  ALTER TABLE change_sets
    ALTER COLUMN sequence SET NOT NULL,
    ALTER COLUMN sequence SET DEFAULT nextval('change_sets_sequence_seq');
`;

export class History1763800003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(numberChangeSets);
    await runner.query(`
      DROP INDEX change_sets_by_date;
      CREATE UNIQUE INDEX change_sets_sequence_key ON change_sets (sequence);
      CREATE INDEX change_sets_of_actor ON change_sets (actor, sequence);
      CREATE INDEX change_sets_that_undo ON change_sets (undoes) WHERE undoes IS NOT NULL;

      ALTER TABLE history ADD COLUMN restores integer, ADD COLUMN taken_redirect jsonb;
      DROP INDEX history_of_change_set;
      CREATE UNIQUE INDEX history_of_change_set ON history (change_set_id, noun, row_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX history_of_change_set;
      CREATE INDEX history_of_change_set ON history (change_set_id);
      ALTER TABLE history DROP COLUMN restores, DROP COLUMN taken_redirect;

      DROP INDEX change_sets_that_undo, change_sets_of_actor, change_sets_sequence_key;
      ALTER TABLE change_sets DROP COLUMN sequence;
      CREATE INDEX change_sets_by_date ON change_sets (created_at DESC, id DESC);
    `);
  }
}
