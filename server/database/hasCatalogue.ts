import { nouns, nounsWith } from "../../shared/nouns/registry.js";
import type { EntityManager } from "typeorm";

const tables = [...nounsWith("isEditable").map((noun) => nouns[noun].table), "change_sets"];

/** Whether the database has catalogue rows or history. */
export async function hasCatalogue(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT ${tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(" OR ")} AS found`,
  );
  return row!.found;
}
