/** The addresses that signed up for the newsletter in this browser: the last ones to see, all of them to save. */
import { csvText } from "../../shared/csv";
import { LOCAL_SUBSCRIBERS_SHOWN } from "../../shared/limits";
import { plural } from "../../shared/plural";
import { saveText } from "../../shared/saveText";
import { useSubscribers, type Subscriber } from "../../shared/subscribers";
import { Moment } from "../../shared/ui/Moment";

function saveJson(subscribers: readonly Subscriber[]): void {
  saveText("honestodds-subscribers-of-this-browser.json", JSON.stringify(subscribers, null, 2), "application/json");
}

function saveCsv(subscribers: readonly Subscriber[]): void {
  const rows = subscribers.map(({ email, timestamp }) => [email, timestamp]);
  saveText("honestodds-subscribers-of-this-browser.csv", csvText(["email", "timestamp"], rows), "text/csv");
}

export function LocalSubscribers() {
  const subscribers = useSubscribers();
  const isEmpty = subscribers.length === 0;
  return (
    <section className="panel record" aria-labelledby="local-subscribers">
      <h3 id="local-subscribers">Newsletter sign-ups in this browser</h3>
      <p className="muted small">
        {isEmpty
          ? "Nobody has signed up in this browser."
          : `The last ${Math.min(subscribers.length, LOCAL_SUBSCRIBERS_SHOWN)} of ${plural(subscribers.length, "address", "addresses")} that signed up in this browser.`}
      </p>
      {!isEmpty && <SubscriberTable subscribers={subscribers.slice(-LOCAL_SUBSCRIBERS_SHOWN).toReversed()} />}
      <div className="record-actions">
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          disabled={isEmpty}
          onClick={() => saveJson(subscribers)}
        >
          Export newsletter subscribers of this browser as JSON
        </button>
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          disabled={isEmpty}
          onClick={() => saveCsv(subscribers)}
        >
          Export newsletter subscribers of this browser as CSV
        </button>
      </div>
    </section>
  );
}

function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  return (
    <table className="figures">
      <caption className="sr-only">The last addresses that signed up in this browser, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">When (UTC)</th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map(({ email, timestamp }) => (
          <tr key={email}>
            <td className="is-long">{email}</td>
            <td>
              <Moment iso={timestamp} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
