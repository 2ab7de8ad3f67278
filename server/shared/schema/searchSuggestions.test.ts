import { describe, expect, it } from "@jest/globals";
import type { GraphQLField, GraphQLObjectType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { searchCost } from "../limits.js";

const { casinos, games, bonuses, articles, providers, paymentMethods, licensingAuthorities } = (
  buildGraphqlSchema().getType("SearchSuggestions") as GraphQLObjectType
).getFields();

function costOf(field: GraphQLField<unknown, unknown> | undefined): number {
  const complexity = field!.extensions["complexity"] as (of: { childComplexity: number }) => number;
  return complexity({ childComplexity: 2 });
}

describe("the cost of search suggestions", () => {
  it.each([
    ["casinos", casinos, 5],
    ["games", games, 3],
    ["bonuses", bonuses, 3],
    ["articles", articles, 3],
    ["providers", providers, 3],
    ["payment methods", paymentMethods, 2],
    ["licensing authorities", licensingAuthorities, 2],
  ])("includes a separate search for %s and the rows that it returns", (_list, field, rows) => {
    expect(costOf(field)).toBe(searchCost + rows * 2);
  });
});
