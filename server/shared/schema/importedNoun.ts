/** What a row of an import is, for each noun. All of it follows from the inputs of the noun's mutations. */
import { Float, ID, Int } from "type-graphql";

import { choiceCell, flagCell, idCell, listCell, numberCell, type ReadCell, textCell } from "../input/cells.js";
import type { CatalogueNoun } from "./catalogueNoun.js";
import { fieldsOf, isEnum } from "./inputFields.js";

/** The value of a column at its path, such as `{ name: "Aurora", review: { about: "..." } }`. */
export type GivenValues = Record<string, unknown>;

type InputClass = new () => object;

interface NounInputs {
  noun: CatalogueNoun;
  create: InputClass;
  update: InputClass;
  /** The values as the database has them. */
  toStored(given: GivenValues): GivenValues;
  /** Whether a row without id is the one that has its slug. */
  isKnownBySlug: boolean;
  /** What to do about a file that has neither the columns of a new row nor an id. */
  otherwise: string;
}

export interface ImportedNoun extends Omit<NounInputs, "create" | "update"> {
  /** Columns that a file may have beside `id` and `version`: the fields of the input, nested ones by their path. */
  columns: Record<string, ReadCell>;
  /** What a new row can't do without. */
  required: string[];
  /** A file has all columns of at least one of these. */
  needs: string[][];
  /** An instance of the input class of an update, and of a creation, for their rules. */
  toUpdate(given: GivenValues): object;
  toNew(given: GivenValues): object;
}

export type ImportedNouns = Record<CatalogueNoun, ImportedNoun>;

export function importedNoun({ create, update, ...rest }: NounInputs): ImportedNoun {
  const required = fieldsOf(create).flatMap(({ name, typeOptions }) => (typeOptions.nullable ? [] : [name]));
  return {
    ...rest,
    columns: columnsOf(update),
    required,
    needs: [rest.isKnownBySlug ? ["slug"] : required, ["id"]],
    toUpdate: (given) => instanceOf(update, given),
    toNew: (given) => instanceOf(create, given),
    toStored: (given) => rest.toStored(instanceOf(update, given)),
  };
}

const cells = new Map<unknown, ReadCell>([
  [String, textCell],
  [Int, numberCell],
  [Float, numberCell],
  [Boolean, flagCell],
  [ID, idCell],
]);

function columnsOf(input: InputClass): Record<string, ReadCell> {
  const columns = fieldsOf(input).flatMap(({ name, getType, typeOptions }): [string, ReadCell][] => {
    const type = getType();
    if (typeOptions.array) return [[name, listCell]];
    if (isInputClass(type)) return Object.entries(columnsOf(type)).map(([part, read]) => [`${name}.${part}`, read]);
    return [[name, isEnum(type) ? choiceCell(type) : cells.get(type)!]];
  });
  return Object.fromEntries(columns);
}

/** Nested inputs become instances too: their class has the rules. */
function instanceOf<Input extends object>(input: new () => Input, given: GivenValues): Input & GivenValues {
  const instance: Input & GivenValues = Object.assign(new input(), given);
  for (const [name, type] of nestedInputsOf(input))
    if (given[name]) Object.assign(instance, { [name]: instanceOf(type, given[name] as GivenValues) });
  return instance;
}

const nestedInputs = new WeakMap<InputClass, [name: string, type: InputClass][]>();

/** The fields of an input that are inputs themselves. Memoized, because an import asks for each row. */
function nestedInputsOf(input: InputClass): [name: string, type: InputClass][] {
  const memoized = nestedInputs.get(input);
  if (memoized) return memoized;
  const nested = fieldsOf(input).flatMap(({ name, getType }): [string, InputClass][] => {
    const type = getType();
    return isInputClass(type) ? [[name, type]] : [];
  });
  nestedInputs.set(input, nested);
  return nested;
}

function isInputClass(type: unknown): type is InputClass {
  return typeof type === "function" && !cells.has(type);
}
