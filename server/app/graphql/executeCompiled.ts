/**
 * Executes compiled queries. The results, the errors and what an error makes null are the same as those of graphql-js, as
 * https://spec.graphql.org/October2021/#sec-Executing-Operations has it.
 */
import {
  type ExecutionResult,
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  type GraphQLResolveInfo,
  locatedError,
  responsePathAsArray,
} from "graphql";

import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { CompiledField, CompiledQuery, CompiledValue } from "./compiledQueries.js";

/** Null when the variables are wrong, which graphql-js reports. */
export async function executeCompiled(
  query: CompiledQuery,
  variables: Record<string, unknown>,
  context: unknown,
): Promise<ExecutionResult | null> {
  const { coerced } = getVariableValues(query.schema, query.operation.variableDefinitions ?? [], variables);
  return coerced ? runQuery({ query, context, variableValues: coerced, errors: [] }) : null;
}

interface Execution {
  query: CompiledQuery;
  context: unknown;
  variableValues: Record<string, unknown>;
  errors: GraphQLError[];
}

type Path = GraphQLResolveInfo["path"];

async function runQuery(current: Execution): Promise<ExecutionResult> {
  const { query, errors } = current;
  try {
    const data = (await executeFields(current, query.fields, undefined, undefined)) as Record<string, unknown>;
    return errors.length > 0 ? { errors, data } : { data };
  } catch (error) {
    errors.push(error as GraphQLError);
    return { errors, data: null };
  }
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof (value as Promise<unknown> | null)?.then === "function";
}

/** All fields of one object, or a promise of them where one of them is. */
function executeFields(current: Execution, fields: CompiledField[], source: unknown, path: Path | undefined): unknown {
  const result: Record<string, unknown> = {};
  const pending: Promise<void>[] = [];
  try {
    for (const field of fields) {
      const { key } = field;
      const value = executeField(current, field, source, path);
      result[key] = value;
      if (isPromise(value)) pending.push(value.then((found) => void (result[key] = found)));
    }
  } catch (error) {
    ignoreRejections(pending);
    throw error;
  }
  return pending.length === 0 ? result : Promise.all(pending).then(() => result);
}

/** One of several promises has failed, so the results of the others do not matter. */
function ignoreRejections(pending: Promise<unknown>[]): void {
  for (const each of pending) each.catch(() => undefined);
}

function executeField(
  current: Execution,
  field: CompiledField,
  source: unknown,
  parentPath: Path | undefined,
): unknown {
  const { key, parent, resolve, value: output } = field;
  // Most fields are plain properties, which need no path.
  const found = resolve === null ? (source as Record<string, unknown>)[field.definition.name] : undefined;
  const isPlain = resolve === null && output.kind === "leaf" && typeof found !== "function" && !isPromise(found);
  if (isPlain) {
    try {
      return complete(current, field, output, undefined, found);
    } catch (error) {
      return fail(current, field, output, { prev: parentPath, key, typename: parent.name }, error);
    }
  }
  const path = { prev: parentPath, key, typename: parent.name };
  try {
    const value = resolve === null && typeof found !== "function" ? found : callResolver(current, field, source, path);
    return completeWhenReady(current, field, output, path, value);
  } catch (error) {
    return fail(current, field, output, path, error);
  }
}

/** What the field's resolver returns, or the method of its row. */
function callResolver(current: Execution, field: CompiledField, source: unknown, path: Path): unknown {
  const { context, variableValues, query } = current;
  if ((context as { disconnect?: Disconnect } | undefined)?.disconnect?.hasFired) throw new AbandonedError();
  const { definition, nodes, parent, resolve } = field;
  const args = getArgumentValues(definition, nodes[0]!, variableValues);
  const info: GraphQLResolveInfo = {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType: parent,
    path,
    schema: query.schema,
    fragments: query.fragments,
    rootValue: undefined,
    operation: query.operation,
    variableValues,
  };
  if (resolve !== null) return resolve(source, args, context, info);
  const methods = source as Record<string, (...given: unknown[]) => unknown>;
  return methods[definition.name]!(args, context, info);
}

/** The completed value, or a promise of it, of which a failure is noted. */
function completeWhenReady(
  current: Execution,
  field: CompiledField,
  output: CompiledValue,
  path: Path,
  value: unknown,
): unknown {
  const completed = isPromise(value)
    ? value.then((found) => complete(current, field, output, path, found))
    : complete(current, field, output, path, value);
  return isPromise(completed)
    ? completed.then(undefined, (error: unknown) => fail(current, field, output, path, error))
    : completed;
}

/** @param path Left out for a leaf, whose caller knows it. */
function complete(
  current: Execution,
  field: CompiledField,
  output: CompiledValue,
  path: Path | undefined,
  value: unknown,
): unknown {
  if (value instanceof Error) throw value;
  if (value === null || value === undefined) {
    if (!output.isNonNull) return null;
    throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.definition.name}.`);
  }
  if (output.kind === "object") return executeFields(current, output.fields, value, path);
  if (output.kind === "list") return completeList(current, field, output.item, path, value);
  const serialized: unknown = output.type.serialize(value);
  if (serialized === null || serialized === undefined)
    throw new Error(`Expected \`${output.type.name}.serialize\` to return non-nullable value, returned: ${serialized}`);
  return serialized;
}

function completeList(
  current: Execution,
  field: CompiledField,
  output: CompiledValue,
  path: Path | undefined,
  value: unknown,
) {
  if (typeof value === "string" || typeof (value as Iterable<unknown>)[Symbol.iterator] !== "function")
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const completed: unknown[] = [];
  const pending: Promise<void>[] = [];
  try {
    for (const item of value as Iterable<unknown>) {
      const at = completed.length;
      const done = completeItem(current, field, output, { prev: path, key: at, typename: undefined }, item);
      completed.push(done);
      if (isPromise(done)) pending.push(done.then((found) => void (completed[at] = found)));
    }
  } catch (error) {
    ignoreRejections(pending);
    throw error;
  }
  return pending.length === 0 ? completed : Promise.all(pending).then(() => completed);
}

function completeItem(
  current: Execution,
  field: CompiledField,
  output: CompiledValue,
  path: Path,
  item: unknown,
): unknown {
  try {
    return completeWhenReady(current, field, output, path, item);
  } catch (error) {
    return fail(current, field, output, path, error);
  }
}

/** Records the error and returns null. If null is not allowed, throws it for the field above. */
function fail(current: Execution, { nodes }: CompiledField, output: CompiledValue, path: Path, error: unknown): null {
  const located = locatedError(error, nodes, responsePathAsArray(path));
  if (output.isNonNull) throw located;
  current.errors.push(located);
  return null;
}
