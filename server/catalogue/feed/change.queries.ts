/**
 * Reads the change feed of the catalogue as visitors may see it. Triggers (migrations/schema/changeFeed.ts) and
 * catalogue/feed write the feed.
 */
import { nounQueries } from "../../../shared/nouns/queries.js";
import { definitionOf, isNounWith, type Noun } from "../../../shared/nouns/registry.js";
import type { DataSource } from "typeorm";

import { ChangeFeedRow } from "../../database/entities/changeFeed.entity.js";
import {
  encodeFeedCursor,
  feedKey as keyOfAll,
  type FeedCursor,
  decodeFeedCursor,
  isInFeed,
  readFeedEnd,
} from "./feedEnd.js";
import type { CasinoGroup, Loaders } from "../loaders.js";
import { chargeForTable, countCost } from "../../database/reading/countRows.js";
import { type Connection, toConnection } from "../../shared/schema/connection.js";
import { AppError, BadUserInputError } from "../../shared/errors.js";
import type { CatalogueEntry, Change, ChangeArgs } from "./change.inputs.js";
import { maxPageSize } from "../../../shared/apiLimits.js";

export interface ChangeReading {
  db: DataSource;
  loaders: Loaders;
  args: ChangeArgs;
  /** The columns of casinos that the caller selected. */
  casinoGroup: CasinoGroup;
}

/**
 * Returns the key that ties a cursor to its feed. Reading another noun's feed with the same cursor would skip changes.
 */
function feedKeyOf(noun: Noun | null): string {
  return noun === null ? keyOfAll : `${keyOfAll} ${noun}`;
}

/**
 * Returns the changes after a cursor, in commit order. The feed contains each row of the catalogue once, at its latest
 * change. On an empty page, the end cursor is the given cursor, or the start of the feed if none was given.
 * @throws BadUserInputError for an invalid page size, a noun that is not in the feed, or a cursor from another list.
 * @throws AppError CURSOR_EXPIRED for a cursor from before a restore.
 */
export async function findChanges({ db, loaders, args, casinoGroup }: ChangeReading): Promise<Connection<Change>> {
  if (args.first < 1 || args.first > maxPageSize)
    throw new BadUserInputError([{ field: "first", message: `\`first\` must be between 1 and ${maxPageSize}.` }]);
  const end = await readFeedEnd(db);
  const noun = args.noun ?? null;
  if (noun !== null && !isNounWith(noun, "isInFeed")) {
    const { plural } = definitionOf(noun);
    const name = plural.charAt(0).toUpperCase() + plural.slice(1);
    const message = `${name} are not in the change feed. Use the query \`${nounQueries[noun].at(-1)}\` instead.`;
    throw new BadUserInputError([{ field: "noun", message }]);
  }
  const feedKey = feedKeyOf(noun);
  const since = args.since == null ? 0 : readSince(args.since, feedKey, end);
  const behind = () => {
    const query = db.createQueryBuilder(ChangeFeedRow, "row").where("row.sequence > :since", { since });
    return noun === null ? query : query.andWhere("row.noun = :noun", { noun });
  };
  const countBehind = async () => {
    await chargeForTable(db, ChangeFeedRow, countCost);
    return behind().getCount();
  };
  const rows = await behind()
    .orderBy("row.sequence")
    .limit(args.first + 1)
    .getMany();
  const hasMore = rows.length > args.first;
  if (hasMore) rows.pop();
  const cursorAt = (sequence: number) => encodeFeedCursor(feedKey, { epoch: end.epoch, sequence });
  const edges = await Promise.all(
    rows.map(async (row) => ({
      cursor: cursorAt(Number(row.sequence)),
      node: await toChange(row, loaders, casinoGroup),
    })),
  );
  const page = { size: args.first, isBackward: false, cursor: args.since ?? null };
  const connection: Connection<Change> = toConnection(edges, page, hasMore, countBehind);
  connection.pageInfo.endCursor ??= args.since ?? cursorAt(0);
  return connection;
}

function readSince(since: string, feedKey: string, end: FeedCursor): number {
  const cursor = decodeFeedCursor(feedKey, since);
  const { sequence } = cursor;
  // If the feed ends before the cursor, the database was restored without our command.
  if (!isInFeed(cursor, end)) {
    throw new AppError(
      "The catalogue was restored from a backup after this cursor was created. Empty your copy and read the feed from the start, without `since`.",
      "CURSOR_EXPIRED",
    );
  }
  if (!Number.isSafeInteger(sequence) || sequence < 0)
    throw new BadUserInputError([{ field: "since", message: "This cursor is invalid. Start again without it." }]);
  return sequence;
}

/**
 * Converts a row of the feed. If the catalogue row was deleted after the feed was read, the change reports it as
 * deleted.
 */
async function toChange(row: ChangeFeedRow, loaders: Loaders, casinoGroup: CasinoGroup): Promise<Change> {
  const entry = row.isDeleted ? null : await loadEntry(row, loaders, casinoGroup);
  const { noun, rowId: id, changedAt } = row;
  return { noun: noun as Noun, id, changedAt, isDeleted: entry === null, entry };
}

function loadEntry(row: ChangeFeedRow, loaders: Loaders, casinoGroup: CasinoGroup): Promise<CatalogueEntry | null> {
  const load: Record<ChangeFeedRow["noun"], (id: string) => Promise<CatalogueEntry | null>> = {
    casino: (id) => loaders.casinoById[casinoGroup].load(id),
    bonus: (id) => loaders.activeBonusById.load(id),
    game: (id) => loaders.gameById.load(id),
  };
  return load[row.noun](row.rowId);
}
