/** The validation rule that refuses fields nested too deep. Runs once per document, before anything is executed. */
import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from "graphql";

import { maxDepth } from "../../shared/limits.js";
import { QueryTooComplexError } from "./queryTooComplexError.js";

export function depthRule(context: ValidationContext): ASTVisitor {
  const depthOfFragment = new Map<string, number>();
  const depthOf = (selections: SelectionSetNode | undefined): number => {
    let deepest = 0;
    for (const selection of selections?.selections ?? []) {
      const depth =
        selection.kind === Kind.FIELD
          ? 1 + depthOf(selection.selectionSet)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? depthOf(selection.selectionSet)
            : depthOfSpread(selection.name.value);
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  const depthOfSpread = (name: string): number => {
    const known = depthOfFragment.get(name);
    if (known !== undefined) return known;
    // Another rule refuses a fragment that contains itself; here it must only come to an end.
    depthOfFragment.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet);
    depthOfFragment.set(name, depth);
    return depth;
  };
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
      if (depth > maxDepth)
        context.reportError(new QueryTooComplexError(`It nests fields ${depth} levels deep; ${maxDepth} are allowed.`));
    },
  };
}
