import { describe, expect, it } from "@jest/globals";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";

import { buildGraphqlSchema } from "./schema.js";

const schema = buildGraphqlSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** Yields every element of the schema that a caller can name, with its path. */
function* everything(): Generator<[path: string, described: Described]> {
  for (const type of types) {
    if (!isSpecifiedScalarType(type)) yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field];
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      for (const arg of field.args) yield [`${type.name}.${field.name}(${arg.name})`, arg];
    }
  }
  for (const directive of schema.getDirectives().filter((each) => !isSpecifiedDirective(each)))
    yield [`@${directive.name}`, directive];
}

describe("the schema", () => {
  it("describes every type, field, argument, enum value and input field in a sentence", () => {
    const all = [...everything()];
    expect(all.length).toBeGreaterThan(200);
    const isSentence = ({ description }: Described) => /^[A-Z`0-9].*[^.]\.$/s.test(description?.trim() ?? "");
    expect(all.filter(([, described]) => !isSentence(described)).map(([path]) => path)).toEqual([]);
  });

  it("says which operations require a session, and which API tokens they accept instead", () => {
    const endOf = (name: string) => {
      const field = schema.getQueryType()!.getFields()[name] ?? schema.getMutationType()!.getFields()[name];
      return / (Requires .*)/.exec(field!.description!)?.[1];
    };
    expect(endOf("casinos")).toBeUndefined();
    expect(endOf("signOut")).toBeUndefined();
    expect(endOf("team")).toBe("Requires a session.");
    expect(endOf("drafts")).toBe("Requires a session, or an API token with the scope READ_DRAFTS or WRITE_CATALOGUE.");
    expect(endOf("createDraft")).toBe("Requires a session, or an API token with the scope WRITE_CATALOGUE.");
  });

  it("has enum values in uppercase with underscores", () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([]);
  });
});
