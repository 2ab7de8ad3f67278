import type { EntityManager } from "typeorm";

/** Whether the database has catalogue rows or history. */
export async function hasCatalogue(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM casinos) OR EXISTS (SELECT FROM bonuses) OR EXISTS (SELECT FROM games)
       OR EXISTS (SELECT FROM articles) OR EXISTS (SELECT FROM people) OR EXISTS (SELECT FROM redirects)
       OR EXISTS (SELECT FROM change_sets) AS found`,
  );
  return row!.found;
}

/** Whether the catalogue was created by seeding, even if editors have changed it since. */
export async function isSeeded(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    "SELECT EXISTS (SELECT FROM change_sets WHERE operation = 'seed') AS found",
  );
  return row!.found;
}
