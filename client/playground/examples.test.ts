import { readFileSync } from "node:fs";
import { buildSchema, getVariableValues, Kind, parse, validate } from "graphql";
import { EXAMPLES } from "./examples";

describe("the playground's example", () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

  it.each(EXAMPLES.map((example) => [/^(?:query|mutation) (\w+)/m.exec(example.query)?.[1], example] as const))(
    "%s and its variables are valid against the schema",
    (_name, example) => {
      const document = parse(example.query);
      expect(validate(schema, document)).toEqual([]);
      const variables = JSON.parse(example.variables ?? "{}") as Record<string, unknown>;
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const { errors = [] } = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
        expect(errors).toEqual([]);
      }
      expect(() => JSON.parse(example.headers ?? "{}")).not.toThrow();
    },
  );
});
