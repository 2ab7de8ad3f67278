/**
 * Calls one field of the API. Generates the document from the schema, so a test needs to state only the relevant
 * arguments.
 */
import { buildGraphqlSchema } from "../app/graphql/schema.js";
import type { TestApp, TestError, TestViewer } from "./createTestApp.js";

export interface Called<Result> {
  /** The field's value. Null if the field is null, or if the API rejected the call. */
  result: Result | null;
  errors: TestError[] | undefined;
}

/** @param selection The fields to select, without braces. Empty for a scalar. */
export async function call<Result = Record<string, unknown>>(
  app: TestApp,
  name: string,
  args: Record<string, unknown> = {},
  selection = "",
  options: { viewer?: TestViewer } = {},
): Promise<Called<Result>> {
  const { data, errors } = await app.query<Record<string, Result> | null>(
    documentFor(name, Object.keys(args), selection),
    args,
    options,
  );
  return { result: data?.[name] ?? null, errors };
}

/** @throws Error if the API rejects the call or the result is null. */
export async function callOrThrow<Result = Record<string, unknown>>(
  ...parameters: Parameters<typeof call>
): Promise<Result> {
  const { result, errors } = await call<Result>(...parameters);
  if (errors || result === null) throw new Error(`${parameters[1]}: ${JSON.stringify(errors)}`);
  return result;
}

function documentFor(name: string, given: string[], selection: string): string {
  const schema = buildGraphqlSchema();
  const mutation = schema.getMutationType()!.getFields()[name];
  const field = mutation ?? schema.getQueryType()!.getFields()[name];
  if (field === undefined) throw new Error(`The schema has no operation ${name}.`);
  const args = field.args.filter((arg) => given.includes(arg.name));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return [
    mutation ? "mutation" : "query",
    declared && `(${declared})`,
    `{ ${name}${passed && `(${passed})`} ${selection && `{ ${selection} }`} }`,
  ].join(" ");
}
