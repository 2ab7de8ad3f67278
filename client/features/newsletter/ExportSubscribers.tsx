import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../graphql/failure";
import type { WalkProgress } from "../../graphql/walkList";
import { exportFailed, pauseAsked } from "../../shared/messages";
import { saveText } from "../../shared/saveText";
import { showToast } from "../../shared/toasts";
import { fetchSubscribersCsv } from "./subscribersCsv";

/** Saves the whole list of the server, which it fetches page by page. */
export function ExportSubscribers() {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleExport() {
    if (fetched) return;
    const { signal } = (work.current = new AbortController());
    setFetched({ count: 0 });
    try {
      const text = await fetchSubscribersCsv(client, { signal, onProgress: setFetched });
      saveText("honestodds-newsletter.csv", text, "text/csv");
    } catch (error) {
      if (!signal.aborted) showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setFetched(null);
    }
  }

  return (
    <div className="subscriber-export">
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        aria-disabled={fetched !== null}
        onClick={() => void handleExport()}
      >
        {fetched ? "Exporting..." : "Export all newsletter subscribers as CSV"}
      </button>
      <span className="tiny" role="status">
        {fetched && (fetched.wait ? pauseAsked(fetched.wait) : `${fetched.count.toLocaleString("en-US")} so far`)}
      </span>
    </div>
  );
}
