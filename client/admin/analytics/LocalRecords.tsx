/**
 * The cards for the data in this browser: its analytics events, its newsletter sign-ups, and everything else that the
 * site stores.
 */
import { Button, Flex, Table } from "@chakra-ui/react";
import { useConfirm } from "../../shared/confirm";
import { csvText } from "../importExport/rowFiles/csv";
import { LOCAL_EVENTS_KEPT } from "../../shared/limits";
import { clearLocalEvents, useLocalEvents, type LocalEvent } from "../../shared/browser/localEvents";
import { panelMessages } from "../messages";
import { plural } from "../../shared/format/plural";
import { sentenceCase } from "../../shared/format/sentenceCase";
import { saveText } from "../../shared/browser/saveText";
import { showToast } from "../../shared/toasts";
import { FiguresTable, UtcDateTime } from "./FiguresTable";
import { RecordCard } from "./RecordCard";
import { useSubscribers, type Subscriber } from "../../shared/subscribers";
import { clearStorage } from "../../shared/storage";

/** How many of this browser's events and newsletter sign-ups the admin panel shows. */
const LOCAL_EVENTS_SHOWN = 5;
const LOCAL_SUBSCRIBERS_SHOWN = 10;

const columns = ["event_type", "page_path", "timestamp", "casino_id", "bonus_id", "metadata"] as const;

function saveEventsAsJson(events: readonly LocalEvent[]): void {
  saveText("analytics-of-this-browser.json", JSON.stringify(events, null, 2), "application/json");
}

function saveEventsAsCsv(events: readonly LocalEvent[]): void {
  const rows = events.map((event) =>
    columns.map((column) => (column === "metadata" ? JSON.stringify(event.metadata ?? {}) : event[column])),
  );
  saveText("analytics-of-this-browser.csv", csvText(columns, rows), "text/csv");
}

/** Formats an event type as a label: `page_view` becomes 'Page view'. */
function nameOf(eventType: string): string {
  return sentenceCase(eventType.replaceAll("_", " "));
}

/** Shows this browser's latest analytics events. Buttons export or clear all of the browser's events. */
export function LocalEventsPanel() {
  const events = useLocalEvents();
  const confirm = useConfirm();
  const isEmpty = events.length === 0;

  async function handleClear() {
    const isAgreed = await confirm({
      title: "Clear analytics data?",
      text: `This removes ${plural(events.length, "event")} from this browser. The server's counts don't change.`,
      action: "Clear analytics data",
    });
    if (!isAgreed) return;
    clearLocalEvents();
    showToast({ ...panelMessages.analyticsCleared, tone: "success" });
  }

  return (
    <RecordCard
      text={
        isEmpty
          ? "No events are stored in this browser."
          : `Showing the last ${Math.min(events.length, LOCAL_EVENTS_SHOWN)} of ${plural(events.length, "event")}. This browser stores up to ${LOCAL_EVENTS_KEPT}.`
      }
      title="Analytics events in this browser"
    >
      {!isEmpty && <EventTable events={events.slice(-LOCAL_EVENTS_SHOWN).toReversed()} />}
      <Flex gap="2" wrap="wrap">
        <Button disabled={isEmpty} onClick={() => saveEventsAsJson(events)} size="sm">
          Export this browser's analytics as JSON
        </Button>
        <Button disabled={isEmpty} onClick={() => saveEventsAsCsv(events)} size="sm">
          Export this browser's analytics as CSV
        </Button>
        <Button disabled={isEmpty} onClick={() => void handleClear()} size="sm" variant="surface">
          Clear analytics data
        </Button>
      </Flex>
    </RecordCard>
  );
}

