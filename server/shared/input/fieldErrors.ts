/** Validates inputs against the rules of their classes. */
import { validate, type ValidationError } from "class-validator";

import { BadUserInputError, type FieldError } from "../errors.js";

/** Returns the first error of each field in an input. Nested fields are identified by their paths. */
export async function findFieldErrors(input: object): Promise<FieldError[]> {
  const errors = await validate(input, { forbidUnknownValues: false });
  return errors.flatMap((error) => toFieldErrors(error, ""));
}

function toFieldErrors(error: ValidationError, parent: string): FieldError[] {
  const field = parent + error.property;
  const [message] = Object.values(error.constraints ?? {});
  const nested = (error.children ?? []).flatMap((child) => toFieldErrors(child, `${field}.`));
  return message === undefined ? nested : [{ field, message }, ...nested];
}

/**
 * Throws the errors, except for the entries that are false.
 * @throws BadUserInputError if any errors remain.
 */
export function rejectErrors(errors: (FieldError | false)[]): void {
  const fields = errors.filter((error) => error !== false);
  if (fields.length > 0) throw new BadUserInputError(fields);
}
