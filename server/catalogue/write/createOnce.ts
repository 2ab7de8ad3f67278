/** Creates a row with an id that the caller chooses, so a retry after a timeout does not create a second row. */
import type { Noun } from "../../../shared/nouns/registry.js";
import { isDeepStrictEqual } from "node:util";

import { ConflictError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { HistoryRow } from "../../database/entities/history.entity.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "./nouns.js";
import type { Snapshot } from "./snapshots.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import type { WriteServices } from "./writes.js";

/**
 * Runs `create`. If a row with this id was created before, returns that row instead.
 * @throws ConflictError when that row was created with other values, or has since been deleted.
 */
export async function createOnce<N extends Noun>(
  services: WriteServices,
  noun: N,
  values: { id?: string | null },
  create: () => Promise<NounRows[N]>,
): Promise<NounRows[N]> {
  if (values.id == null) return create();
  const earlier = await findCreated(services, noun, values.id, values);
  if (earlier !== null) return earlier;
  try {
    return await create();
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    // Two identical calls may run at the same time. If so, the other call has committed by now.
    const other = await findCreated(services, noun, values.id, values);
    if (other !== null) return other;
    // A row that was inserted with SQL has no history.
    throw violatedConstraint(error)?.endsWith("_pkey") ? idIsTaken(noun) : error;
  }
}

async function findCreated<N extends Noun>(
  { db }: WriteServices,
  noun: N,
  id: string,
  values: object,
): Promise<NounRows[N] | null> {
  const created = await db.getRepository(HistoryRow).findOneBy({ noun, rowId: id, operation: "create" });
  if (created === null) return null;
  const row = holds(created.after!, values) ? await db.manager.findOneBy(nouns[noun].entity, { id } as never) : null;
  if (row === null) throw idIsTaken(noun);
  return row;
}

function idIsTaken(noun: Noun): ConflictError {
  return new ConflictError(`This id was already used for another ${noun}. Use a new UUID, or leave the id out.`);
}

/** Whether a snapshot contains all given values. */
function holds(snapshot: Snapshot, values: object): boolean {
  return Object.entries(values).every(([name, value]) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date)) {
      return holds((snapshot[name] ?? {}) as Snapshot, value);
    }
    return isDeepStrictEqual(snapshot[name] ?? null, JSON.parse(JSON.stringify(stored(value) ?? null)));
  });
}

/** Returns a value in the database's format. Ids become lowercase. */
function stored(value: unknown): unknown {
  return typeof value === "string" && isUuid(value) ? value.toLowerCase() : value;
}