function EventTable({ events }: { events: readonly LocalEvent[] }) {
  return (
    <FiguresTable caption="Latest events in this browser, newest first" columns={["Event", "Page", "Time (UTC)"]}>
      <Table.Body>
        {events.map((event, place) => (
          <Table.Row key={`${event.timestamp} ${place}`}>
            <Table.Cell>{nameOf(event.event_type)}</Table.Cell>
            <Table.Cell overflowWrap="anywhere">{event.page_path}</Table.Cell>
            <Table.Cell>
              <UtcDateTime iso={event.timestamp} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </FiguresTable>
  );
}

function saveSubscribersAsJson(subscribers: readonly Subscriber[]): void {
  saveText("subscribers-of-this-browser.json", JSON.stringify(subscribers, null, 2), "application/json");
}

function saveSubscribersAsCsv(subscribers: readonly Subscriber[]): void {
  const rows = subscribers.map(({ email, timestamp }) => [email, timestamp]);
  saveText("subscribers-of-this-browser.csv", csvText(["email", "timestamp"], rows), "text/csv");
}

/** Shows this browser's latest newsletter sign-ups. Buttons export all of the browser's sign-ups. */
export function LocalSubscribers() {
  const subscribers = useSubscribers();
  const isEmpty = subscribers.length === 0;
  return (
    <RecordCard
      text={
        isEmpty
          ? "No sign-ups in this browser."
          : `Showing the last ${Math.min(subscribers.length, LOCAL_SUBSCRIBERS_SHOWN)} of ${plural(subscribers.length, "email address", "email addresses")} entered in this browser.`
      }
      title="Newsletter sign-ups in this browser"
    >
      {!isEmpty && <SubscriberTable subscribers={subscribers.slice(-LOCAL_SUBSCRIBERS_SHOWN).toReversed()} />}
      <Flex gap="2" wrap="wrap">
        <Button disabled={isEmpty} onClick={() => saveSubscribersAsJson(subscribers)} size="sm">
          Export this browser's newsletter subscribers as JSON
        </Button>
        <Button disabled={isEmpty} onClick={() => saveSubscribersAsCsv(subscribers)} size="sm">
          Export this browser's newsletter subscribers as CSV
        </Button>
      </Flex>
    </RecordCard>
  );
}

function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  return (
    <FiguresTable
      caption="Latest newsletter sign-ups in this browser, newest first"
      columns={["Email address", "Time (UTC)"]}
    >
      <Table.Body>
        {subscribers.map(({ email, timestamp }) => (
          <Table.Row key={email}>
            <Table.Cell overflowWrap="anywhere">{email}</Table.Cell>
            <Table.Cell>
              <UtcDateTime iso={timestamp} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </FiguresTable>
  );
}

/** The button that clears everything the site stores in this browser. */
export function LocalDataActions() {
  const confirm = useConfirm();

  async function handleClear() {
    const isAgreed = await confirm({
      title: "Clear all local data?",
      text: "This removes everything that the site stores in this browser: favorites, recently viewed casinos, recent searches, analytics events, sign-ups, the theme, dismissed offers, offline pages and unsaved changes in forms. Nothing on the server changes.",
      action: "Clear all local data",
    });
    if (!isAgreed) return;
    await clearBrowser();
    showToast({ ...panelMessages.localDataCleared, tone: "success" });
  }

  return (
    <RecordCard
      actions={
        <Button alignSelf="center" onClick={() => void handleClear()} size="sm" variant="surface">
          Clear all local data
        </Button>
      }
      isWide
      text="This browser also stores favorites, recently viewed casinos, recent searches, the theme, offline pages and unsaved changes in forms."
      title="Everything stored in this browser"
    />
  );
}

/** Removes each listed item. Ignores failures, because the browser may block listing or removing items. */
async function tryEach<T>(list: () => Promise<readonly T[]>, remove: (one: T) => Promise<boolean>): Promise<void> {
  try {
    await Promise.all((await list()).map(remove));
  } catch {
    // The browser blocked listing or removing items.
  }
}

/** Removes everything that the site stores in this browser: stored values, cached pages and the service worker. */
export async function clearBrowser(): Promise<void> {
  clearStorage();
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker)
    await tryEach(
      () => serviceWorker.getRegistrations(),
      (worker) => worker.unregister(),
    );
  if ("caches" in window)
    await tryEach(
      () => caches.keys(),
      (name) => caches.delete(name),
    );
}
