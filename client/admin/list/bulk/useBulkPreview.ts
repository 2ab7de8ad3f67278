import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiErrorOf } from "../../../graphql/failure";
import { BULK_PREVIEW_ROWS } from "../../../shared/limits";
import { slicesOf } from "../../../../shared/slices";
import type { ListedRow } from "../listConfig";
import { changedByOthers } from "../../messages";
import type { Refusal } from "../../shell/FormFailure";
import type { NounConfig } from "../../nouns/nounConfig";
import { previewRows } from "../../nouns/listRequests";
import type { BulkPreviewFragment } from "./BulkPreview.generated";
import type { BulkChanges } from "./bulkFields";
import { maxBulkRows } from "../../../../shared/apiLimits";

export type BulkPreview = Pick<BulkPreviewFragment, "changedCount" | "rows">;

/** Asks the server what a bulk edit would change. Like the edit itself, sends up to `maxBulkRows` rows per request. */
export function useBulkPreview<Row extends ListedRow>(
  config: NounConfig<Row>,
  rows: readonly Row[],
  onStale: (rows: readonly Row[]) => void,
) {
  const client = useApolloClient();
  const [found, setFound] = useState<BulkPreview | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  async function load(changes: BulkChanges): Promise<void> {
    setFailure(null);
    setIsLoading(true);
    let step: readonly Row[] = [];
    try {
      const previews: BulkPreview[] = [];
      for (step of slicesOf(rows, maxBulkRows)) {
        const items = step.map(({ id, version }) => ({ id, version }));
        previews.push(await previewRows(client, config, items, changes));
      }
      setFound({
        changedCount: previews.reduce((sum, { changedCount }) => sum + changedCount, 0),
        rows: previews.flatMap((preview) => preview.rows).slice(0, BULK_PREVIEW_ROWS),
      });
    } catch (error) {
      const { code, message, fields, changedRows } = apiErrorOf(error);
      const problems = [...fields.map((field) => field.message), changedByOthers(changedRows)].filter(Boolean);
      setFailure({ message: problems.join(" ") || message });
      if (code === "CONFLICT") onStale(step);
    } finally {
      setIsLoading(false);
    }
  }

  return { found, failure, isLoading, load, reset: () => setFound(null) };
}
