import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, getNullableType, type GraphQLInputObjectType, isInputObjectType, isListType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { importedNouns } from "../../app/nouns.js";
import type { Database } from "../../database/connection/dataSource.js";
import { nouns } from "../write/nouns.js";
import { storedColumns } from "../write/snapshots.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());

/** The columns that only the server sets. Add a new column here if editors must not set it. */
const filledByServer = ["id", "createdAt", "updatedAt", "version"];

/** Returns the paths of all fields that an input can set, except the id. */
function pathsOf(input: GraphQLInputObjectType, prefix = ""): string[] {
  return Object.values(input.getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    const path = prefix + field.name;
    const isList = isListType(getNullableType(field.type));
    return isInputObjectType(type) && !isList ? pathsOf(type, `${path}.`) : path === "id" ? [] : [path];
  });
}

describe.each([
  ["casino", "CasinoInput", "CasinoUpdateInput"],
  ["bonus", "BonusInput", "BonusUpdateInput"],
  ["game", "GameInput", "GameUpdateInput"],
  ["article", "ArticleInput", "ArticleUpdateInput"],
  ["person", "PersonInput", "PersonUpdateInput"],
  ["redirect", "RedirectInput", "RedirectUpdateInput"],
] as const)("every editable column of a %s", (noun, ...inputs) => {
  function columns(): string[] {
    const stored = storedColumns(database.dataSource.getMetadata(nouns[noun].entity));
    return stored
      .flatMap(({ propertyPath }) => (filledByServer.includes(propertyPath) ? [] : [propertyPath]))
      .toSorted();
  }

  it.each(inputs)("is a field of %s", (name) => {
    const input = buildGraphqlSchema().getType(name) as GraphQLInputObjectType;
    expect(pathsOf(input).toSorted()).toEqual(columns());
  });

  it("can be imported", () => {
    expect(Object.keys(importedNouns[noun].columns).toSorted()).toEqual(columns());
  });
});
