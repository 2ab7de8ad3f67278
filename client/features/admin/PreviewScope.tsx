import { ApolloClient, ApolloLink, type FragmentType, type TypedDocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { createCache } from "../../graphql/client";

interface PreviewScopeProps<Row extends { __typename: string; id: string }> {
  /** The fragment of the card, and what it will find. */
  fragment: TypedDocumentNode<Row, Record<string, never>>;
  fragmentName: string;
  row: Row;
  /** The real card, for the row. */
  children: (row: FragmentType<Row>) => ReactNode;
}

/**
 * Shows a real card of what is not saved: the card reads its row from a cache of its own. Nothing in it can be pressed,
 * since its links lead to what is not there yet.
 */
export function PreviewScope<Row extends { __typename: string; id: string }>(props: PreviewScopeProps<Row>) {
  const { fragment, fragmentName, row, children } = props;
  const write = (client: ApolloClient) =>
    client.writeFragment({ fragment, fragmentName, data: row } as Parameters<ApolloClient["writeFragment"]>[0]);
  const [client] = useState(() => {
    const made = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
    write(made);
    return made;
  });
  // Not while rendering: the card listens to the cache.
  useLayoutEffect(() => void write(client));
  const { __typename, id } = row;
  return (
    <div inert>
      <ApolloProvider client={client}>{children({ __typename, id } as FragmentType<Row>)}</ApolloProvider>
    </div>
  );
}
