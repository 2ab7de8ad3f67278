import type { DataSource } from "typeorm";

import { createSnapshotReader } from "../../app/graphql/snapshotReader.js";
import type { Services } from "../../catalogue/context.js";
import { SnapshotWriter } from "../../outbound/snapshots/snapshotWriter.js";
import { type Clock, systemClock } from "../../platform/clock.js";
import { createLog } from "../../platform/log.js";

/** Returns a writer of snapshots, as every server has one. */
export function snapshotWriter(db: DataSource, clock: Clock = systemClock): SnapshotWriter {
  return new SnapshotWriter({
    db,
    clock,
    log: createLog("silent"),
    readChanges: createSnapshotReader({ db, clock } as Services),
  });
}
