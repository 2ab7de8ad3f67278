import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { field, findToast, mockCasinos } from "../../test/editors";
import { mockHistory, makeChangeSet, makeHistoryRow } from "../../test/historyList";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";

/** Opens the full history with the button in the admin panel's header. */
async function openHistory() {
  const page = await renderPage("/admin?tab=content");
  await page.user.click(screen.getByRole("button", { name: "History" }));
  const drawer = await screen.findByRole("dialog", { name: "History" });
  return { ...page, drawer };
}

const itemOf = async (drawer: HTMLElement, words: string) =>
  (await within(drawer).findByRole("button", { name: words, expanded: false })).closest("li")!;

const undoButton = (item: HTMLElement) => within(item).getByRole("button", { name: /^Und/ });

describe("the history in the admin panel", () => {
  it("shows who did what and when, most recent first", async () => {
    mockHistory(
      makeChangeSet({ actor: "jane@example.com", operation: "deleteGame" }, [
        makeHistoryRow({ noun: "GAME", name: "Lucky", operation: "DELETE" }),
      ]),
      makeChangeSet(),
    );
    const { drawer } = await openHistory();
    await itemOf(drawer, "Deleted game Lucky");
    const items = within(drawer).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("jane@example.com, 5 minutes ago"),
      expect.stringContaining("Changed casino Northgate"),
    ]);
  });

  it("shows the reason for a change", async () => {
    mockHistory(makeChangeSet({ reason: "The license was revoked.\nSee the register." }), makeChangeSet());
    const { drawer } = await openHistory();
    const [first, second] = await within(drawer).findAllByRole("listitem");
    expect(first).toHaveTextContent("Reason: The license was revoked. See the register.");
    expect(second).not.toHaveTextContent("Reason");
  });

  it("shows each field's values before and after a change, with the form's labels", async () => {
    const about = "A long text about the casino that says a lot of things about";
    const changes = [
      { field: "rating", before: 4.2, after: 4.5 },
      { field: "isFeatured", before: false, after: true },
      { field: "licenses", before: ["MGA"], after: null },
      { field: "review.about", before: `${about} before.`, after: `${about} after.` },
    ];
    mockHistory(makeChangeSet({}, [makeHistoryRow({ changes })]));
    const { user, drawer } = await openHistory();
    const item = await itemOf(drawer, "Changed casino Northgate");
    await user.click(within(item).getByRole("button", { name: "Changed casino Northgate" }));
    const table = await within(item).findByRole("table", { name: "Changed casino Northgate" });
    const [, ...lines] = within(table).getAllByRole("row");
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
      ["Rating", "4.2", "4.5"],
      ["Featured", "No", "Yes"],
      ["Licenses", "MGA", "(empty)"],
      ["About", `${about} before.`, `${about} after.`],
    ]);
    const marked = [...lines[3]!.querySelectorAll("del, ins")].map(({ textContent }) => textContent);
    expect(marked).toEqual(["before.", "after."]);
  });

  it("undoes a change with one click, reports success, and reloads the history", async () => {
    const changeSet = makeChangeSet({ operation: "deleteCasino" }, [makeHistoryRow({ operation: "DELETE" })]);
    const { current } = mockHistory(changeSet);
    mockOperation("undo", ({ changeSetId }) => {
      expect(changeSetId).toBe(changeSet.id);
      const undo = makeChangeSet({ operation: "undo", undoes: changeSet }, [makeHistoryRow({ operation: "CREATE" })]);
      current.splice(0, 1, undo, { ...changeSet, isUndoable: false, undoneBy: undo as never });
      return { data: { undo } };
    });
    const { user, drawer } = await openHistory();
    const item = await itemOf(drawer, "Deleted casino Northgate");
    await user.click(undoButton(item));
    await findToast("Undone: Deleted casino Northgate.");
    await itemOf(drawer, "Undid: Deleted casino Northgate");
    expect(within(drawer).getByText(/^Undone by demo, 5 minutes ago/)).toBeInTheDocument();
    const pressed = within(await itemOf(drawer, "Deleted casino Northgate")).getByRole("button", { name: /^Undone/ });
    expect(pressed).toHaveAttribute("aria-disabled", "true");
    expect(pressed).toHaveFocus();
  });

  const notReady = { message: "too long", extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 0.01 } };

  it("retries an undo that takes longer than the server's time limit", async () => {
    mockHistory(makeChangeSet());
    let requests = 0;
    mockOperation("undo", () => {
      requests += 1;
      if (requests > 4) return { data: { undo: makeChangeSet({ operation: "undo" }) } };
      return { data: null, errors: [notReady] };
    });
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast("Undone: Changed casino Northgate.");
    expect(requests).toBe(5);
  });

  it("does not claim that nothing was undone while the server may still be undoing the change", async () => {
    mockHistory(makeChangeSet());
    let requests = 0;
    mockOperation("undo", () => {
      requests += 1;
      return { data: null, errors: [notReady] };
    });
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast(
      "Check the history to see whether the change was undone. The service is not available right now. Please try again.",
    );
    expect(requests).toBe(6);
  });

  it("explains a conflict by naming the conflicting rows, then reloads the history", async () => {
    const { requests } = mockHistory(makeChangeSet());
    const message = "The casino Northgate can't have its slug north back: the casino Southgate now has it.";
    mockOperation("undo", () => ({
      data: null,
      errors: [{ message: "not for editors", extensions: { code: "CONFLICT", obstacles: [{ message }, { message }] } }],
    }));
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast(`Nothing was undone. ${message}`);
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it("explains why a change can't be undone and sends no request", async () => {
    const obstacles = ["changed again.", "deleted."].map((message) => ({ __typename: "UndoObstacle", message }));
    mockHistory(makeChangeSet({ isUndoable: false, obstacles }));
    const { user, drawer } = await openHistory();
    const item = await itemOf(drawer, "Changed casino Northgate");
    expect(item).toHaveTextContent("This can't be undone. changed again. There are other reasons, too.");
    await user.click(undoButton(item));
    expect(document.querySelector(".toast__card")).toBeNull();
  });

  it("asks for confirmation before it undoes a change to many rows", async () => {
    const many = { ...makeConnection("HistoryRow", [makeHistoryRow()]), totalCount: 315 };
    mockHistory(makeChangeSet({ operation: "seed", rows: many }));
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Seed: 315 rows")));
    const question = await screen.findByRole("alertdialog", { name: "Undo the change to 315 rows?" });
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(document.querySelector(".toast__card")).toBeNull();
  });

  it("filters changes by type of row and by editor", async () => {
    const { requests } = mockHistory(makeChangeSet());
    const { user, drawer } = await openHistory();
    await itemOf(drawer, "Changed casino Northgate");
    await user.click(within(drawer).getByRole("button", { name: "Games" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ noun: "GAME", actor: null }));
    await user.click(await within(drawer).findByRole("button", { name: "Show only changes by demo" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ noun: "GAME", actor: "demo" }));
    await user.click(within(drawer).getByRole("button", { name: /^By demo/ }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ noun: "GAME", actor: null }));
  });

  it("loads earlier changes when the editor asks for them", async () => {
    const [late, early] = [makeChangeSet(), makeChangeSet({ operation: "createCasino" })];
    mockOperation("History", ({ after }) => ({
      data: { history: makeConnection("ChangeSet", [after ? early : late], after ? {} : { next: "more" }) },
    }));
    const { user, drawer } = await openHistory();
    await user.click(await within(drawer).findByRole("button", { name: "Show earlier changes" }));
    await itemOf(drawer, "Added casino Northgate");
    await itemOf(drawer, "Changed casino Northgate");
    expect(within(drawer).queryByRole("button", { name: "Show earlier changes" })).toBeNull();
  });

  it("shows an error with a retry button if loading fails", async () => {
    fail("History", "SERVICE_UNAVAILABLE");
    const { user, drawer } = await openHistory();
    const line = await within(drawer).findByText(/Error loading the history: The service is not available/);
    mockHistory(makeChangeSet());
    await user.click(within(line.parentElement!).getByRole("button"));
    expect(await itemOf(drawer, "Changed casino Northgate")).toBeInTheDocument();
  });

  it("says that there are no changes yet, and restores focus when it closes", async () => {
    mockHistory();
    const { user, drawer } = await openHistory();
    expect(await within(drawer).findByText("No changes yet.")).toBeInTheDocument();
    await user.click(within(drawer).getByRole("button", { name: "Close the history" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "History" })).toHaveFocus();
  });
});

describe("the history of the row that is open in the form", () => {
  it("loads only changes to that row and updates the form after an undo", async () => {
    const casino = makeCasino({ name: "Northgate", rating: 4.5 });
    const stored = mockCasinos(casino);
    const changeSet = makeChangeSet();
    const { requests } = mockHistory(changeSet);
    mockOperation("undo", () => {
      stored.change(casino.id, { rating: 4.2 });
      return { data: { undo: makeChangeSet({ operation: "undo" }) } };
    });
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await waitFor(() => expect(field("Rating")).toHaveValue("4.5"));
    await user.click(screen.getByRole("button", { name: "History of Northgate" }));
    const drawer = await screen.findByRole("dialog", { name: "History of Northgate" });
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast("Undone: Changed casino Northgate.");
    expect(requests[0]).toMatchObject({ noun: "CASINO", id: casino.id });
    await user.click(within(drawer).getByRole("button", { name: "Close the history" }));
    await waitFor(() => expect(field("Rating")).toHaveValue("4.2"));
  });
});
