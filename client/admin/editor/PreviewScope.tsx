import { ApolloClient, ApolloLink, type FragmentType, type TypedDocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { createCache } from "../../graphql/client";

interface PreviewScopeProps<Row extends { __typename: string; id: string }> {
  /** The fragment whose data the card reads. */
  fragment: TypedDocumentNode<Row, Record<string, never>>;
  fragmentName: string;
  row: Row;
  /** Renders the card for the row. */
  children: (row: FragmentType<Row>) => ReactNode;
}

/**
 * Shows a public card with unsaved data. The card reads the data from a separate cache. The card is inert, because its
 * links may lead to pages that do not exist yet.
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
  // Writes after rendering, because the card must already listen to the cache.
  useLayoutEffect(() => void write(client));
  const { __typename, id } = row;
  return (
    <div inert>
      <ApolloProvider client={client}>{children({ __typename, id } as FragmentType<Row>)}</ApolloProvider>
    </div>
  );
}
