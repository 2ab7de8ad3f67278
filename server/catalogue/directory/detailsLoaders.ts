/** Loads what casinos state about their payment methods and licenses. One statement serves any number of casinos. */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import type { LicenseDetails, PaymentDetails } from "../../database/entities/casinoDetails.js";
import type { LicensingAuthority, PaymentMethod } from "../../database/entities/directory.entity.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows, rowColumns } from "./directoryNouns.js";

/** The same details with all keys. A value is null if it is unknown. */
type Complete<Details> = { [Key in keyof Details]-?: Exclude<Details[Key], undefined> };

export interface StatedPayment extends Complete<Omit<PaymentDetails, "method">> {
  casinoId: string;
  method: PaymentMethod;
}

export interface StatedLicense extends Complete<Omit<LicenseDetails, "license">> {
  casinoId: string;
  authority: LicensingAuthority;
}

export const detailsLoaders = {
  /** Loads a casino's payment methods, sorted by name, each with what the casino states about it. */
  paymentsOfCasino: (db: DataSource) =>
    new DataLoader<string, StatedPayment[]>(async (ids) => {
      const columns = `joined.can_deposit AS "canDeposit", joined.can_withdraw AS "canWithdraw",
        joined.payout_hours_from AS "payoutHoursFrom", joined.payout_hours_to AS "payoutHoursTo", joined.fee`;
      const found = await readJoins<"paymentMethod", StatedPayment>(db, ids, "paymentMethod", columns);
      return found.map((rows) =>
        rows.map(({ casinoId, canDeposit, canWithdraw, payoutHoursFrom, payoutHoursTo, fee, ...method }) => ({
          casinoId,
          canDeposit,
          canWithdraw,
          payoutHoursFrom,
          payoutHoursTo,
          fee,
          method,
        })),
      );
    }),
  /** Loads a casino's licenses, sorted by the authority's name. */
  licensesOfCasino: (db: DataSource) =>
    new DataLoader<string, StatedLicense[]>(async (ids) => {
      const columns = `joined.number, joined.register_url AS "registerUrl"`;
      const found = await readJoins<"licensingAuthority", StatedLicense>(db, ids, "licensingAuthority", columns);
      return found.map((rows) =>
        rows.map(({ casinoId, number, registerUrl, ...authority }) => ({ casinoId, number, registerUrl, authority })),
      );
    }),
};

type JoinRow<N extends DirectoryNoun, Stated> = Omit<Stated, "method" | "authority"> & DirectoryRows[N];

async function readJoins<N extends DirectoryNoun, Stated extends { casinoId: string }>(
  db: DataSource,
  casinoIds: readonly string[],
  noun: N,
  columns: string,
): Promise<JoinRow<N, Stated>[][]> {
  throwIfDisconnected(db);
  const { table, id, casinoJoin } = directoryNouns[noun];
  const rows = await db.query<JoinRow<N, Stated>[]>(
    `SELECT joined.casino_id AS "casinoId", ${columns}, ${rowColumns(noun)}
     FROM ${casinoJoin} AS joined JOIN ${table} AS row ON row.id = joined.${id}
     WHERE joined.casino_id = ANY($1) ORDER BY lower(row.name) COLLATE "C", row.id`,
    [casinoIds],
  );
  const byCasino = new Map<string, JoinRow<N, Stated>[]>(casinoIds.map((each) => [each, []]));
  for (const row of rows) byCasino.get((row as { casinoId: string }).casinoId)?.push(row);
  return casinoIds.map((each) => byCasino.get(each)!);
}
