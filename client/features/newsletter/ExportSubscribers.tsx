import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../graphql/failure";
import { exportFailed } from "../../shared/messages";
import { saveText } from "../../shared/saveText";
import { showToast } from "../../shared/toasts";
import { fetchSubscribersCsv } from "./subscribersCsv";

/** Saves the whole list of the server, which it fetches page by page. */
export function ExportSubscribers() {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<number>();
  const isBusy = fetched !== undefined;

  async function handleExport() {
    if (isBusy) return;
    setFetched(0);
    try {
      saveText("honestodds-newsletter.csv", await fetchSubscribersCsv(client, setFetched), "text/csv");
    } catch (error) {
      showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setFetched(undefined);
    }
  }

  return (
    <div className="subscriber-export">
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        aria-disabled={isBusy}
        onClick={() => void handleExport()}
      >
        {isBusy ? "Exporting..." : "Export all as CSV"}
      </button>
      <span className="tiny" role="status">
        {isBusy && `${fetched.toLocaleString("en-US")} so far`}
      </span>
    </div>
  );
}
