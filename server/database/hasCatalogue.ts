import type { EntityManager } from "typeorm";

/** Whether there is a catalogue, or the history of one. */
export async function hasCatalogue(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM casinos) OR EXISTS (SELECT FROM bonuses) OR EXISTS (SELECT FROM games)
       OR EXISTS (SELECT FROM change_sets) AS found`,
  );
  return row!.found;
}
