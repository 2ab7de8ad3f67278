import { describe, expect, it } from "@jest/globals";
import { buildSchema, parse } from "graphql";

import { deprecatedUses } from "./deprecatedUses.js";
import { buildGraphqlSchema } from "./schema.js";

const schema = buildSchema(`
  type Query { rows(old: Int @deprecated, by: Order, filter: Filter): [Row] }
  type Row { name: String title: String @deprecated(reason: "Use name.") }
  enum Order { NAME TITLE @deprecated }
  input Filter { name: String title: String @deprecated }
`);

describe("deprecatedUses", () => {
  it("finds fields, arguments, input fields and enum values, each once", () => {
    const text = `{ rows(old: 1, by: TITLE, filter: { title: "x" }) { ...row other: title } } fragment row on Row { title }`;
    expect([...deprecatedUses(schema, parse(text))].toSorted()).toEqual([
      "Filter.title",
      "Order.TITLE",
      "Query.rows(old:)",
      "Row.title",
    ]);
  });

  it("finds nothing in a document without deprecated parts", () => {
    expect(deprecatedUses(schema, parse(`{ rows(by: NAME, filter: { name: "x" }) { name } }`))).toEqual([]);
    expect(deprecatedUses(buildGraphqlSchema(), parse("{ casinos { nodes { name } } }"))).toEqual([]);
  });
});
