/** Reads the audit log. */
import type { DataSource } from "typeorm";

import { AuditEntry } from "../../database/entities/team/auditEntry.entity.js";
import { findPage } from "../../database/reading/keyset.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { normalizedEmail } from "../../shared/input/emailAddress.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { AuditLogFilter } from "./audit.inputs.js";

export interface AuditList {
  filter: AuditLogFilter;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/**
 * Returns one page of the audit log, newest first.
 * @throws BadUserInputError for a cursor from a list with another filter.
 */
export function findAuditEntries(db: DataSource, { filter, page, fields }: AuditList): Promise<Connection<AuditEntry>> {
  const actor = filter.actor?.trim() || null;
  const { event = null, from = null, to = null } = filter;
  const where: Condition[] = [];
  // Email addresses are stored in lowercase. The names of API tokens keep their case.
  if (actor !== null)
    where.push({ sql: "row.actor = ANY(?)", values: [[...new Set([actor, normalizedEmail(actor)])]] });
  if (event !== null) where.push({ sql: "row.event = ?", values: [event] });
  if (from !== null) where.push({ sql: "row.created_at >= ?", values: [from] });
  if (to !== null) where.push({ sql: "row.created_at < ?", values: [to] });
  return findPage(db, {
    entity: AuditEntry,
    where,
    keys: [{ property: "sequence", type: "integer", direction: "DESC" }],
    key: listKey("auditLog", "SEQUENCE_DESC", { actor, event, from, to }),
    page,
    properties: ["id", ...[...fields].filter((field) => field !== "__typename")],
  });
}
