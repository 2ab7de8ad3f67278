/**
 * Executes compiled queries. Results, errors, and null propagation are the same as in graphql-js:
 * https://spec.graphql.org/October2021/#sec-Executing-Operations
 */
import {
  type ExecutionResult,
  getArgumentValues,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
  locatedError,
  responsePathAsArray,
} from "graphql";

import type { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { CompiledField, CompiledQuery, CompiledValue } from "./compiledQueries.js";

/** @param variableValues The coerced variables. */
export function executeCompiled(
  query: CompiledQuery,
  variableValues: Record<string, unknown>,
  context: unknown,
): Promise<ExecutionResult> {
  return new Execution(query, variableValues, context).run();
}

type Path = GraphQLResolveInfo["path"];

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof (value as Promise<unknown> | null)?.then === "function";
}

function isPrimitive(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized !== null && serialized !== undefined) return serialized;
  throw new Error(`Expected \`${type.name}.serialize\` to return non-nullable value, returned: ${serialized}`);
}

/** Prevents unhandled rejections of the remaining promises after one promise has failed. */
function ignoreRejections(pending: Promise<unknown>[]): void {
  for (const each of pending) each.catch(() => undefined);
}

class Execution {
  private readonly errors: GraphQLError[] = [];

  constructor(
    private readonly query: CompiledQuery,
    private readonly variableValues: Record<string, unknown>,
    private readonly context: unknown,
  ) {}

  async run(): Promise<ExecutionResult> {
    const { errors } = this;
    try {
      const data = (await this.executeFields(this.query.fields, undefined, undefined)) as Record<string, unknown>;
      return errors.length > 0 ? { errors, data } : { data };
    } catch (error) {
      errors.push(error as GraphQLError);
      return { errors, data: null };
    }
  }

  /** Returns all fields of one object, or a promise if any field is a promise. */
  private executeFields(fields: CompiledField[], source: unknown, path: Path | undefined): unknown {
    const result: Record<string, unknown> = {};
    const pending: Promise<void>[] = [];
    try {
      for (const field of fields) {
        const { key } = field;
        const value = this.executeField(field, source, path);
        result[key] = value;
        if (isPromise(value)) pending.push(value.then((resolved) => void (result[key] = resolved)));
      }
    } catch (error) {
      ignoreRejections(pending);
      throw error;
    }
    return pending.length === 0 ? result : Promise.all(pending).then(() => result);
  }

  private executeField(field: CompiledField, source: unknown, parentPath: Path | undefined): unknown {
    const { key, parent, definition, resolve, value: output } = field;
    const path = (): Path => ({ prev: parentPath, key, typename: parent.name });
    try {
      const property = resolve === null ? (source as Record<string, unknown>)[definition.name] : undefined;
      // Most fields are strings and numbers of a row. They need no path, so don't create one.
      if (output.kind === "leaf" && isPrimitive(property)) return serialize(output.type, property);
      const at = path();
      const isResolved = resolve !== null || typeof property === "function";
      return this.completeWhenReady(field, output, at, isResolved ? this.callResolver(field, source, at) : property);
    } catch (error) {
      return this.fail(field, output, path(), error);
    }
  }

  /** Calls the field's resolver, or the source object's method with the field's name. */
  private callResolver({ definition, nodes, parent, resolve }: CompiledField, source: unknown, path: Path): unknown {
    const { context, variableValues, query } = this;
    if ((context as { disconnect?: Disconnect } | undefined)?.disconnect?.hasFired) throw new AbandonedError();
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

  /** Returns the completed value, or a promise of it. If the value can't be completed, calls `fail`. */
  private completeWhenReady(field: CompiledField, output: CompiledValue, path: Path, value: unknown): unknown {
    try {
      const completed = isPromise(value)
        ? value.then((resolved) => this.complete(field, output, path, resolved))
        : this.complete(field, output, path, value);
      return isPromise(completed)
        ? completed.then(undefined, (error: unknown) => this.fail(field, output, path, error))
        : completed;
    } catch (error) {
      return this.fail(field, output, path, error);
    }
  }

  private complete(field: CompiledField, output: CompiledValue, path: Path, value: unknown): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (!output.isNonNull) return null;
      throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.definition.name}.`);
    }
    if (output.kind === "object") return this.executeFields(output.fields, value, path);
    if (output.kind === "list") return this.completeList(field, output.item, path, value);
    return serialize(output.type, value);
  }

  private completeList(field: CompiledField, output: CompiledValue, path: Path, value: unknown): unknown {
    if (typeof value === "string" || typeof (value as Iterable<unknown>)[Symbol.iterator] !== "function")
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
      );
    const completed: unknown[] = [];
    const pending: Promise<void>[] = [];
    try {
      for (const item of value as Iterable<unknown>) {
        const at = completed.length;
        const done = this.completeWhenReady(field, output, { prev: path, key: at, typename: undefined }, item);
        completed.push(done);
        if (isPromise(done)) pending.push(done.then((resolved) => void (completed[at] = resolved)));
      }
    } catch (error) {
      ignoreRejections(pending);
      throw error;
    }
    return pending.length === 0 ? completed : Promise.all(pending).then(() => completed);
  }

  /** Throws the error to the parent if the value must not be null. Otherwise, records the error and returns null. */
  private fail({ nodes }: CompiledField, output: CompiledValue, path: Path, error: unknown): null {
    const located = locatedError(error, nodes, responsePathAsArray(path));
    if (output.isNonNull) throw located;
    this.errors.push(located);
    return null;
  }
}
