import { registerEnumType } from "type-graphql";

/** The database stores the values. The API uses the names. */
export enum EmptyCells {
  LEAVE = "leave",
  CLEAR = "clear",
}

registerEnumType(EmptyCells, {
  name: "EmptyCells",
  description: "How an import handles empty cells in existing rows.",
  valuesConfig: {
    LEAVE: { description: "Leaves the field unchanged." },
    CLEAR: { description: "Sets the field to the value that a new row gets: null or the default." },
  },
});
