/** Writes down the SQL that the ORM sends, so that a test can count it. */
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
