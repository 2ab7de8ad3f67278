/** Reads and writes the saved views of lists. An account sees its own views and those that other accounts share. */
import type { EditableNoun } from "../../../shared/nouns/registry.js";
import type { DataSource, EntityManager } from "typeorm";

import { listViewLock } from "../../database/connection/locks.js";
import { ListView } from "../../database/entities/team/listView.entity.js";
import { BadUserInputError, NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Viewer } from "../../shared/schema/policies.js";
import type { ListViewInput, ListViewUpdateInput, SavedListView } from "./listView.inputs.js";

/** The maximum number of views shared by other accounts that a list shows. */
const maxSharedViews = 60;

/** The maximum number of saved views of one list per account, and the maximum size of a view's parameters in bytes. */
export const maxListViews = 30;
export const maxViewBytes = 1_000;

/** Returns the viewer's account, or null in demo mode, where all viewers share their views. */
function accountOf({ session }: Viewer): string | null {
  return session?.accountId ?? null;
}

const select = `SELECT view.id, view.noun, view.name, view.parameters, view.is_shared AS "isShared",
    view.account_id IS NOT DISTINCT FROM $1 AS "isMine", COALESCE(account.display_name, account.email, 'demo') AS by
  FROM list_views AS view LEFT JOIN admin_accounts AS account ON account.id = view.account_id`;

/** Returns the viewer's own views of a list, and then the views that other accounts share. Sorts each group by name. */
export function findListViews(db: DataSource, viewer: Viewer, noun: EditableNoun): Promise<SavedListView[]> {
  return db.query<SavedListView[]>(
    `(${select} WHERE view.noun = $2 AND view.account_id IS NOT DISTINCT FROM $1 LIMIT ${maxListViews})
     UNION ALL
     (${select} WHERE view.noun = $2 AND view.is_shared AND view.account_id IS DISTINCT FROM $1
      ORDER BY view.created_at DESC LIMIT ${maxSharedViews})
     ORDER BY "isMine" DESC, name, id`,
    [accountOf(viewer), noun],
  );
}

async function getListView(manager: EntityManager, viewer: Viewer, id: string): Promise<SavedListView> {
  const [view] = await manager.query<SavedListView[]>(`${select} WHERE view.id = $2`, [accountOf(viewer), id]);
  if (view === undefined) throw new NotFoundError("view");
  return view;
}

/** @throws BadUserInputError if the account has too many views of the list, or already has one with this name. */
export function saveListView(db: DataSource, viewer: Viewer, input: ListViewInput): Promise<SavedListView> {
  return db.transaction(async (manager) => {
    const accountId = accountOf(viewer);
    const values = { ...input, name: input.name.trim(), accountId };
    await rejectTakenName(manager, accountId, input.noun, values.name);
    const [{ count }] = await manager.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM list_views WHERE account_id IS NOT DISTINCT FROM $1 AND noun = $2",
      [accountId, input.noun],
    );
    if (count >= maxListViews) {
      const message = `You have ${maxListViews} saved views of this list, which is the maximum. Delete one first.`;
      throw new BadUserInputError([{ field: "name", message }]);
    }
    const { identifiers } = await manager.insert(ListView, values);
    return getListView(manager, viewer, String(identifiers[0]!["id"]));
  });
}

/**
 * @throws NotFoundError if the viewer has no view with this id, or BadUserInputError if another view has the new name.
 */
export function updateListView(
  db: DataSource,
  viewer: Viewer,
  id: string,
  { name, isShared }: ListViewUpdateInput,
): Promise<SavedListView> {
  return db.transaction(async (manager) => {
    const accountId = accountOf(viewer);
    const view = isUuid(id) ? await getListView(manager, viewer, id) : null;
    if (!view?.isMine) throw new NotFoundError("view");
    if (name !== undefined) await rejectTakenName(manager, accountId, view.noun as EditableNoun, name.trim(), id);
    const values = { ...(name !== undefined && { name: name.trim() }), ...(isShared !== undefined && { isShared }) };
    if (Object.keys(values).length > 0) await manager.update(ListView, { id }, values);
    return getListView(manager, viewer, id);
  });
}

/** @throws NotFoundError if the viewer has no view with this id. */
export async function deleteListView(db: DataSource, viewer: Viewer, id: string): Promise<void> {
  const [, count] = isUuid(id)
    ? await db.query<[unknown, number]>("DELETE FROM list_views WHERE id = $1 AND account_id IS NOT DISTINCT FROM $2", [
        id,
        accountOf(viewer),
      ])
    : [null, 0];
  if (count === 0) throw new NotFoundError("view");
}

/** Also takes a lock, so simultaneous writes by one account can't exceed the maximum number of views. */
async function rejectTakenName(
  manager: EntityManager,
  accountId: string | null,
  noun: EditableNoun,
  name: string,
  exceptId: string | null = null,
): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock($1)", [listViewLock]);
  const taken = await manager.query<unknown[]>(
    `SELECT FROM list_views WHERE account_id IS NOT DISTINCT FROM $1 AND noun = $2 AND lower(name) = lower($3)
       AND id IS DISTINCT FROM $4`,
    [accountId, noun, name, exceptId],
  );
  if (taken.length === 0) return;
  throw new BadUserInputError([
    { field: "name", message: "You already have a view of this list with this name. Choose a different name." },
  ]);
}
