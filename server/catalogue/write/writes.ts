/**
 * The only way to write to the catalogue. Each write is one transaction with one change set, and one history row for
 * each changed row. This code checks no rules.
 */
import type { Noun } from "../../../shared/nouns/registry.js";
import { randomUUID } from "node:crypto";
import type { DataSource, DeepPartial, EntityManager, EntityMetadata } from "typeorm";

import { NotFoundError, TransactionConflictError } from "../../shared/errors.js";
import type { Change } from "../../shared/schema/catalogue/catalogueWrites.js";
import { isUuid } from "../../shared/input/uuid.js";
import { ChangeSet, HistoryRow } from "../../database/entities/history.entity.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import type { TableVersions } from "../../database/reading/tableVersions.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "./nouns.js";
import { snapshotOf, storedColumns } from "./snapshots.js";
import { staleRowError } from "./staleRows.js";
import { type ListChange, type RowsUpdate, updateSql } from "./updateRow.js";
import { isTransactionConflict } from "../../database/connection/postgresErrors.js";

/** Returns the columns that a statement must select for `rowOf`. */
function wholeRow(metadata: EntityMetadata): string {
  return storedColumns(metadata)
    .map(({ databaseName, propertyPath }) => `"${databaseName}" AS "${propertyPath}"`)
    .join(", ");
}

/** Creates an entity instance from the columns of `wholeRow`. */
function rowOf(metadata: EntityMetadata, columns: Record<string, unknown>): object {
  const row = metadata.create() as Record<string, unknown>;
  for (const [path, value] of Object.entries(columns)) {
    const [property = "", inner] = path.split(".");
    if (inner === undefined) row[property] = value;
    else ((row[property] ??= {}) as Record<string, unknown>)[inner] = value;
  }
  return row;
}

export interface WriteServices {
  db: DataSource;
  tableVersions: Pick<TableVersions, "bump">;
}

/**
 * Runs `fn` in one transaction, and records its writes as one change set of the actor. After a conflict with another
 * transaction, runs `fn` a second time, so `fn` must change nothing but the database. When this returns, the server's
 * cache no longer contains the old rows.
 * @throws ConflictError after a second conflict.
 */
export async function writeCatalogue<T>(
  services: WriteServices,
  change: Change,
  fn: (write: CatalogueWrite) => Promise<T>,
): Promise<T> {
  try {
    return await writeOnce(services, change, fn);
  } catch (error) {
    if (!isTransactionConflict(error)) throw error;
  }
  try {
    return await writeOnce(services, change, fn);
  } catch (error) {
    throw isTransactionConflict(error) ? new TransactionConflictError() : error;
  }
}

async function writeOnce<T>(
  services: WriteServices,
  change: Change,
  fn: (write: CatalogueWrite) => Promise<T>,
): Promise<T> {
  const touched = new Set<CountedTable>();
  try {
    return await services.db.transaction(async (manager) => {
      return fn(new CatalogueWrite(manager, change, touched));
    });
  } finally {
    // Do this even after an error, because the commit may have succeeded even if its reply was lost.
    for (const table of touched) services.tableVersions.bump(table);
  }
}

/** Writes rows and their history inside `writeCatalogue`. Code that uses `manager` must add history rows itself. */
export class CatalogueWrite {
  readonly changeSetId = randomUUID();
  #isChangeSetWritten = false;

  constructor(
    readonly manager: EntityManager,
    private readonly change: Change,
    readonly touched: Set<CountedTable>,
  ) {}

  /** Inserts one row and returns it with all columns. */
  async create<N extends Noun>(noun: N, values: DeepPartial<NounRows[N]>): Promise<NounRows[N]> {
    const { entity, table } = nouns[noun];
    this.touched.add(table);
    const id = (values as { id?: string }).id ?? randomUUID();
    await this.manager.insert(entity, { ...values, id } as never);
    const row = await this.manager.findOneByOrFail(entity, { id } as never);
    await this.writeChangeSet();
    await this.manager.insert(HistoryRow, {
      changeSetId: this.changeSetId,
      noun,
      rowId: id,
      operation: "create",
      version: row.version,
      before: null,
      after: snapshotOf(row) as never,
    });
    return row;
  }

  /**
   * Changes the given properties of a row and keeps the others.
   * @throws NotFoundError when the row does not exist, or ConflictError when its version is not the given one.
   */
  async update<N extends Noun>(
    noun: N,
    id: string,
    version: number,
    values: DeepPartial<NounRows[N]>,
  ): Promise<NounRows[N]> {
    const isNothing = Object.values(values).every((value) => value === undefined);
    if (isNothing || !isUuid(id)) return this.lock(noun, id, version);
    const metadata = this.manager.connection.getMetadata(nouns[noun].entity);
    const row = { condition: "row.id = $1 AND row.version = $2", parameters: [id, version], values };
    const [after] = await this.#update<Record<string, unknown>>(noun, row, wholeRow(metadata));
    if (after) return rowOf(metadata, after) as NounRows[N];
    // No row was changed. Locking the row throws an error that explains why.
    await this.lock(noun, id, version);
    throw new Error("A row was not changed although it exists.");
  }

  /**
   * Sets the same values on rows that the caller has locked, and changes lists. Returns the number of rows that
   * changed.
   */
  async updateLocked(noun: Noun, ids: string[], values: object, lists: ListChange[] = []): Promise<number> {
    const rows = { condition: "row.id = ANY($1)", parameters: [ids], values, lists, skipsEqual: true };
    return (await this.#update(noun, rows, "id")).length;
  }

  async #update<Row>(noun: Noun, update: RowsUpdate, selected: string): Promise<Row[]> {
    const { entity, table } = nouns[noun];
    const metadata = this.manager.connection.getMetadata(entity);
    const changeSet = { id: this.changeSetId, change: this.#isChangeSetWritten ? null : this.change };
    const rows = await this.manager.query<Row[]>(...updateSql(metadata, noun, update, changeSet, selected));
    if (rows.length === 0) return rows;
    this.touched.add(table);
    this.#isChangeSetWritten = true;
    return rows;
  }

  /**
   * Locks a row until the transaction ends, so its version cannot change. Returns the row.
   * @throws NotFoundError or ConflictError, as in `update`.
   */
  async lock<N extends Noun>(noun: N, id: string, version: number): Promise<NounRows[N]> {
    if (!isUuid(id)) throw new NotFoundError(nouns[noun].label);
    const row = await this.manager.findOne(nouns[noun].entity, {
      where: { id } as never,
      lock: { mode: "pessimistic_write" },
    });
    if (row === null) throw new NotFoundError(nouns[noun].label);
    if (row.version !== version) throw await staleRowError(this.manager, noun, { id, version });
    return row;
  }

  /** Records the change set before the first history row, so a write that changes nothing records no change set. */
  async writeChangeSet(): Promise<void> {
    if (this.#isChangeSetWritten) return;
    await this.manager.insert(ChangeSet, { id: this.changeSetId, undoes: null, ...this.change });
    this.#isChangeSetWritten = true;
  }
}
