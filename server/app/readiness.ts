/** Whether the server can answer at this moment, for whoever balances load. */
import type { Database } from "../database/dataSource.js";

/** Milliseconds that the database has to say so. */
const patience = 2_000;

export async function isReady(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const answered = database.dataSource.query("SELECT 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
