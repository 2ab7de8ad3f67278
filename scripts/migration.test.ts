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
});
