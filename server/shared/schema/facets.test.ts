import "reflect-metadata";
import { expect, it } from "@jest/globals";

import { sortedValues } from "./facets.js";
import { maxFacetValues } from "../../../shared/apiLimits.js";

it("a facet with thousands of names has only the most common values and the values in the filter", () => {
  const values = Array.from({ length: 5_000 }, (_, at) => ({ slug: `v${at}`, name: `Value ${at}`, count: 1 + at }));
  const slugs = sortedValues(values, ["v7"]).map(({ slug }) => slug);
  expect(slugs).toHaveLength(maxFacetValues + 1);
  expect([slugs[0], slugs[maxFacetValues - 1], slugs.at(-1)]).toEqual(["v4999", `v${5_000 - maxFacetValues}`, "v7"]);
});
