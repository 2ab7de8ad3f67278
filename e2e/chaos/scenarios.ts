/** All scenarios, in the order of the report. */
import { idleConnections, overload, slowClients, soak } from "./clientFaults.js";
import { connectionsCut, databaseCrashed, databaseStopped, diskFull, redisGone } from "./dependencyFaults.js";
import { differentBuilds } from "./differentBuilds.js";
import type { Scenario } from "./harness.js";
import {
  clockJumps,
  killedOnEmbedded,
  killedOnPostgres,
  startedTogether,
  rollingRestart,
  upgraded,
} from "./serverFaults.js";

export const scenarios: readonly Scenario[] = [
  databaseStopped,
  databaseCrashed,
  connectionsCut,
  redisGone,
  killedOnPostgres,
  killedOnEmbedded,
  rollingRestart,
  differentBuilds,
  diskFull,
  clockJumps,
  slowClients,
  idleConnections,
  overload,
  startedTogether,
  upgraded,
  soak,
];
