import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";

type FragmentDocument<TData> = TypedDocumentNode<TData, Record<string, never>>;

/** The server renders straight from the answer, which holds every fragment's fields: no cache, nothing to watch. */
function useWholeObject<TData>(_document: FragmentDocument<TData>, _name: string, from: FragmentType<TData>): TData {
  return from as unknown as TData;
}

function useWatchedFragment<TData>(
  fragment: FragmentDocument<TData>,
  fragmentName: string,
  from: FragmentType<TData>,
): TData {
  const { data, complete } = useFragment<TData, Record<string, never>>({
    fragment,
    fragmentName,
    from,
  } as useFragment.Options<TData, Record<string, never>>);
  // A write drops what the cache holds: until the list's own query answers again, the row stays as it was.
  const [whole, setWhole] = useState(data);
  if (complete && whole !== data) setWhole(data);
  return (complete ? data : whole) as TData;
}

/** The fields that a component's own fragment names, of an object of which its parent sees only the parent's own. */
export const useFragmentData = typeof document === "undefined" ? useWholeObject : useWatchedFragment;
