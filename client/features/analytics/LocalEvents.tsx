/** The analytics events that this browser keeps: the last ones to see, all of them to save or clear. */
import { useConfirm } from "../../shared/confirm";
import { csvText } from "../../shared/csv";
import { LOCAL_EVENTS_KEPT, LOCAL_EVENTS_SHOWN } from "../../shared/limits";
import { clearLocalEvents, useLocalEvents, type LocalEvent } from "../../shared/localEvents";
import { messages } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { saveText } from "../../shared/saveText";
import { showToast } from "../../shared/toasts";
import { Moment } from "../../shared/ui/Moment";

const columns = ["event_type", "page_path", "timestamp", "casino_id", "bonus_id", "metadata"] as const;

function saveJson(events: readonly LocalEvent[]): void {
  saveText("honestodds-analytics-of-this-browser.json", JSON.stringify(events, null, 2), "application/json");
}

function saveCsv(events: readonly LocalEvent[]): void {
  const rows = events.map((event) =>
    columns.map((column) => (column === "metadata" ? JSON.stringify(event.metadata ?? {}) : event[column])),
  );
  saveText("honestodds-analytics-of-this-browser.csv", csvText(columns, rows), "text/csv");
}

/** 'page_view' as people read it. */
function nameOf(eventType: string): string {
  const words = eventType.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function LocalEvents() {
  const events = useLocalEvents();
  const confirm = useConfirm();
  const isEmpty = events.length === 0;

  async function handleClear() {
    const isAgreed = await confirm({
      title: "Clear analytics data?",
      text: `${plural(events.length, "event")} that this browser keeps will be gone. The server's own counts stay.`,
      action: "Clear analytics data",
    });
    if (!isAgreed) return;
    clearLocalEvents();
    showToast({ ...messages.analyticsCleared, tone: "success" });
  }

  return (
    <section className="panel record" aria-labelledby="local-events">
      <h3 id="local-events">Analytics events of this browser</h3>
      <p className="muted small">
        {isEmpty
          ? "This browser keeps no events."
          : `The last ${Math.min(events.length, LOCAL_EVENTS_SHOWN)} of ${plural(events.length, "event")}. At most ${LOCAL_EVENTS_KEPT} are kept.`}
      </p>
      {!isEmpty && <EventTable events={events.slice(-LOCAL_EVENTS_SHOWN).toReversed()} />}
      <div className="record-actions">
        <button type="button" className="btn btn-secondary btn-sm" disabled={isEmpty} onClick={() => saveJson(events)}>
          Export analytics of this browser as JSON
        </button>
        <button type="button" className="btn btn-secondary btn-sm" disabled={isEmpty} onClick={() => saveCsv(events)}>
          Export analytics of this browser as CSV
        </button>
        <button
          type="button"
          className="btn btn-secondary btn-sm is-removing"
          disabled={isEmpty}
          onClick={() => void handleClear()}
        >
          Clear analytics data
        </button>
      </div>
    </section>
  );
}

function EventTable({ events }: { events: readonly LocalEvent[] }) {
  return (
    <table className="figures">
      <caption className="sr-only">The last events of this browser, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Page</th>
          <th scope="col">When (UTC)</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event, place) => (
          <tr key={`${event.timestamp} ${place}`}>
            <td>{nameOf(event.event_type)}</td>
            <td className="is-long">{event.page_path}</td>
            <td>
              <Moment iso={event.timestamp} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
