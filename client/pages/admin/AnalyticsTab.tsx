/** What is recorded: on the server, of all visitors, and then in this browser, of the person who uses it. */
import { useSearchParams } from "react-router-dom";
import { AnalyticsReport } from "../../features/analytics/AnalyticsReport";
import { LocalEvents } from "../../features/analytics/LocalEvents";
import { readReportChoice, reportParameters, type ReportChoice } from "../../features/analytics/reportRange";
import { LocalSubscribers } from "../../features/newsletter/LocalSubscribers";
import { SubscriberList } from "../../features/newsletter/SubscriberList";
import { BulkButtons } from "./BulkButtons";
import { LocalDataActions } from "./LocalDataActions";

export function AnalyticsTab() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get("tab") ?? "";

  function handleChoose(choice: ReportChoice) {
    setParameters({ tab, ...reportParameters(choice) }, { replace: true });
  }

  return (
    <div className="analytics">
      <section className="recorded" aria-labelledby="recorded-there">
        <h2 id="recorded-there">On the server</h2>
        <p className="muted">What all visitors did, counted by the day, and the newsletter list.</p>
        <AnalyticsReport choice={readReportChoice(parameters)} onChoose={handleChoose} />
        <SubscriberList />
      </section>
      <section className="recorded" aria-labelledby="recorded-here">
        <h2 id="recorded-here">In this browser</h2>
        <p className="muted">
          Only what was done in this browser. Visitors’ browsers keep their own records, which can’t be read from here.
        </p>
        <div className="records">
          <LocalEvents />
          <LocalSubscribers />
          <LocalDataActions />
        </div>
      </section>
      <BulkButtons />
    </div>
  );
}
