/**
 * Checks the redirects of a bulk write with one statement. A trigger checks all other writes. For thousands of rows,
 * the trigger would run row by row at the commit, and would block the embedded database for other requests.
 */
import { ConflictError } from "../../shared/errors.js";
import { redirectLock } from "../../database/connection/locks.js";
import type { CatalogueWrite } from "./writes.js";

/**
 * Turns the trigger off for this transaction. Call this before the first write, and call `checkRedirects` after the
 * last write.
 */
export async function checkRedirectsLater({ manager }: CatalogueWrite): Promise<void> {
  await manager.query("SELECT set_config('honestodds.redirects', 'at once', true)");
}

/** The error for a write that would make a redirect lead to another redirect. */
export class RedirectChainError extends ConflictError {}

/** The maximum number of chains that the error names. */
const namedChains = 5;

/**
 * Waits until other writes to redirects have committed, and then checks all redirects.
 * @throws RedirectChainError naming the redirects that lead to other redirects.
 */
export async function checkRedirects({ manager }: CatalogueWrite): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock($1)", [redirectLock]);
  const chains = await manager.query<{ path: string; target: string }[]>(
    `SELECT first.from_path AS path, first.target_path AS target
     FROM redirects AS first JOIN redirects AS second ON second.from_path = first.target_path
     ORDER BY path LIMIT ${namedChains + 1}`,
  );
  if (chains.length === 0) return;
  const named = chains.slice(0, namedChains).map(({ path, target }) => `${path} leads to ${target}`);
  const others = chains.length > namedChains ? ", and there are more" : "";
  throw new RedirectChainError(
    `Nothing was changed, because a redirect can't lead to another one: ${named.join(", ")}${others}. Enter the final address instead.`,
  );
}
