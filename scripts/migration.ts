/**
 * `npm run migration -- NAME` writes a migration with the statements that the tables lack, compared with the entities,
 * and lists it in `all.ts`. NAME says what the migration adds, such as `support-hours`.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { allNouns, definitionOf } from "../shared/nouns/registry.js";
import { openDatabase } from "../server/database/connection/dataSource.js";
import { type Drift, findDrift } from "../server/database/drift.js";
import { createLog } from "../server/platform/log.js";

const FOLDER = "server/database/migrations";

/** Returns the name of a migration's class: `SupportHours1796000000000` for `support-hours`. */
export function classNameOf(name: string, time: number): string {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}${time}`;
}

const nounTables = new Set<string>(allNouns.map((noun) => definitionOf(noun).table));

/**
 * Returns a statement with what entities can't describe: the name that our primary keys have and, for the table of a
 * noun, the triggers that count its versions and tell all servers about changes.
 */
function complete(statement: string): string[] {
  const [, table] = /^CREATE TABLE "(\w+)"/.exec(statement) ?? [];
  if (table === undefined) return [statement];
  const create = statement.replace(/CONSTRAINT "PK_\w+"/, `CONSTRAINT "${table}_pkey"`);
  if (!nounTables.has(table)) return [create];
  return [
    create,
    `CREATE TRIGGER ${table}_bump_version BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION bump_version()`,
    `CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed()`,
  ];
}

/** Returns the source code of a migration. */
export function migrationOf(className: string, drift: readonly Drift[]): string {
  const run = (statement: string) => `    await runner.query(${JSON.stringify(statement)});`;
  const sentence = className.replace(/\d+$/, "").replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `/** ${sentence}. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
${drift
  .flatMap(({ up }) => complete(up))
  .map(run)
  .join("\n")}
  }

  async down(runner: QueryRunner): Promise<void> {
${drift
  .map(({ down }) => run(down))
  .toReversed()
  .join("\n")}
  }
}
`;
}

async function write(name = ""): Promise<void> {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error("Usage: npm run migration -- NAME, such as support-hours: lower-case words with hyphens.");
  const database = await openDatabase({ dataDir: "memory://", log: createLog("silent") });
  const drift = await findDrift(database.dataSource);
  await database.close();
  if (drift.length === 0) throw new Error("The tables match the entities, so there is nothing to migrate.");
  const numbers = (await readdir(FOLDER)).map((file) => Number.parseInt(file, 10) || 0);
  const file = `${String(Math.max(...numbers) + 1).padStart(4, "0")}-${name}`;
  const className = classNameOf(name, Date.now());
  await writeFile(`${FOLDER}/${file}.ts`, migrationOf(className, drift));
  const list = `${FOLDER}/all.ts`;
  await writeFile(list, `${await readFile(list, "utf8")}export { ${className} } from "./${file}.js";\n`);
  process.stdout.write(
    `Wrote ${FOLDER}/${file}.ts. Say in its comment what it is for, check what its statements do to existing rows, and run npm run format.\n`,
  );
}

if (process.argv[1] === import.meta.filename)
  await write(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
