import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Kind } from "graphql";
import { useState } from "react";

type FragmentDocument<TData> = TypedDocumentNode<TData, unknown>;

/** Returns a fragment's name. Its generated document lists the fragment first, then the fragments that it spreads. */
function nameOf({ definitions: [fragment] }: FragmentDocument<unknown>): string {
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fragment.name.value : "";
}

/** Returns the whole object on the server, which renders from the response with every fragment's fields. */
function useWholeObject<TData>(_fragment: FragmentDocument<TData>, from: FragmentType<TData>): TData {
  return from as unknown as TData;
}

function useWatchedFragment<TData>(fragment: FragmentDocument<TData>, from: FragmentType<TData>): TData {
  const options = { fragment, fragmentName: nameOf(fragment), from };
  const { data, complete } = useFragment(options as useFragment.Options<TData, OperationVariables>);
  // A write evicts cached rows, so the component keeps the old data until the list's query returns.
  const [whole, setWhole] = useState(data);
  if (complete && whole !== data) setWhole(data);
  return (complete ? data : whole) as TData;
}

/** Returns the fields of a component's own fragment. The parent passes the object but can't see these fields. */
export const useFragmentData = typeof document === "undefined" ? useWholeObject : useWatchedFragment;
