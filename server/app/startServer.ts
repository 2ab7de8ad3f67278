/** Puts the whole server together, bottom up, and takes it down again in the opposite order. */
import type { AddressInfo } from "node:net";
import { lexicographicSortSchema, printSchema } from "graphql";

import { openDatabase } from "../database/dataSource.js";
import { seedIfEmpty } from "../database/seed/seed.js";
import { openServices } from "../features/context.js";
import { systemClock } from "../platform/clock.js";
import type { Log } from "../platform/log.js";
import { StartupError } from "../shared/errors.js";
import { stopTimeout } from "../shared/limits.js";
import { type BuiltFiles, findBuiltFiles } from "./builtFiles.js";
import { openDemoMode } from "./demoMode.js";
import type { Env } from "./env.js";
import { openGraphql } from "./graphql.js";
import { createHttpApp } from "./http.js";
import { checkAddress, explainListenError, localOrigin } from "./listening.js";
import { buildGraphqlSchema } from "./schema.js";
import { openSite } from "./site.js";

export interface RunningServer {
  /** Where the site is to be found, without a slash at its end. */
  url: string;
  isDemo: boolean;
  /** Stops accepting, lets requests in progress finish, writes out what is buffered and closes the database. */
  close(): Promise<void>;
}

/** @throws StartupError with one sentence for whatever the operator can mend. */
export async function startServer(env: Env, log: Log): Promise<RunningServer> {
  const files = requireBuiltFiles();
  await checkAddress(env);
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
  };
  try {
    return { ...(await assemble(env, log, files, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function assemble(env: Env, log: Log, files: BuiltFiles | null, closers: (() => Promise<unknown>)[]) {
  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  closers.push(() => database.close());
  await seedIfEmpty(database, log);
  const services = await openServices({ database, log, clock: systemClock });
  closers.push(() => services.close());
  const schema = buildGraphqlSchema();
  const graphql = await openGraphql(schema, services, log);
  closers.push(() => graphql.close());
  const demoMode = openDemoMode(env, log);
  let url = env.publicUrl ?? localOrigin(env);
  const site = files && (await openSite({ files, graphql, publicUrl: () => url, log }));
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
  const app = await createHttpApp({ env, log, database, graphql, demoMode, sdl, site });
  closers.push(async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), stopTimeout);
    await app.close();
    clearTimeout(impatience);
  });
  await app.listen(env).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, env);
  });
  const { port } = app.server.address() as AddressInfo;
  url = env.publicUrl ?? localOrigin({ ...env, port });
  return { url, isDemo: demoMode.viewer() !== null };
}

/** In development Vite serves the pages, so that only the API is needed here. */
function requireBuiltFiles(): BuiltFiles | null {
  const files = findBuiltFiles();
  if (files === null && process.env["NODE_ENV"] !== "development")
    throw new StartupError("The client isn't built: run npm run build, or npm start, which builds what is missing.");
  return files;
}
