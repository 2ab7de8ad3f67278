/** Applies a draft's changes in a transaction that is rolled back, so a page can be rendered with them. */
import type { DataSource } from "typeorm";

import { findCurrentViewer } from "../../database/accounts/currentViewer.js";
import { type Draft, DraftPreviewLink, openStates } from "../../database/entities/team/draft.entity.js";
import { nouns } from "../write/nouns.js";
import type { Noun } from "../../../shared/nouns/registry.js";
import { hashToken, isToken } from "../../shared/secretToken.js";
import { canSee } from "./draft.queries.js";
import { applyDraft, databaseTime, type PublishServices, servicesIn } from "./draft.publish.js";

export interface PreviewedRow {
  noun: Noun;
  /** The row as visitors will see it. */
  row: Record<string, unknown>;
  /** A data source that sees the draft's changes. Use it only until `fn` returns. */
  db: DataSource;
}

/**
 * Returns the draft that a preview link shows. Returns null if the link has expired, the draft was published or
 * discarded, or the link's creator can't see the draft anymore.
 */
export async function findPreviewedDraft({ db }: Pick<PublishServices, "db">, token: string): Promise<Draft | null> {
  if (!isToken(token)) return null;
  const link = await db.manager
    .createQueryBuilder(DraftPreviewLink, "link")
    .innerJoinAndSelect("link.draft", "draft")
    .where("link.token_hash = :hash AND link.expires_at > now()", { hash: hashToken(token) })
    .getOne();
  if (link === null || !openStates.includes(link.draft!.state)) return null;
  const creator = await findCurrentViewer(db, link.createdById);
  return creator !== null && canSee(creator, link.draft!) ? link.draft! : null;
}

/**
 * Applies the draft's changes, runs `fn`, and rolls everything back. Visitors never see the changes, and no cache is
 * invalidated.
 * @throws the errors of the mutation that creates or updates the row.
 */
export async function previewDraft<T>(
  services: PublishServices,
  draft: Draft,
  fn: (previewed: PreviewedRow) => Promise<T>,
): Promise<T> {
  const drafted = services.draftedNouns[draft.noun];
  const { entity } = nouns[draft.noun];
  const runner = services.db.createQueryRunner();
  try {
    await runner.startTransaction();
    const { manager } = runner;
    const inside = await servicesIn(services, manager, new Set());
    const now = await databaseTime(inside.db.manager);
    const write = { actor: draft.createdBy, operation: "publishDraft" };
    const { id } = await applyDraft(inside, draft, write, now);
    const readRow = () => inside.db.manager.findOneByOrFail(entity, { id } as never);
    const row = await readRow();
    const missing = drafted.toVisible(row, now);
    if (Object.keys(missing).length > 0) await drafted.update(inside, write, { id, version: row.version }, missing);
    const shown = (await readRow()) as unknown as Record<string, unknown>;
    return await fn({ noun: draft.noun, row: shown, db: inside.db });
  } finally {
    try {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
    } finally {
      // A connection that is not released would be lost to all other requests.
      await runner.release();
    }
  }
}
