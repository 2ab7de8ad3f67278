/** The audit log's filter, which is stored in the URL. */
import type { AuditEvent, AuditLogFilter } from "../../graphql/schemaTypes.generated";
import { eventLabels } from "./auditLabels";

export interface AuditChoice {
  actor: string;
  event: AuditEvent | null;
  /** The first and the last day in UTC, such as 2026-11-24. Empty for no limit. */
  from: string;
  to: string;
}

/** Returns a day from the URL, or an empty string if it is not a valid day. */
function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}

export function readAuditChoice(parameters: URLSearchParams): AuditChoice {
  const event = parameters.get("event");
  return {
    actor: (parameters.get("actor") ?? "").slice(0, 254),
    event: event !== null && Object.hasOwn(eventLabels, event) ? (event as AuditEvent) : null,
    from: readDay(parameters.get("from")),
    to: readDay(parameters.get("to")),
  };
}

/** Returns the query string for a choice, without empty parameters. */
export function auditQuery(choice: AuditChoice): string {
  return new URLSearchParams(
    Object.entries(choice).filter(([, value]) => Boolean(value)) as [string, string][],
  ).toString();
}

const dayMs = 24 * 60 * 60_000;

/** Converts a choice to the API's filter. The API's `to` is the start of the next day. */
export function filterOf({ actor, event, from, to }: AuditChoice): AuditLogFilter {
  return {
    actor: actor.trim() || null,
    event,
    from: from === "" ? null : new Date(from).toISOString(),
    to: to === "" ? null : new Date(Date.parse(to) + dayMs).toISOString(),
  };
}
