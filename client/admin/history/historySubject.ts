import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";

/** A row that has a history. */
export interface HistorySubject {
  noun: CatalogueNoun;
  id: string;
  /** The name that editors know the row by. */
  name: string;
}
