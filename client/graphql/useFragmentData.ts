import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Kind } from "graphql";
import { useState } from "react";

type FragmentDocument<TData> = TypedDocumentNode<TData, unknown>;

/**
 * Returns the name of a document's first fragment. Generated documents list their own fragment first, followed by the
 * fragments that it uses.
 */
function nameOf({ definitions: [fragment] }: FragmentDocument<unknown>): string {
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fragment.name.value : "";
}

/**
 * Returns the parent's object unchanged. The server renders directly from the response, which contains the fields of
 * every fragment.
 */
function useWholeObject<TData>(_fragment: FragmentDocument<TData>, from: FragmentType<TData>): TData {
  return from as unknown as TData;
}

function useWatchedFragment<TData>(fragment: FragmentDocument<TData>, from: FragmentType<TData>): TData {
  const options = { fragment, fragmentName: nameOf(fragment), from };
  const { data, complete } = useFragment(options as useFragment.Options<TData, OperationVariables>);
  // A write evicts cached rows. Until the list's query returns, the component keeps showing the last complete data.
  const [whole, setWhole] = useState(data);
  if (complete && whole !== data) setWhole(data);
  return (complete ? data : whole) as TData;
}

/**
 * Returns the fields of a component's own fragment. The parent passes the object, but the parent's types don't include
 * these fields.
 */
export const useFragmentData = typeof document === "undefined" ? useWholeObject : useWatchedFragment;
