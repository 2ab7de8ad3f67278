import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../../requests/useEditorQuery";
import type { CatalogueNoun, ListViewInput, ListViewUpdateInput } from "../../../graphql/schemaTypes.generated";
import { apiErrorOf } from "../../../graphql/failure";
import { freshAsEditor } from "../../requests/asEditor";
import {
  createListViewDocument,
  deleteListViewDocument,
  ListViewsDocument,
  updateListViewDocument,
  type ListViewsQuery,
} from "./listViews.generated";

export type ListView = ListViewsQuery["listViews"][number];

/**
 * Loads the saved views of a list, and changes them. Each change resolves with an error message, or with null if it
 * succeeded.
 */
export function useListViews(noun: CatalogueNoun) {
  const client = useApolloClient();
  const { data, refetch } = useEditorQuery(ListViewsDocument, { variables: { noun }, ...freshAsEditor });

  async function change(send: () => Promise<unknown>): Promise<string | null> {
    let failure: string | null = null;
    try {
      await send();
    } catch (error) {
      const { fields, message } = apiErrorOf(error);
      failure = fields.map((field) => field.message).join(" ") || message;
    }
    await refetch().catch(() => undefined); // Without a response, the menu shows the earlier views.
    return failure;
  }

  return {
    views: data?.listViews ?? [],
    create: (input: Omit<ListViewInput, "noun">) =>
      change(() => client.mutate({ mutation: createListViewDocument, variables: { input: { ...input, noun } } })),
    update: (id: string, input: ListViewUpdateInput) =>
      change(() => client.mutate({ mutation: updateListViewDocument, variables: { id, input } })),
    remove: (id: string) => change(() => client.mutate({ mutation: deleteListViewDocument, variables: { id } })),
  };
}

export type ListViews = ReturnType<typeof useListViews>;
