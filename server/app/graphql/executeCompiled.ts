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
import type { FieldPlan, QueryPlan, ValuePlan } from "./compiledQueries.js";

/** Null when the variables are wrong, which graphql-js reports. */
export async function executeCompiled(
  plan: QueryPlan,
  variables: Record<string, unknown>,
  context: unknown,
): Promise<ExecutionResult | null> {
  const { coerced } = getVariableValues(plan.schema, plan.operation.variableDefinitions ?? [], variables);
  return coerced ? run({ plan, context, variableValues: coerced, errors: [] }) : null;
}

interface Run {
  plan: QueryPlan;
  context: unknown;
  variableValues: Record<string, unknown>;
  errors: GraphQLError[];
}

type Path = GraphQLResolveInfo["path"];

async function run(current: Run): Promise<ExecutionResult> {
  const { plan, errors } = current;
  try {
    const data = (await executeFields(current, plan.fields, undefined, undefined)) as Record<string, unknown>;
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
function executeFields(current: Run, fields: FieldPlan[], source: unknown, path: Path | undefined): unknown {
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
    leave(pending);
    throw error;
  }
  return pending.length === 0 ? result : Promise.all(pending).then(() => result);
}

/** What becomes of promises beside one that failed is nobody's concern. */
function leave(pending: Promise<unknown>[]): void {
  for (const each of pending) each.catch(() => undefined);
}

function executeField(current: Run, field: FieldPlan, source: unknown, parentPath: Path | undefined): unknown {
  const { key, parent, resolve, value: plan } = field;
  // Most fields are a property, of which nobody needs the path.
  const found = resolve === null ? (source as Record<string, unknown>)[field.definition.name] : undefined;
  const isPlain = resolve === null && plan.kind === "leaf" && typeof found !== "function" && !isPromise(found);
  if (isPlain) {
    try {
      return complete(current, field, plan, undefined, found);
    } catch (error) {
      return fail(current, field, plan, { prev: parentPath, key, typename: parent.name }, error);
    }
  }
  const path = { prev: parentPath, key, typename: parent.name };
  try {
    const value = resolve === null && typeof found !== "function" ? found : make(current, field, source, path);
    return settle(current, field, plan, path, value);
  } catch (error) {
    return fail(current, field, plan, path, error);
  }
}

/** What the field's resolver answers, or the method of its row. */
function make(current: Run, field: FieldPlan, source: unknown, path: Path): unknown {
  const { context, variableValues, plan } = current;
  if ((context as { disconnect?: Disconnect } | undefined)?.disconnect?.hasFired) throw new AbandonedError();
  const { definition, nodes, parent, resolve } = field;
  const args = getArgumentValues(definition, nodes[0]!, variableValues);
  const info: GraphQLResolveInfo = {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType: parent,
    path,
    schema: plan.schema,
    fragments: plan.fragments,
    rootValue: undefined,
    operation: plan.operation,
    variableValues,
  };
  if (resolve !== null) return resolve(source, args, context, info);
  const methods = source as Record<string, (...given: unknown[]) => unknown>;
  return methods[definition.name]!(args, context, info);
}

/** The completed value, or a promise of it, of which a failure is noted. */
function settle(current: Run, field: FieldPlan, plan: ValuePlan, path: Path, value: unknown): unknown {
  const completed = isPromise(value)
    ? value.then((found) => complete(current, field, plan, path, found))
    : complete(current, field, plan, path, value);
  return isPromise(completed)
    ? completed.then(undefined, (error: unknown) => fail(current, field, plan, path, error))
    : completed;
}

/** @param path Left out for a leaf, whose caller knows it. */
function complete(current: Run, field: FieldPlan, plan: ValuePlan, path: Path | undefined, value: unknown): unknown {
  if (value instanceof Error) throw value;
  if (value === null || value === undefined) {
    if (!plan.isNonNull) return null;
    throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.definition.name}.`);
  }
  if (plan.kind === "object") return executeFields(current, plan.fields, value, path);
  if (plan.kind === "list") return completeList(current, field, plan.item, path, value);
  const serialized: unknown = plan.type.serialize(value);
  if (serialized === null || serialized === undefined)
    throw new Error(`Expected \`${plan.type.name}.serialize\` to return non-nullable value, returned: ${serialized}`);
  return serialized;
}

function completeList(current: Run, field: FieldPlan, plan: ValuePlan, path: Path | undefined, value: unknown) {
  if (typeof value === "string" || typeof (value as Iterable<unknown>)[Symbol.iterator] !== "function")
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const completed: unknown[] = [];
  const pending: Promise<void>[] = [];
  try {
    for (const item of value as Iterable<unknown>) {
      const at = completed.length;
      const done = completeItem(current, field, plan, { prev: path, key: at, typename: undefined }, item);
      completed.push(done);
      if (isPromise(done)) pending.push(done.then((found) => void (completed[at] = found)));
    }
  } catch (error) {
    leave(pending);
    throw error;
  }
  return pending.length === 0 ? completed : Promise.all(pending).then(() => completed);
}

function completeItem(current: Run, field: FieldPlan, plan: ValuePlan, path: Path, item: unknown): unknown {
  try {
    return settle(current, field, plan, path, item);
  } catch (error) {
    return fail(current, field, plan, path, error);
  }
}

/** Null with the error noted, or where null is not allowed the error for whatever stands above. */
function fail(current: Run, { nodes }: FieldPlan, plan: ValuePlan, path: Path, error: unknown): null {
  const located = locatedError(error, nodes, responsePathAsArray(path));
  if (plan.isNonNull) throw located;
  current.errors.push(located);
  return null;
}
