import { clearBrowser } from "../../shared/clearBrowser";
import { useConfirm } from "../../shared/confirm";
import { messages } from "../../shared/messages";
import { showToast } from "../../shared/toasts";

/** Clearing all that the site keeps in this browser. */
export function LocalDataActions() {
  const confirm = useConfirm();

  async function handleClear() {
    const isAgreed = await confirm({
      title: "Clear all local data?",
      text: "Favorites, recently viewed casinos, recent searches, analytics events, sign-ups, the theme, what was dismissed and the pages kept for opening without a connection will be gone from this browser. Nothing on the server changes.",
      action: "Clear all local data",
    });
    if (!isAgreed) return;
    await clearBrowser();
    showToast({ ...messages.localDataCleared, tone: "success" });
  }

  return (
    <section className="panel record-wide record-row" aria-labelledby="local-data">
      <div>
        <h3 id="local-data">Everything kept here</h3>
        <p className="muted small">
          Favorites, recently viewed casinos, recent searches, the theme and pages for opening without a connection live
          in this browser as well.
        </p>
      </div>
      <div className="record-actions">
        <button type="button" className="btn btn-secondary btn-sm is-removing" onClick={() => void handleClear()}>
          Clear all local data
        </button>
      </div>
    </section>
  );
}
