import { act, screen, waitFor } from "@testing-library/react";
import { fail, mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { findForm, mockCasinos } from "../../test/editors";
import { listCasinos } from "../../test/manage";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

const casino = makeCasino({ name: "Northgate" });

function mockPresence() {
  const opened: Record<string, unknown>[] = [];
  const closed: Record<string, unknown>[] = [];
  mockOperation("recordPresence", (variables) => {
    opened.push(variables);
    const since = new Date(Date.now() - 5 * 60_000).toISOString();
    return { data: { recordPresence: [{ __typename: "RowEditor", name: "Ada", since }] } };
  });
  mockOperation("removePresence", (variables) => {
    closed.push(variables);
    return { data: { removePresence: true } };
  });
  return { opened, closed };
}

describe("a row's form", () => {
  it("names the other editors who have the row open, and tells the server when the form closes", async () => {
    mockCasinos(casino as never);
    listCasinos([casino]);
    const { opened, closed } = mockPresence();
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm("Update casino Northgate");
    expect(await screen.findByText("Ada")).toBeInTheDocument();
    expect(screen.getByText(/^Also being edited by/)).toHaveTextContent(
      "Also being edited by Ada (opened 5 minutes ago)",
    );
    expect(opened[0]).toEqual({ noun: "CASINO", id: casino.id, formId: expect.any(String) });
    expect(closed).toEqual([]);
    await user.click(screen.getByRole("link", { name: "All casinos" }));
    await waitFor(() => expect(closed).toContainEqual({ formId: opened[0]!["formId"] }));
  });

  it("tells the server when the tab closes", async () => {
    mockCasinos(casino as never);
    const { opened, closed } = mockPresence();
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await screen.findByText("Ada");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await waitFor(() => expect(closed).toEqual([{ formId: opened[0]!["formId"] }]));
  });

  it("does not ask the editor to sign in when a heartbeat finds no session", async () => {
    mockCasinos(casino as never);
    let beats = 0;
    fail("recordPresence", "UNAUTHENTICATED");
    mockOperation("Session", () => {
      beats += 1;
      return { data: { session: makeSession() } };
    });
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm("Update casino Northgate");
    const before = beats;
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(beats).toBe(before);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
