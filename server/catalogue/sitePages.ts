/** Reads pages of this site for the warnings of one operation. */
import DataLoader from "dataloader";

import type { RequestDataSource } from "../database/connection/requestDatabase.js";
import { Disconnect } from "../shared/disconnect.js";
import { pageCost } from "../shared/limits.js";
import type { SitePages } from "../shared/schema/catalogue/rowWarnings.js";
import type { Context } from "./context.js";

/**
 * Returns the pages that an operation can read, or null if this server has no pages. The caller pays for each page. The
 * server renders one page at a time, so a long list of warnings leaves room for the pages of visitors.
 */
export function sitePagesFor(
  operation: Pick<Context, "statusOfPage" | "publicUrl" | "db" | "requestId" | "disconnect">,
): SitePages | null {
  const { statusOfPage, publicUrl, requestId, disconnect = new Disconnect() } = operation;
  if (statusOfPage === null) return null;
  const db: RequestDataSource = operation.db;
  const reader = {
    requestId,
    disconnect,
    charge: async (units: number) => db.charge?.(units).catch(() => undefined),
  };
  const read = async (path: string) => {
    await db.charge?.(pageCost);
    return statusOfPage(new URL(path, "http://localhost").pathname, reader);
  };
  const statuses = new DataLoader<string, number>(async (paths) => {
    const found: (number | Error)[] = [];
    for (const path of paths) found.push(await read(path).catch((error: Error) => error));
    return found;
  });
  return { statusOf: (path) => statuses.load(path), publicUrl: publicUrl() };
}
