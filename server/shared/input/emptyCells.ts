import { registerEnumType } from "type-graphql";

/** The values are those of the column; the names are those of the API. */
export enum EmptyCells {
  LEAVE = "leave",
  CLEAR = "clear",
}

registerEnumType(EmptyCells, {
  name: "EmptyCells",
  description: "What the empty cells of an import mean for a row that is in the catalogue.",
  valuesConfig: {
    LEAVE: { description: "The field stays as it is." },
    CLEAR: { description: "The field gets the value that a new row has: nothing, or its default." },
  },
});
