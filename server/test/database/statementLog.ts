/** Records the SQL statements that TypeORM sends, so a test can count them. */
import type { Logger } from "typeorm";

export class StatementLog implements Logger {
  readonly statements: string[] = [];

  logQuery(query: string): void {
    this.statements.push(query);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
