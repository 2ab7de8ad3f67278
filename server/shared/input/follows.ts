import { ValidateBy } from "class-validator";

import { type Field, findProblem } from "../../../shared/rules/field.js";

/** Checks a value by a rule of `shared/rules`. `isNew` says whether the input is for a new row. */
export function Follows(field: Field<never>, isNew = false): PropertyDecorator {
  const problemOf = (value: unknown) => findProblem(field, value, isNew);
  return ValidateBy({
    name: "follows",
    validator: {
      validate: (value) => problemOf(value) === null,
      defaultMessage: (given) => problemOf(given?.value) ?? "",
    },
  });
}
