import { describe, expect, it } from "@jest/globals";

import { moveEntries } from "./release.js";

const changelog = "# Changes\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n";

describe("npm run release", () => {
  it("moves the entries of the changelog to the version", () => {
    expect(moveEntries(changelog, "1.1.0", "2026-02-01")).toEqual({
      notes: "- New.",
      text: "# Changes\n\n## Unreleased\n\n## 1.1.0 (2026-02-01)\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n",
    });
  });

  it("refuses a version that exists, and a release without entries", () => {
    expect(() => moveEntries(changelog, "1.0.0", "2026-02-01")).toThrow(/already has the version 1\.0\.0/);
    const { text } = moveEntries(changelog, "1.1.0", "2026-02-01");
    expect(() => moveEntries(text, "1.2.0", "2026-02-01")).toThrow(/no entries/);
  });
});
