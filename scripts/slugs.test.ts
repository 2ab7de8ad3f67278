import fc from "fast-check";

import { toSlug as toClientSlug } from "../client/admin/fields/slug.js";
import { toSlug as toServerSlug } from "../server/shared/input/slug.js";

describe("a slug", () => {
  it("is valid, and is the same whether the panel or the server derives it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const slug = toServerSlug(text);
        expect(toClientSlug(text)).toBe(slug);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(toServerSlug(slug)).toBe(slug);
      }),
      { numRuns: 2000 },
    );
  });
});
