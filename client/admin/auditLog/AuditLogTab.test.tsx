import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { currentAddress, renderPage } from "../../test/renderPage";
import { watchSavedFiles } from "../../test/savedFiles";

function makeEntry(number: number, changes: Record<string, unknown> = {}) {
  return {
    __typename: "AuditEntry",
    id: String(number),
    createdAt: "2026-11-12T10:05:00.000Z",
    event: "ROLE_CHANGED",
    actor: "owner@example.com",
    subject: `person${number}@example.com`,
    clientAddress: "203.0.113.1",
    details: [
      { __typename: "AuditDetail", name: "from", value: "editor" },
      { __typename: "AuditDetail", name: "to", value: "owner" },
    ],
    ...changes,
  };
}

/** Mocks an audit log whose pages have one entry each. Returns the filters of all requests. */
function mockLog(entries = [makeEntry(1), makeEntry(2, { event: "SIGN_IN_FAILED", actor: null, details: [] })]) {
  const filters: unknown[] = [];
  mockOperation("AuditLog", ({ filter, after }) => {
    filters.push(filter);
    const from = after === null || after === undefined ? 0 : Number(after);
    const pageInfo = { __typename: "PageInfo", hasNextPage: from + 1 < entries.length, endCursor: String(from + 1) };
    const nodes = entries.slice(from, from + 1);
    return { data: { auditLog: { __typename: "AuditEntryConnection", nodes, pageInfo } } };
  });
  mockOperation("AuditLogCount", () => ({
    data: { auditLog: { __typename: "AuditEntryConnection", totalCount: entries.length } },
  }));
  return filters;
}

describe("the audit log", () => {
  it("shows who did what, and loads earlier events on request", async () => {
    mockLog();
    const { user } = await renderPage("/admin?tab=audit-log");
    const table = within(await screen.findByRole("table", { name: "Audit log" }));
    const [, first] = table.getAllByRole("row");
    for (const text of [
      "Role changed",
      "owner@example.com",
      "person1@example.com",
      "from: editor, to: owner",
      "203.0.113.1",
    ])
      expect(first).toHaveTextContent(text);
    await user.click(screen.getByRole("button", { name: "Show earlier events" }));
    expect(await table.findByText("Unknown")).toBeInTheDocument();
    expect(table.getAllByRole("row")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Show earlier events" })).not.toBeInTheDocument();
  });

  it("can be filtered by event, actor and day, with the filter in the URL", async () => {
    const filters = mockLog();
    const { user } = await renderPage("/admin?tab=audit-log&from=2026-11-01&to=2026-11-30");
    await user.selectOptions(await screen.findByLabelText("Event"), "SIGNED_IN");
    await user.type(screen.getByLabelText("Who acted"), "ann@example.com");
    await waitFor(() =>
      expect(filters.at(-1)).toEqual({
        actor: "ann@example.com",
        event: "SIGNED_IN",
        from: "2026-11-01T00:00:00.000Z",
        to: "2026-12-01T00:00:00.000Z",
      }),
    );
    expect(currentAddress()).toBe(
      "/admin?tab=audit-log&actor=ann%40example.com&event=SIGNED_IN&from=2026-11-01&to=2026-11-30",
    );
    await user.click(screen.getByRole("button", { name: "Show all events" }));
    await waitFor(() => expect(filters.at(-1)).toEqual({ actor: null, event: null, from: null, to: null }));
  });

  it("keeps everything that is typed, and changes the URL once, after the pause", async () => {
    mockLog();
    await renderPage("/admin?tab=audit-log");
    const inputs = { actor: await screen.findByLabelText("Who acted"), from: screen.getByLabelText("From (UTC)") };
    const replace = jest.spyOn(window.history, "replaceState");
    for (const value of ["a", "an", "ann"]) fireEvent.change(inputs.actor, { target: { value } });
    for (const value of ["0002-11-01", "2026-11-01"]) fireEvent.change(inputs.from, { target: { value } });
    expect(inputs.actor).toHaveValue("ann");
    expect(inputs.from).toHaveValue("2026-11-01");
    expect(replace).not.toHaveBeenCalled();
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=audit-log&actor=ann&from=2026-11-01"));
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it("records an export, and then saves all matching events as CSV", async () => {
    const { files, stop } = watchSavedFiles();
    const recorded: unknown[] = [];
    mockOperation("recordExport", (variables) => {
      recorded.push(variables);
      return { data: { recordExport: true } };
    });
    mockLog([makeEntry(1, { subject: "=HYPERLINK(1)" }), makeEntry(2)]);
    const { user } = await renderPage("/admin?tab=audit-log");
    await user.click(await screen.findByRole("button", { name: "Export as CSV" }));
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    const [file] = files;
    expect(file!.name).toBe("audit-log.csv");
    expect(recorded).toEqual([{ list: "AUDIT_LOG", rowCount: 2 }]);
    const lines = (await file!.text()).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("role_changed,owner@example.com,'=HYPERLINK(1)");
  });
});
