/** The arguments of lists inside a row. Callers can page through these lists only forward. */
import { Arg, Int } from "type-graphql";

import { defaultPageSize, maxPageSize } from "../../../shared/apiLimits.js";

export function FirstArg() {
  return Arg("first", () => Int, {
    nullable: true,
    description: `How many rows to return, 1 to ${maxPageSize}; ${defaultPageSize} if omitted.`,
  });
}

export function AfterArg() {
  return Arg("after", () => String, {
    nullable: true,
    description: "Returns rows after this cursor. A cursor is valid only for the list that it came from.",
  });
}
