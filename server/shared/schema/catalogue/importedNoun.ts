/** Defines the rows of an import for each noun, based on the inputs of its mutations. */
import type { NounDefinition } from "../../../../shared/nouns/noun.js";
import { definitionOf, type EditableNoun } from "../../../../shared/nouns/registry.js";
import { Float, ID, Int } from "type-graphql";

import {
  type CellKey,
  choiceCell,
  flagCell,
  idCell,
  listCell,
  momentCell,
  numberCell,
  type ReadCell,
  rowsCell,
  textCell,
} from "../../input/cells.js";
import type { RowRules } from "./catalogueWrites.js";
import type { FindWarnings } from "./rowWarnings.js";
import { fieldsOf, isEnum } from "../inputFields.js";

/** The values of a row. Paths become nested objects, such as `{ name: "Aurora", review: { about: "..." } }`. */
export type RowValues = Record<string, unknown>;

type InputClass = new () => object;

/** The parts of a noun's mutations that imports use. */
interface NounInputs<Input> {
  create: new () => Input;
  update: new () => Input;
  commands: RowRules & { noun: EditableNoun; toValues(input: Input): object };
}

export interface ImportedNoun extends RowRules {
  noun: EditableNoun;
  /** The field that matches a row without an id to an existing row. If null, a row without an id is always new. */
  key: NounDefinition["key"];
  /**
   * The columns other than `id` and `version`. They are the fields of the input, and a nested field is named by its
   * path.
   */
  columns: Record<string, ReadCell>;
  /** The columns that a new row must have. */
  required: string[];
  /** Sets of columns. A file must contain all columns of at least one set. */
  needs: string[][];
  /** The error message for a file that has none of these sets. */
  otherwise: string;
  /**
   * `toUpdate` and `toNew` create instances of the update and create inputs. The caller then checks the rules of these
   * inputs.
   */
  toUpdate(given: RowValues): object;
  toNew(given: RowValues): object;
  /** Converts the values to the database's format. */
  toStored(given: RowValues): RowValues;
  /** Omitted if there are no warnings about rows of the noun. */
  findWarnings?: FindWarnings;
}

export type ImportedNouns = Record<EditableNoun, ImportedNoun>;

/** Derives the definition of import rows from the inputs and commands of a noun. */
export function importedNoun<Input extends object>({ create, update, commands }: NounInputs<Input>): ImportedNoun {
  const { noun, asStored, findRowErrors } = commands;
  const { key, label, plural } = definitionOf(noun);
  const required = fieldsOf(create).flatMap(({ name, typeOptions }) => (typeOptions.nullable ? [] : [name]));
  const columns = `${required.join(", ")} ${required.length === 1 ? "column" : "columns"}`;
  return {
    noun,
    key,
    ...(asStored && { asStored }),
    ...(findRowErrors && { findRowErrors }),
    columns: columnsOf(update),
    required,
    needs: [key ? [key] : required, ["id"]],
    otherwise: key
      ? `Add a ${key} or id column to identify the ${label} in each row.`
      : `Add the ${columns} for new ${plural}, or an id column for existing ones.`,
    toUpdate: (given) => instanceOf(update, given),
    toNew: (given) => instanceOf(create, given),
    toStored: (given) => commands.toValues(instanceOf(update, given)) as RowValues,
  };
}

const cells = new Map<unknown, ReadCell>([
  [String, textCell],
  [Int, numberCell],
  [Float, numberCell],
  [Boolean, flagCell],
  [Date, momentCell],
  [ID, idCell],
]);

function columnsOf(input: InputClass): Record<string, ReadCell> {
  const columns = fieldsOf(input).flatMap(({ name, getType, typeOptions }): [string, ReadCell][] => {
    const type = getType();
    if (typeOptions.array) return [[name, isInputClass(type) ? rowsCell(fieldsOf(type).map(cellKey)) : listCell]];
    if (isInputClass(type)) return Object.entries(columnsOf(type)).map(([part, read]) => [`${name}.${part}`, read]);
    return [[name, isEnum(type) ? choiceCell(type) : cells.get(type)!]];
  });
  return Object.fromEntries(columns);
}

const jsonTypes = new Map<unknown, CellKey["type"]>([
  [String, "string"],
  [Int, "number"],
  [Boolean, "boolean"],
]);

function cellKey({ name, getType, typeOptions }: ReturnType<typeof fieldsOf>[number]): CellKey {
  return { name, type: jsonTypes.get(getType())!, isRequired: !typeOptions.nullable };
}

/** Creates an input instance, including instances of nested inputs, whose classes have the rules. */
function instanceOf<Input extends object>(input: new () => Input, given: RowValues): Input & RowValues {
  const instance: Input & RowValues = Object.assign(new input(), given);
  for (const [name, type] of nestedInputsOf(input))
    if (given[name]) Object.assign(instance, { [name]: instanceOf(type, given[name] as RowValues) });
  return instance;
}

const nestedInputs = new WeakMap<InputClass, [name: string, type: InputClass][]>();

/** Returns the fields of an input whose types are inputs too. Memoized, because imports call this for each row. */
function nestedInputsOf(input: InputClass): [name: string, type: InputClass][] {
  const memoized = nestedInputs.get(input);
  if (memoized) return memoized;
  const nested = fieldsOf(input).flatMap(({ name, getType, typeOptions }): [string, InputClass][] => {
    const type = getType();
    return isInputClass(type) && !typeOptions.array ? [[name, type]] : [];
  });
  nestedInputs.set(input, nested);
  return nested;
}

function isInputClass(type: unknown): type is InputClass {
  return typeof type === "function" && !cells.has(type);
}
