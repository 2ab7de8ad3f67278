import { describe, expect, it } from "@jest/globals";
import type { GraphQLObjectType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { searchCost } from "../limits.js";

const { casinos, games, bonuses } = (
  buildGraphqlSchema().getType("SearchSuggestions") as GraphQLObjectType
).getFields();

describe("the cost of search suggestions", () => {
  it.each([
    ["casinos", casinos, 5],
    ["games", games, 3],
    ["bonuses", bonuses, 3],
  ])("includes a separate search for %s and the rows that it returns", (_list, field, rows) => {
    const complexity = field!.extensions["complexity"] as (of: { childComplexity: number }) => number;
    expect(complexity({ childComplexity: 2 })).toBe(searchCost + rows * 2);
  });
});
