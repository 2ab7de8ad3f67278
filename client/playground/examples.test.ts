import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { EXAMPLES } from "./examples";

describe("the playground's example", () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

  it.each(EXAMPLES.map((example) => [/^(?:query|mutation) (\w+)/m.exec(example.query)?.[1], example] as const))(
    "%s uses only fields in the schema",
    (_name, example) => {
      expect(validate(schema, parse(example.query))).toEqual([]);
      expect(() => JSON.parse(example.variables ?? "{}")).not.toThrow();
    },
  );
});
