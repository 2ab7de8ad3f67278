/** Creates the API without HTTP, on its own real database. */
import { openGraphql } from "../app/graphql/apollo.js";
import { freeOfCharge } from "../app/graphql/limits/clientBudget.js";
import { PersistedDocuments } from "../app/graphql/persistedDocuments.js";
import { buildGraphqlSchema } from "../app/graphql/schema.js";
import { countConnections, type Database } from "../database/connection/dataSource.js";
import { openServices } from "../app/services.js";
import { noCookie, type Services } from "../catalogue/context.js";
import { type Clock, systemClock } from "../platform/clock.js";
import { createLog, type Log } from "../platform/log.js";
import type { MailServer } from "../platform/mailer.js";
import { Metrics } from "../platform/metrics.js";
import { demoViewer, Role, type Viewer, type ViewerSession } from "../shared/schema/policies.js";
import { openTestDatabase } from "./database/openTestDatabase.js";
import { statementsOf } from "./database/statementLog.js";
import { fastPasswords } from "./sessions/signedIn.js";

export type TestViewer = "visitor" | "demo" | `${Role}`;

export interface TestAppOptions {
  /** The viewer of operations that specify none. By default, this is `visitor`. */
  viewer?: TestViewer;
  /**
   * Whether each viewer has a session that was just confirmed. The database does not store these sessions. By default,
   * viewers have none.
   */
  isConfirmed?: boolean;
  /** Whether the database has accounts of the viewers. By default, it has no accounts. */
  hasAccounts?: boolean;
  /** Whether the database contains the seed's catalogue. By default, it is empty. */
  seed?: boolean;
  clock?: Clock;
  /** Whether rate limits apply. By default, they don't, because tests send many requests. */
  rateLimits?: boolean;
  /** The SMTP server. By default, the server cannot send emails. */
  mail?: MailServer;
  /** Whether webhooks may reach this machine. By default, they may not. */
  webhooksAllowPrivate?: boolean;
  /** The key that encrypts secrets. By default, secrets are stored unencrypted. */
  secretKey?: string;
  log?: Log;
}

export interface TestError {
  message: string;
  path?: readonly (string | number)[];
  extensions: Record<string, unknown>;
}

export interface TestResponse<Data> {
  /** The data that the document selects. Null if a non-nullable field failed. */
  data: Data;
  errors: TestError[] | undefined;
  extensions: Record<string, unknown> | undefined;
}

export interface TestApp {
  query<Data = Record<string, never>>(
    document: string,
    variables?: Record<string, unknown>,
    options?: { viewer?: TestViewer },
  ): Promise<TestResponse<Data>>;
  /** Runs `act` and returns the SQL statements that it ran. */
  countStatements(act: () => Promise<unknown>): Promise<string[]>;
  database: Database;
  services: Services;
  close(): Promise<void>;
}

const confirmedSession: Omit<ViewerSession, "accountId"> = {
  id: "00000000-0000-4000-8000-000000000001",
  userAgent: "test",
  startedAt: new Date(),
  lastUsedAt: new Date(),
  expiresAt: new Date(),
  isConfirmed: true,
  mustAddSecondFactor: false,
};

function viewerOf(viewer: TestViewer, isConfirmed: boolean): Viewer | null {
  if (viewer === "visitor") return null;
  if (viewer === "demo") return demoViewer;
  const id = accountIdOf(viewer as Role);
  const session = isConfirmed ? { ...confirmedSession, accountId: id } : null;
  return { id, name: `${viewer}@example.com`, role: viewer as Role, isDemo: false, session };
}

/** Returns the id of the viewer with a role. */
function accountIdOf(role: Role): string {
  return `00000000-0000-4000-8000-00000000000${Object.values(Role).indexOf(role) + 2}`;
}

/** Adds the account of the viewer with a role. */
export async function addAccountOf(role: Role, { dataSource }: Database): Promise<void> {
  await dataSource.query("INSERT INTO admin_accounts (id, email, role, password_hash) VALUES ($1, $2, $3, '')", [
    accountIdOf(role),
    `${role}@example.com`,
    role,
  ]);
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const log = options.log ?? createLog("silent");
  const database = await openTestDatabase({ seed: options.seed ?? false });
  if (options.hasAccounts) for (const role of Object.values(Role)) await addAccountOf(role, database);
  const services = await openServices({
    database,
    redis: null,
    env: {
      rateLimits: options.rateLimits ?? false,
      mail: options.mail ?? null,
      images: { current: "database", folder: null, bucket: null },
      webhooksAllowPrivate: options.webhooksAllowPrivate ?? false,
      ...(options.secretKey && { secretKey: options.secretKey }),
    },
    publicUrl: () => "https://site.example",
    log,
    clock: options.clock ?? systemClock,
    passwords: fastPasswords,
  });
  const metrics = new Metrics(() => countConnections(database.dataSource));
  const graphql = await openGraphql({
    schema: buildGraphqlSchema(),
    services,
    documents: new PersistedDocuments(),
    log,
    metrics,
  });
  return {
    database,
    services,
    async query<Data>(query: string, variables: Record<string, unknown> = {}, asked: { viewer?: TestViewer } = {}) {
      const viewer = viewerOf(asked.viewer ?? options.viewer ?? "visitor", options.isConfirmed ?? false);
      const facts = {
        requestId: "test",
        userAgent: "test",
        clientAddress: "127.0.0.1",
        mayMutate: true,
        needsSession: false,
      };
      const caller = { viewer, cookie: noCookie, budget: freeOfCharge, ...facts };
      const { result } = await graphql.execute({ query, variables }, caller);
      const { data, errors, extensions } = result;
      return { data: data as Data, errors: errors as TestError[] | undefined, extensions };
    },
    countStatements: (act) => statementsOf(database.dataSource, act),
    async close() {
      await graphql.close();
      await services.close();
      await database.close();
    },
  };
}
