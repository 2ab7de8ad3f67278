/** At most one sign-in or session refresh per request, so aliases cannot multiply attempts. */
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

import { BadUserInputError } from "../../../shared/errors.js";

const attempts = new Set(["signIn", "refreshSession"]);

/** @throws BadUserInputError before anything is executed. */
export function rejectSeveralSignIns(document: DocumentNode, operation: OperationDefinitionNode): void {
  if (operation.operation !== "mutation" || createCounter(document)(operation.selectionSet) <= 1) return;
  throw new BadUserInputError([
    {
      field: "query",
      message: "Only one signIn or refreshSession is taken in a request: send the others by themselves.",
    },
  ]);
}

/** Counts up to two. Each fragment is looked into once, however often it is spread; validation has refused circles. */
function createCounter({ definitions }: DocumentNode): (selections: SelectionSetNode) => number {
  const fragments = new Map(
    definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const counted = new Map<string, number>();

  function countIn({ selections }: SelectionSetNode): number {
    return Math.min(
      2,
      selections.reduce((sum, selection) => sum + countOf(selection), 0),
    );
  }

  function countOf(selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) return attempts.has(selection.name.value) ? 1 : 0;
    if (selection.kind === Kind.INLINE_FRAGMENT) return countIn(selection.selectionSet);
    const name = selection.name.value;
    const count = counted.get(name) ?? countIn(fragments.get(name)!.selectionSet);
    counted.set(name, count);
    return count;
  }

  return countIn;
}
