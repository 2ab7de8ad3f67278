import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";

/** A row that has a history. */
export interface HistorySubject {
  noun: CatalogueNoun;
  id: string;
  /** The name under which editors know the row. */
  name: string;
}
