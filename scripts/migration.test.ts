import { describe, expect, it } from "@jest/globals";

import { classNameOf, migrationOf } from "./migration.js";

describe("npm run migration", () => {
  it("names the class after the migration, with the 13 digits that TypeORM requires", () => {
    expect(classNameOf("support-hours", 1_796_000_000_000)).toBe("SupportHours1796000000000");
  });

  it("writes the statements, and those that revert them in the opposite order", () => {
    const drift = [
      {
        up: 'ALTER TABLE "casinos" ADD "support_hours" text',
        down: 'ALTER TABLE "casinos" DROP COLUMN "support_hours"',
      },
      { up: "second", down: "revert the second" },
    ];
    const text = migrationOf("SupportHours1796000000000", drift);
    expect(text).toMatch(/^\/\*\* Support hours\. \*\//);
    const statements = [...text.matchAll(/runner\.query\((".*")\)/g)].map(([, each]) => JSON.parse(each!) as string);
    expect(statements).toEqual([drift[0]!.up, "second", "revert the second", drift[0]!.down]);
  });

  it("names the primary key of a new table and, if the table belongs to a noun, adds its triggers", () => {
    const create = (table: string, key: string) => `CREATE TABLE "${table}" (CONSTRAINT "${key}" PRIMARY KEY ("id"))`;
    const text = migrationOf("Tables1796000000000", [
      { up: create("redirects", "PK_6d5d129da7a8"), down: "" },
      { up: create("notes", "PK_6d5d129da7a9"), down: "" },
    ]);
    const [first, bump, notify, second] = [...text.matchAll(/runner\.query\((".*")\)/g)].map(
      ([, each]) => JSON.parse(each!) as string,
    );
    expect([first, second]).toEqual([create("redirects", "redirects_pkey"), create("notes", "notes_pkey")]);
    expect(bump).toBe(
      "CREATE TRIGGER redirects_bump_version BEFORE UPDATE ON redirects FOR EACH ROW EXECUTE FUNCTION bump_version()",
    );
    expect(notify).toContain("EXECUTE FUNCTION notify_table_changed()");
  });
});
