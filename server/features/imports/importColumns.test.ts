import { describe, expect, it } from "@jest/globals";
import { getNamedType, type GraphQLInputObjectType, isInputObjectType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { bonusImport } from "../bonuses/bonus.import.js";
import { casinoImport } from "../casinos/casino.import.js";
import { gameImport } from "../games/game.import.js";

/** The paths of everything that an input can set. */
function pathsOf(input: GraphQLInputObjectType, prefix = ""): string[] {
  return Object.values(input.getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    const path = prefix + field.name;
    return isInputObjectType(type) ? pathsOf(type, `${path}.`) : [path];
  });
}

describe("the columns of an import", () => {
  it.each([
    ["CasinoUpdateInput", casinoImport],
    ["BonusUpdateInput", bonusImport],
    ["GameUpdateInput", gameImport],
  ] as const)("are all that %s can set", (name, { columns }) => {
    const input = buildGraphqlSchema().getType(name) as GraphQLInputObjectType;
    const settable = pathsOf(input).filter((path) => !["id", "version"].includes(path));
    expect(Object.keys(columns).toSorted()).toEqual(settable.toSorted());
  });
});
