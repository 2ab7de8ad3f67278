/** The one way to write the catalogue: one transaction, one change set, one history row per row. It checks no rules. */
import { randomUUID } from "node:crypto";
import type { DataSource, DeepPartial, EntityManager } from "typeorm";

import { NotFoundError, TransactionConflictError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Bonus } from "../entities/bonus.entity.js";
import type { Casino } from "../entities/casino.entity.js";
import type { Game } from "../entities/game.entity.js";
import { ChangeSet, HistoryRow } from "../entities/history.entity.js";
import type { CatalogueTable, TableVersions } from "../reading/tableVersions.js";
import { type Noun, type NounRows, nouns } from "./nouns.js";
import { snapshotOf } from "./snapshots.js";
import { staleRowError } from "./staleRows.js";
import { updateRow } from "./updateRow.js";
import { isTransactionConflict } from "../connection/postgresErrors.js";

export interface WriteServices {
  db: DataSource;
  tableVersions: TableVersions;
}

export interface Change {
  /** The name that the history records. */
  actor: string;
  /** What is done, such as `updateCasino`. */
  operation: string;
  /** The change set that this one takes back. */
  undoes?: string;
}

/**
 * Runs `fn` in one transaction and records its writes as one change set of the actor. After a conflict with another
 * transaction it runs `fn` once more, so `fn` must change nothing but the database. When it returns, this server's cache
 * no longer holds the old rows. @throws ConflictError after a second conflict.
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
  const touched = new Set<CatalogueTable>();
  try {
    return await services.db.transaction(async (manager) => {
      return fn(new CatalogueWrite(manager, change, touched));
    });
  } finally {
    // Also after a failure: a commit whose answer was lost may have happened.
    for (const table of touched) services.tableVersions.bump(table);
  }
}

/** What a command may do inside `writeCatalogue`. Read through `manager`, never past it. */
export class CatalogueWrite {
  readonly changeSetId = randomUUID();
  #isChangeSetWritten = false;

  constructor(
    readonly manager: EntityManager,
    private readonly change: Change,
    readonly touched: Set<CatalogueTable>,
  ) {}

  /** Inserts one row and returns it with all columns. */
  async create<N extends Noun>(noun: N, values: DeepPartial<NounRows[N]>): Promise<NounRows[N]> {
    const { entity, table } = nouns[noun];
    this.touched.add(table);
    const id = (values as { id?: string }).id ?? randomUUID();
    await this.manager.insert(entity, { ...values, id } as never);
    const row = await this.#get(noun, id);
    await this.#record(noun, "create", null, row);
    return row;
  }

  /**
   * Changes the given properties of a row; those not given stay.
   * @throws NotFoundError when the row is gone, ConflictError when its version is not the one given.
   */
  async update<N extends Noun>(
    noun: N,
    id: string,
    version: number,
    values: DeepPartial<NounRows[N]>,
  ): Promise<NounRows[N]> {
    const { table } = nouns[noun];
    this.touched.add(table);
    const isNothing = Object.values(values).every((value) => value === undefined);
    if (isNothing || !isUuid(id)) return this.#getForChange(noun, id, version);
    const change = this.#isChangeSetWritten ? null : this.change;
    const after = await updateRow(this, noun, { id, version, values, change });
    // Where nothing was changed, looking for the row says why.
    if (after === null) throw await this.#whyUnchanged(noun, id, version);
    this.#isChangeSetWritten = true;
    return after;
  }

  async #whyUnchanged(noun: Noun, id: string, version: number): Promise<Error> {
    await this.#getForChange(noun, id, version);
    return new Error("A row was not changed although it is there.");
  }

  /**
   * Deletes a row and answers it as it was.
   * @throws NotFoundError when the row is gone, ConflictError when its version is not the one given.
   */
  async delete<N extends Noun>(noun: N, id: string, version: number): Promise<NounRows[N]> {
    const { entity, table } = nouns[noun];
    this.touched.add(table);
    const before = await this.#getForChange(noun, id, version);
    await this.manager.delete(entity, { id } as never);
    await this.#record(noun, "delete", before, null);
    return before;
  }

  /** Locks a row until the transaction ends, and returns it. @throws like `update`. */
  lock<N extends Noun>(noun: N, id: string, version: number): Promise<NounRows[N]> {
    return this.#getForChange(noun, id, version);
  }

  async #get<N extends Noun>(noun: N, id: string): Promise<NounRows[N]> {
    return this.manager.findOneByOrFail(nouns[noun].entity, { id } as never);
  }

  /** The row, locked until the transaction ends, so its version cannot change. */
  async #getForChange<N extends Noun>(noun: N, id: string, version: number): Promise<NounRows[N]> {
    if (!isUuid(id)) throw new NotFoundError(noun);
    const row = await this.manager.findOne(nouns[noun].entity, {
      where: { id } as never,
      lock: { mode: "pessimistic_write" },
    });
    if (row === null) throw new NotFoundError(noun);
    if (row.version !== version) throw await staleRowError(this.manager, noun, { id, version });
    return row;
  }

  /** Called before the first history row only, so a write that changes nothing leaves no change set. */
  async writeChangeSet(): Promise<void> {
    if (this.#isChangeSetWritten) return;
    await this.manager.insert(ChangeSet, { id: this.changeSetId, undoes: null, ...this.change });
    this.#isChangeSetWritten = true;
  }

  async #record(
    noun: Noun,
    operation: HistoryRow["operation"],
    before: Casino | Bonus | Game | null,
    after: Casino | Bonus | Game | null,
  ): Promise<void> {
    await this.writeChangeSet();
    const row = (after ?? before)!;
    await this.manager.insert(HistoryRow, {
      changeSetId: this.changeSetId,
      noun,
      rowId: row.id,
      operation,
      version: row.version,
      before: (before && snapshotOf(before)) as never,
      after: (after && snapshotOf(after)) as never,
    });
  }
}
