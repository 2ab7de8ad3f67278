/** Converts a draft's changes, which are stored in the API's format, to the input of a mutation. */
import { coerceInputValue, type GraphQLInputType, type GraphQLSchema } from "graphql";
import { getMetadataStorage } from "type-graphql";

import { brokenTextMessage } from "../../../shared/visibleText.js";
import { BadUserInputError, type FieldError } from "../errors.js";
import { findFieldErrors } from "../input/fieldErrors.js";
import type { Patch } from "./catalogue/draftedNoun.js";
import { fieldsOf } from "./inputFields.js";

type InputClass<Input = object> = new () => Input;

/**
 * Returns the input for an update. Does not check the rules of the input's class.
 * @throws BadUserInputError for a field that the input does not have, or a value of the wrong type.
 */
export function readPatch<Input extends object>(
  schema: GraphQLSchema,
  input: InputClass<Input>,
  patch: Patch,
): Input & Patch {
  const errors: FieldError[] = [];
  const type = schema.getType(nameOf(input)) as GraphQLInputType;
  const values = coerceInputValue(patch, type, (path, _value, { message }) => {
    const unknown = /^Field "(\w+)" is not defined/.exec(message)?.[1];
    const at = path.filter((step) => typeof step === "string").join(".");
    const field = [at, unknown].filter(Boolean).join(".");
    errors.push({
      field,
      message: problemWith(field, unknown !== undefined, message),
    });
  });
  if (errors.length > 0) throw new BadUserInputError(errors.slice(0, maxErrors));
  return toInstance(input, values as Patch);
}

function problemWith(field: string, isUnknown: boolean, message: string): string {
  if (isUnknown) return `There is no field \`${field}\`. Remove it.`;
  return message === brokenTextMessage ? message : `The value of \`${field}\` has the wrong type. Correct it.`;
}

/** The maximum number of errors that one response names. */
const maxErrors = 20;

/**
 * Returns the input for a new row, and an error for each required field that is missing.
 */
export function toNewInput<Input extends object>(
  input: InputClass<Input>,
  values: Patch,
): { instance: Input; missing: FieldError[] } {
  const missing = fieldsOf(input)
    .filter(({ name, typeOptions }) => !typeOptions.nullable && values[name] == null)
    .map(({ name }) => ({ field: name, message: `Enter a value for \`${name}\`.` }));
  return { instance: toInstance(input, values), missing };
}

/** @throws BadUserInputError with every field that is missing or breaks a rule of the input's class. */
export async function checkRules(input: object, missing: FieldError[] = []): Promise<void> {
  const broken = await findFieldErrors(input);
  const others = missing.filter(({ field }) => !broken.some((each) => each.field === field));
  if (broken.length + others.length > 0) throw new BadUserInputError([...broken, ...others]);
}

/** Creates an instance of an input, including nested inputs, whose classes have their own rules. */
function toInstance<Input extends object>(input: InputClass<Input>, values: Patch): Input & Patch {
  const instance = Object.assign(new input(), values) as Input & Patch;
  for (const { name, getType } of fieldsOf(input)) {
    const value = values[name];
    const type: unknown = getType();
    if (value == null || !isInput(type)) continue;
    const nested = Array.isArray(value)
      ? value.map((item) => toInstance(type, item as Patch))
      : toInstance(type, value as Patch);
    Object.assign(instance, { [name]: nested });
  }
  return instance;
}

function isInput(type: unknown): type is InputClass {
  return typeof type === "function" && getMetadataStorage().inputTypes.some(({ target }) => target === type);
}

function nameOf(input: InputClass): string {
  return getMetadataStorage().inputTypes.find(({ target }) => target === input)!.name;
}
