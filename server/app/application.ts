/** The application over an open database, bottom up: services, API, pages, HTTP. Taken down in the opposite order. */
import type { AddressInfo } from "node:net";
import { lexicographicSortSchema, printSchema } from "graphql";

import type { Database } from "../database/dataSource.js";
import { openServices } from "./services.js";
import { systemClock } from "../platform/clock.js";
import type { Log } from "../platform/log.js";
import { stopTimeout } from "../shared/limits.js";
import type { BuiltFiles } from "./builtFiles.js";
import { openDemoMode } from "./demoMode.js";
import type { Env } from "./env.js";
import { openGraphql } from "./graphql.js";
import { createHttpApp } from "./http.js";
import { explainListenError, localOrigin } from "./listening.js";
import { buildGraphqlSchema } from "./schema.js";
import { openSite } from "./site.js";

export interface ApplicationOptions {
  env: Env;
  log: Log;
  /** The caller's, who closes it after the application. */
  database: Database;
  /** Null serves the API alone. */
  files: BuiltFiles | null;
}

export interface Application {
  /** Where the site is to be found, without a slash at its end. */
  url: string;
  /** Where it listens, which is another place when a proxy stands in front. */
  localUrl: string;
  isDemo: boolean;
  /** Stops accepting, lets requests in progress finish and writes out what is buffered. */
  close(): Promise<void>;
}

/** @throws StartupError when it can't listen at the address or the built client is broken. */
export async function startApplication({ env, log, database, files }: ApplicationOptions): Promise<Application> {
  const schema = buildGraphqlSchema();
  const services = await openServices({ database, log, clock: systemClock });
  const graphql = await openGraphql(schema, services, log);
  const demoMode = openDemoMode(env, log);
  let url = env.publicUrl ?? localOrigin(env);
  const site = files && (await openSite({ files, graphql, publicUrl: () => url, cdnTtl: env.cdnTtl, log }));
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
  const app = await createHttpApp({ env, log, database, graphql, demoMode, sdl, site });

  const close = async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), stopTimeout);
    await app.close();
    clearTimeout(impatience);
    await graphql.close();
    await services.close();
  };
  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    await close();
    throw explainListenError(error as NodeJS.ErrnoException, env);
  }
  const { port } = app.server.address() as AddressInfo;
  const localUrl = localOrigin({ ...env, port });
  url = env.publicUrl ?? localUrl;
  return { url, localUrl, isDemo: demoMode.viewer() !== null, close };
}
