/** Holds an input against the rules of its class. */
import { validate, type ValidationError } from "class-validator";

import type { FieldError } from "../errors.js";

/** What is wrong with an instance of an input class: the first broken rule of each field, nested fields by their path. */
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
