// Exits with 1 if schema.graphql breaks clients of the last release without an announcement. See `docs/api.md`.
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  BreakingChangeType,
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
} from "graphql";

/**
 * Returns a sentence for each breaking change that was not announced in time. A removal is announced if the released
 * schema deprecates the element. The deprecation reason must end in `Removed on YYYY-MM-DD.`, with a date that is not
 * in the future. Other breaking changes can't be announced. Removing a type needs no separate announcement, because
 * removing the last field that uses the type needs one.
 * @param today The current date in UTC, as `YYYY-MM-DD`.
 */
export function findUnannouncedBreaks(released: string, current: string, today: string): string[] {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const breaking = findBreakingChanges(before, after).filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED);
  // graphql-js reports a new default value only as dangerous. For clients, the change is breaking, because a list
  // becomes longer or shorter.
  const dangerous = findDangerousChanges(before, after).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  const announced = findAnnouncedRemovals(before, today);
  return [...breaking, ...dangerous].map(({ description }) => description).filter((each) => !announced.has(each));
}

/** Returns the announced removals whose date is not in the future, in the wording of graphql-js. */
function findAnnouncedRemovals(released: GraphQLSchema, today: string): Set<string> {
  const isDue = ({ deprecationReason }: { deprecationReason?: string | null }) => {
    const day = / Removed on (\d{4}-\d\d-\d\d)\.$/.exec(deprecationReason ?? "")?.[1];
    return day !== undefined && day <= today;
  };
  const removals = Object.values(released.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) {
      const values = type.getValues().filter(isDue);
      return values.map(({ name }) => `${name} was removed from enum type ${type}.`);
    }
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] =
      "getFields" in type ? Object.values(type.getFields()) : [];
    return fields.flatMap((field) => {
      const args = "args" in field ? field.args.filter(isDue) : [];
      return [
        ...(isDue(field) ? [`${type}.${field.name} was removed.`] : []),
        ...args.map(({ name }) => `${type}.${field.name} arg ${name} was removed.`),
      ];
    });
  });
  return new Set(removals);
}

async function check(): Promise<void> {
  const [released, current] = await Promise.all(
    ["docs/schema.released.graphql", "schema.graphql"].map((file) => readFile(file, "utf8")),
  );
  const breaks = findUnannouncedBreaks(released!, current!, new Date().toISOString().slice(0, 10));
  if (breaks.length === 0) return;
  process.stderr.write(
    `schema.graphql breaks callers of the last release:\n${breaks.map((each) => `  ${each}\n`).join("")}` +
      "Keep the old elements and deprecate them, as docs/api.md explains under Versions.\n",
  );
  process.exitCode = 1;
}

if (import.meta.filename === realpathSync(process.argv[1]!)) await check();
