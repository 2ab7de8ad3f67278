import { jest } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { SNAPSHOT_WAIT_MS } from "./SnapshotsTab";
import { mockOperation } from "../../test/api";
import { findToast } from "../../test/editors";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

function makeSnapshot(changes: Record<string, unknown> = {}) {
  return {
    __typename: "CatalogueSnapshot",
    id: "first",
    completedAt: "2026-11-12T10:00:00.000Z",
    cursor: "MTIz",
    rowCount: 2_250,
    byteSize: 1_234_567,
    path: "/snapshots/first.ndjson.gz",
    ...changes,
  };
}

describe("the snapshots tab", () => {
  it("lists the snapshots, and shows a requested one as soon as the server has written it", async () => {
    const snapshots = [makeSnapshot()];
    mockOperation("CatalogueSnapshots", () => ({ data: { catalogueSnapshots: [...snapshots] } }));
    mockOperation("requestCatalogueSnapshot", () => ({ data: { requestCatalogueSnapshot: true } }));
    const { user } = await renderPage("/admin?tab=snapshots");
    const table = within(await screen.findByRole("table", { name: "Snapshots" }));
    const row = table.getByText("2,250").closest("tr")!;
    expect(row).toHaveTextContent("1.2 MB");
    expect(row).toHaveTextContent("MTIz");
    expect(within(row).getByRole("link", { name: "Download the snapshot of 2026-11-12, 10:00 UTC" })).toHaveAttribute(
      "href",
      "/snapshots/first.ndjson.gz",
    );
    await user.click(screen.getByRole("button", { name: "Make a snapshot" }));
    expect(await screen.findByText("The server is writing the snapshot...")).toBeInTheDocument();
    snapshots.unshift(makeSnapshot({ id: "second", rowCount: 2_251 }));
    expect(await table.findByText("2,251")).toBeInTheDocument();
    expect(screen.queryByText("The server is writing the snapshot...")).not.toBeInTheDocument();
  });

  it("says why the server rejected a request for a snapshot", async () => {
    mockOperation("CatalogueSnapshots", () => ({ data: { catalogueSnapshots: [] } }));
    const message = "The server is already writing a snapshot. Wait until it appears in the list.";
    mockOperation("requestCatalogueSnapshot", () => ({
      data: null,
      errors: [{ message, extensions: { code: "CONFLICT" } }],
    }));
    const { user } = await renderPage("/admin?tab=snapshots");
    await screen.findByText("No snapshots yet");
    await user.click(screen.getByRole("button", { name: "Make a snapshot" }));
    await findToast(message);
    expect(screen.queryByText("The server is writing the snapshot...")).not.toBeInTheDocument();
  });

  it("requests no snapshot before the list has loaded", async () => {
    let isLoaded = false;
    let requests = 0;
    mockOperation("CatalogueSnapshots", async () => {
      await new Promise<void>((done) => {
        const timer = setInterval(() => {
          if (!isLoaded) return;
          clearInterval(timer);
          done();
        }, 10);
      });
      return { data: { catalogueSnapshots: [makeSnapshot()] } };
    });
    mockOperation("requestCatalogueSnapshot", () => {
      requests += 1;
      return { data: { requestCatalogueSnapshot: true } };
    });
    const { user } = await renderPage("/admin?tab=snapshots");
    const make = await screen.findByRole("button", { name: "Make a snapshot" });
    expect(make).toHaveAttribute("aria-disabled", "true");
    await user.click(make);
    isLoaded = true;
    await screen.findByRole("table", { name: "Snapshots" });
    expect(requests).toBe(0);
    expect(make).toHaveAttribute("aria-disabled", "false");
    await user.click(make);
    expect(await screen.findByText("The server is writing the snapshot...")).toBeInTheDocument();
  });

  it("stops waiting if the server writes no snapshot", async () => {
    let loads = 0;
    mockOperation("CatalogueSnapshots", () => {
      loads += 1;
      return { data: { catalogueSnapshots: [] } };
    });
    mockOperation("requestCatalogueSnapshot", () => ({ data: { requestCatalogueSnapshot: true } }));
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "setImmediate"] });
    try {
      await renderPage("/admin?tab=snapshots");
      await screen.findByText("No snapshots yet");
      fireEvent.click(screen.getByRole("button", { name: "Make a snapshot" }));
      await screen.findByText("The server is writing the snapshot...");
      await act(() => jest.advanceTimersByTimeAsync(SNAPSHOT_WAIT_MS));
      expect(await screen.findByText("The snapshot is not ready yet. Reload this page later.")).toBeInTheDocument();
      expect(screen.queryByText("The server is writing the snapshot...")).not.toBeInTheDocument();
      const before = loads;
      expect(before).toBeGreaterThan(1);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(loads).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it("is open only to owners", async () => {
    mockOperation("Session", () => ({ data: { session: makeSession({ role: "PUBLISHER" }) } }));
    await renderPage("/admin?tab=snapshots");
    expect(await screen.findByText(/^Only owners can open this tab\./)).toBeInTheDocument();
  });
});
