import { expect } from "@jest/globals";

import type { TestError } from "./createTestApp.js";

/**
 * Checks that there is a single error, with the given code and exactly these input fields. Returns the error for
 * further assertions.
 */
export function expectRefusal(
  { errors }: { errors: TestError[] | undefined },
  code: string,
  fields: string[] = [],
): TestError {
  expect(errors).toHaveLength(1);
  const [error] = errors!;
  expect({ ...error!.extensions, message: error!.message }).toMatchObject({ code });
  const named = (error!.extensions["fields"] ?? []) as { field: string; message: string }[];
  expect(named.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  for (const { message } of named) expect(message).toMatch(/^[A-Z`].*[.?]$/);
  return error!;
}
