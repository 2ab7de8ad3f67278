import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  type GraphQLField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";

import { call } from "../test/call.js";
import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { expectRefusal } from "../test/expectRefusal.js";
import { buildGraphqlSchema } from "./schema.js";

const schema = buildGraphqlSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** Everything that a caller can name, by its path. */
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

  it("names its enum values as GraphQL does", () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([]);
  });
});

/** What a visitor may write. */
const open = new Set(["subscribeToNewsletter", "recordEvent"]);

const mutations = Object.values(schema.getMutationType()!.getFields());

/** A value that the schema accepts, with nothing in it that is not required. */
function smallest(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [smallest(bare.ofType as GraphQLInputType)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, smallest(field.type)]));
  }
  const samples: Record<string, unknown> = {
    ID: "00000000-0000-4000-8000-000000000000",
    Int: 1,
    Float: 1,
    Boolean: true,
    String: "someone@example.com",
  };
  return samples[bare.name] ?? {};
}

function callSmallest(app: TestApp, field: GraphQLField<unknown, unknown>, viewer: "visitor" | "demo") {
  const args = field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => [arg.name, smallest(arg.type)]);
  const isObject = isObjectType(getNullableType(field.type));
  return call(app, field.name, Object.fromEntries(args), isObject ? "__typename" : "", { viewer });
}

describe("every mutation", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it.each(mutations.filter(({ name }) => !open.has(name)).map((field) => [field.name, field] as const))(
    "%s answers UNAUTHENTICATED to a visitor",
    async (_name, field) => {
      expectRefusal(await callSmallest(app, field, "visitor"), "UNAUTHENTICATED");
      const { errors } = await callSmallest(app, field, "demo");
      expect(errors?.[0]?.extensions["code"]).not.toBe("UNAUTHENTICATED");
    },
  );

  it.each(mutations.filter(({ name }) => open.has(name)).map((field) => [field.name, field] as const))(
    "%s is open to a visitor",
    async (_name, field) => {
      expect(await callSmallest(app, field, "visitor")).toEqual({ result: true, errors: undefined });
    },
  );
});
