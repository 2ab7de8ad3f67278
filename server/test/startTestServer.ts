/** The whole HTTP application on a free port, over a real database of its own. */
import { type Application, startApplication } from "../app/application.js";
import type { BuiltFiles } from "../app/site/builtFiles.js";
import { type Env, parseEnv } from "../app/env.js";
import type { Database } from "../database/connection/dataSource.js";
import { createLog, type Log } from "../platform/log.js";
import { workLimits } from "../shared/limits.js";
import { openTestDatabase } from "./database/openTestDatabase.js";

/** In milliseconds. A busy machine may need longer than the product allows itself. */
const patientTimeout = 120_000;

export interface TestServerOptions {
  env?: Partial<Env>;
  seed?: boolean;
  log?: Log;
  /** Left out: the API alone. */
  files?: BuiltFiles;
  /** Milliseconds. Left out: long enough for a busy machine. */
  answerTimeout?: number;
}

export interface TestServer extends Application {
  database: Database;
}

/** A second server on the first one's database, as behind a load balancer. */
export async function startBeside(first: TestServer, env: Partial<Env> = {}): Promise<Application> {
  const { database } = first;
  const log = createLog("silent");
  return startApplication({
    env: { ...parseEnv({ PORT: "0" }, []), ...env },
    log,
    database,
    files: null,
    workLimits: { ...workLimits, answerTimeout: patientTimeout },
  });
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const env = { ...parseEnv({ PORT: "0" }, []), ...options.env };
  const log = options.log ?? createLog("silent");
  const database = await openTestDatabase({ seed: options.seed ?? false });
  const application = await startApplication({
    env,
    log,
    database,
    files: options.files ?? null,
    workLimits: { ...workLimits, answerTimeout: options.answerTimeout ?? patientTimeout },
  });
  const close = async () => {
    await application.close();
    await database.close();
  };
  return { ...application, database, close };
}
