/**
 * Creates the inputs of a noun's mutations from its fields in `shared/nouns`. The entity has their types and
 * descriptions.
 */
import { type ClassType, Field as ApiField, ID, InputType } from "type-graphql";

import { definitionOf, type EditableNoun } from "../../../shared/nouns/registry.js";
import type { Field, Fields } from "../../../shared/rules/field.js";
import { Follows } from "../input/follows.js";
import { all } from "../input/rules.js";
import { FieldOf, NewRowId } from "./inputFields.js";

type AnyField = Field<never>;
type Rules = Readonly<Record<string, PropertyDecorator>>;

interface Options<Own extends object> {
  /** The description of the input for a new row, which says what omitted fields become. */
  newRow: string;
  /** A class with fields that only inputs for a single row have, such as nested rows. */
  own?: ClassType<Own>;
  /** Rules that only the server can check, in addition to the field's own. */
  more?: Rules;
}

export function nounInputs<Row extends object, Own extends object = object>(
  row: ClassType<Row>,
  noun: EditableNoun,
  { newRow, own, more = {} }: Options<Own>,
) {
  const { typename, label, plural, fields = {}, formerSlugs } = definitionOf(noun);
  const entries = Object.entries(fields);
  const lists = entries.filter(([, { kind }]) => kind === "phrases");
  const shared = entries.filter(([, { isOfOneRow }]) => !isOfOneRow);
  const slugOf = (isNew: boolean) => {
    const normalizes = isNew ? "normalizes it to lowercase letters, digits and single hyphens" : "normalizes it";
    const redirects = isNew || !formerSlugs ? "" : ` If it changes, the old slug redirects to the ${label}.`;
    return `The slug, unique among ${plural}. The server ${normalizes}.${redirects}`;
  };

  const create = inputClass(`${typename}Input`, newRow, own);
  NewRowId()(create.prototype as object, "id");
  for (const [name, field] of entries) declare(create, name, field, true);
  const update = inputClass(
    `${typename}UpdateInput`,
    `Changes to ${/^[aeiou]/.test(label) ? "an" : "a"} ${label}. Omitted fields stay unchanged; a null or blank value clears an optional field.`,
    own,
  );
  for (const [name, field] of entries) declare(update, name, field, false);
  const bulk = inputClass(
    `${typename}BulkInput`,
    `The values to set on all of the ${plural}. Omitted fields stay unchanged.`,
  );
  for (const [name, field] of shared) declare(bulk, name, field, false);

  type Changes = Partial<Omit<Row, keyof Own> & Own>;
  const inputs = {
    row,
    create: create as ClassType<Changes>,
    update: update as ClassType<Changes>,
    bulk: bulk as ClassType<Changes>,
  };
  if (lists.length === 0) return inputs;
  const items = inputClass(
    `${typename}ListsInput`,
    `List items to add to ${plural}, or to remove from them. The server trims items and ignores blank items.`,
  );
  for (const [name, field] of lists) declare(items, name, field, false);
  return { ...inputs, lists: items as ClassType<Changes> };

  function declare(input: Function, name: string, field: AnyField, isNew: boolean): void {
    const target = input.prototype as object;
    const follow = followsAll(field, isNew, more[name]);
    if (field.kind === "slug") {
      ApiField(() => String, { nullable: !isNew, description: slugOf(isNew) })(target, name);
      follow(target, name);
    } else if (field.kind === "relation") {
      const description = `The id of the ${field.label} that the ${label} belongs to; null for none.`;
      ApiField(() => ID, { nullable: true, description })(target, name);
      follow(target, name);
    } else declareField(input, row, name, { field, isNew, rule: follow });
  }
}

interface InputOptions {
  name: string;
  description: string;
  fields: Fields;
  /** Whether the input is for a new row or item, so it must have the required fields. */
  isNew?: boolean;
  own?: ClassType<object>;
  more?: Rules;
}

/** Creates the input of a row that editors can only update, or of an item of a list in a row. */
export function inputOf<Row extends object, Own extends object = object>(
  row: ClassType<Row>,
  { name, description, fields, isNew = false, own, more = {} }: InputOptions & { own?: ClassType<Own> },
) {
  const input = inputClass(name, description, own);
  for (const [property, field] of Object.entries(fields))
    declareField(input, row, property, { field, isNew, rule: followsAll(field, isNew, more[property]) });
  return input as ClassType<Partial<Omit<Row, keyof Own>> & Own>;
}

/** Returns the decorator for the field's own rule and another one. */
function followsAll(field: AnyField, isNew: boolean, more: PropertyDecorator | undefined): PropertyDecorator {
  return more ? all(Follows(field, isNew), more) : Follows(field, isNew);
}

interface Declared {
  field: AnyField;
  isNew: boolean;
  rule: PropertyDecorator;
}

function declareField(input: Function, row: Function, name: string, { field, isNew, rule }: Declared): void {
  const options = { nullable: !isNew || field.without !== "required" };
  FieldOf(row, rule, options)(input.prototype as object, name);
}

function inputClass(name: string, description: string, parent: ClassType<object> = Object): Function {
  const input = { [name]: class extends parent {} }[name]!;
  InputType(name, { description })(input);
  return input;
}
