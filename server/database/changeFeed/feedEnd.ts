/** Where the change feed ends now. A reader compares its own place with it. */
import type { DataSource } from "typeorm";

export interface FeedPlace {
  /** Another one after a restore: the table is then another table, and our own restore renews the number in it too. */
  epoch: string;
  /** 0 for an empty feed. */
  sequence: number;
}

export async function readFeedEnd(db: DataSource): Promise<FeedPlace> {
  const [row] = await db.query<{ epoch: string; sequence: string }[]>(
    `SELECT epoch || '-' || 'change_feed'::regclass::oid AS epoch,
       COALESCE((SELECT max(sequence) FROM change_feed), 0) AS sequence
     FROM change_feed_epoch`,
  );
  return { epoch: row!.epoch, sequence: Number(row!.sequence) };
}
