// Exits with 1 when schema.graphql breaks callers of the last release without notice. `docs/api.md` has the rules.
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  type BreakingChange,
  BreakingChangeType,
  buildSchema,
  type DangerousChange,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";

/** The removals that a deprecation can announce. No announcement excuses any other break. */
const removals = new Set<BreakingChangeType | DangerousChangeType>([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
  BreakingChangeType.ARG_REMOVED,
]);

/**
 * The changes that were not announced in time, each as a sentence. A type goes with the last field or argument that has
 * it, which is a change of its own, and so is a union without one of its types. A removal was announced when the released schema
 * deprecates what is removed, with a reason that ends in `Removed on YYYY-MM-DD.` of a day that has come.
 * @param today As `YYYY-MM-DD`, in UTC.
 */
export function findUnannouncedBreaks(released: string, current: string, today: string): string[] {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const breaking = findBreakingChanges(before, after).filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED);
  const dangerous = findDangerousChanges(before, after).filter(({ type }) => isFelt.has(type));
  return [...breaking, ...dangerous]
    .filter((change) => !wasAnnounced(change, before, today))
    .map(({ description }) => description);
}

/** What graphql-js calls dangerous and who relies on it notices: a list is longer or shorter than it was. */
const isFelt = new Set<DangerousChangeType>([DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE]);

function wasAnnounced(
  { type, description }: BreakingChange | DangerousChange,
  released: GraphQLSchema,
  today: string,
): boolean {
  if (!removals.has(type)) return false;
  const day = / Removed on (\d{4}-\d\d-\d\d)\.$/.exec(deprecationOf(description, released) ?? "")?.[1];
  return day !== undefined && day <= today;
}

/** Of what graphql-js names in its sentences: `Casino.old was removed.`, `Casino.bonuses arg old was removed.`, `OLD was removed from enum type CasinoOrder.` */
function deprecationOf(description: string, released: GraphQLSchema): string | null | undefined {
  const value = /^(\w+) was removed from enum type (\w+)\.$/.exec(description);
  if (value) {
    const type = released.getType(value[2]!);
    return isEnumType(type) ? type.getValue(value[1]!)?.deprecationReason : null;
  }
  const [, typeName = "", fieldName = "", argName] =
    /^(\w+)\.(\w+)(?: arg (\w+))? was removed\.$/.exec(description) ?? [];
  const type = released.getType(typeName);
  if (isInputObjectType(type)) return type.getFields()[fieldName]?.deprecationReason;
  if (!isObjectType(type) && !isInterfaceType(type)) return null;
  const field = type.getFields()[fieldName];
  return argName === undefined
    ? field?.deprecationReason
    : field?.args.find(({ name }) => name === argName)?.deprecationReason;
}

async function check(): Promise<void> {
  const [released, current] = await Promise.all(
    ["docs/schema.released.graphql", "schema.graphql"].map((file) => readFile(file, "utf8")),
  );
  const breaks = findUnannouncedBreaks(released!, current!, new Date().toISOString().slice(0, 10));
  if (breaks.length === 0) return;
  process.stderr.write(
    `schema.graphql breaks callers of the last release:\n${breaks.map((each) => `  ${each}\n`).join("")}` +
      "Keep what they use and deprecate it, as docs/api.md says under Versions.\n",
  );
  process.exitCode = 1;
}

if (import.meta.filename === realpathSync(process.argv[1]!)) await check();
