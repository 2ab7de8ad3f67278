import { screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { field, findToast, keepCasinos } from "../../test/editors";
import { keepHistory, makeChangeSet, makeHistoryRow } from "../../test/historyList";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";

/** Opens the history of everything from the panel's header. */
async function openHistory() {
  const page = await renderPage("/admin?tab=content");
  await page.user.click(screen.getByRole("button", { name: "History" }));
  const drawer = await screen.findByRole("dialog", { name: "History" });
  return { ...page, drawer };
}

const itemOf = async (drawer: HTMLElement, words: string) =>
  (await within(drawer).findByRole("button", { name: words, expanded: false })).closest("li")!;

const undoButton = (item: HTMLElement) => within(item).getByRole("button", { name: /^Und/ });

describe("the history in the panel", () => {
  it("says who did what and when, the latest first", async () => {
    keepHistory(
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

  it("shows field by field what was before and what came after, in the form's words", async () => {
    const about = "A long text about the casino that says a lot of things about";
    const changes = [
      { field: "rating", before: 4.2, after: 4.5 },
      { field: "isFeatured", before: false, after: true },
      { field: "licenses", before: ["MGA"], after: null },
      { field: "review.about", before: `${about} before.`, after: `${about} after.` },
    ];
    keepHistory(makeChangeSet({}, [makeHistoryRow({ changes })]));
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

  it("undoes with one press, tells it, and shows what the history says then", async () => {
    const changeSet = makeChangeSet({ operation: "deleteCasino" }, [makeHistoryRow({ operation: "DELETE" })]);
    const { kept } = keepHistory(changeSet);
    answer("undo", ({ changeSetId }) => {
      expect(changeSetId).toBe(changeSet.id);
      const undo = makeChangeSet({ operation: "undo", undoes: changeSet }, [makeHistoryRow({ operation: "CREATE" })]);
      kept.splice(0, 1, undo, { ...changeSet, isUndoable: false, undoneBy: undo as never });
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

  it("asks again for an undo that takes longer than an answer may", async () => {
    keepHistory(makeChangeSet());
    let asked = 0;
    answer("undo", () => {
      asked += 1;
      if (asked > 4) return { data: { undo: makeChangeSet({ operation: "undo" }) } };
      return { data: null, errors: [notReady] };
    });
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast("Undone: Changed casino Northgate.");
    expect(asked).toBe(5);
  });

  it("does not say that nothing was undone where the server may be at it still", async () => {
    keepHistory(makeChangeSet());
    let asked = 0;
    answer("undo", () => {
      asked += 1;
      return { data: null, errors: [notReady] };
    });
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast(
      "The history will say whether it was undone. The service is not available at the moment. Please try again.",
    );
    expect(asked).toBe(6);
  });

  it("explains a conflict, naming who holds what, and asks the history again", async () => {
    const { asked } = keepHistory(makeChangeSet());
    const message = "The casino Northgate can't have its slug north back: the casino Southgate has it now.";
    answer("undo", () => ({
      data: null,
      errors: [{ message: "not for editors", extensions: { code: "CONFLICT", obstacles: [{ message }, { message }] } }],
    }));
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast(`Nothing was undone. ${message}`);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it("says why something can't be undone, and does not try", async () => {
    const obstacles = ["changed again.", "deleted."].map((message) => ({ __typename: "UndoObstacle", message }));
    keepHistory(makeChangeSet({ isUndoable: false, obstacles }));
    const { user, drawer } = await openHistory();
    const item = await itemOf(drawer, "Changed casino Northgate");
    expect(item).toHaveTextContent("Can't be undone. changed again. There is more in the way.");
    await user.click(undoButton(item));
    expect(document.querySelector(".toast")).toBeNull();
  });

  it("asks before it undoes what touched many rows", async () => {
    const many = { ...makeConnection("HistoryRow", [makeHistoryRow()]), totalCount: 315 };
    keepHistory(makeChangeSet({ operation: "seed", rows: many }));
    const { user, drawer } = await openHistory();
    await user.click(undoButton(await itemOf(drawer, "Seed: 315 rows")));
    const question = await screen.findByRole("alertdialog", { name: "Undo the change of 315 rows?" });
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(document.querySelector(".toast")).toBeNull();
  });

  it("narrows to a kind of row and to an editor", async () => {
    const { asked } = keepHistory(makeChangeSet());
    const { user, drawer } = await openHistory();
    await itemOf(drawer, "Changed casino Northgate");
    await user.click(within(drawer).getByRole("button", { name: "Games" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ noun: "GAME", actor: null }));
    await user.click(await within(drawer).findByRole("button", { name: "Show only what demo did" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ noun: "GAME", actor: "demo" }));
    await user.click(within(drawer).getByRole("button", { name: /^By demo/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ noun: "GAME", actor: null }));
  });

  it("adds earlier changes below", async () => {
    const [late, early] = [makeChangeSet(), makeChangeSet({ operation: "createCasino" })];
    answer("History", ({ after }) => ({
      data: { history: makeConnection("ChangeSet", [after ? early : late], after ? {} : { next: "more" }) },
    }));
    const { user, drawer } = await openHistory();
    await user.click(await within(drawer).findByRole("button", { name: "Show earlier changes" }));
    await itemOf(drawer, "Added casino Northgate");
    await itemOf(drawer, "Changed casino Northgate");
    expect(within(drawer).queryByRole("button", { name: "Show earlier changes" })).toBeNull();
  });

  it("says what is wrong when it can't be loaded, and tries again", async () => {
    fail("History", "SERVICE_UNAVAILABLE");
    const { user, drawer } = await openHistory();
    const line = await within(drawer).findByText(/Error loading the history: The service is not available/);
    keepHistory(makeChangeSet());
    await user.click(within(line.parentElement!).getByRole("button"));
    expect(await itemOf(drawer, "Changed casino Northgate")).toBeInTheDocument();
  });

  it("says so when nothing was changed yet, and gives the focus back when it is closed", async () => {
    keepHistory();
    const { user, drawer } = await openHistory();
    expect(await within(drawer).findByText("Nothing was changed yet.")).toBeInTheDocument();
    await user.click(within(drawer).getByRole("button", { name: "Close the history" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "History" })).toHaveFocus();
  });
});

describe("the history of the row in the form", () => {
  it("asks for that row alone, and has the form show what an undo put back", async () => {
    const casino = makeCasino({ name: "Northgate", rating: 4.5 });
    const kept = keepCasinos(casino);
    const changeSet = makeChangeSet();
    const { asked } = keepHistory(changeSet);
    answer("undo", () => {
      kept.change(casino.id, { rating: 4.2 });
      return { data: { undo: makeChangeSet({ operation: "undo" }) } };
    });
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await waitFor(() => expect(field("Rating")).toHaveValue(4.5));
    await user.click(screen.getByRole("button", { name: "History of Northgate" }));
    const drawer = await screen.findByRole("dialog", { name: "History of Northgate" });
    await user.click(undoButton(await itemOf(drawer, "Changed casino Northgate")));
    await findToast("Undone: Changed casino Northgate.");
    expect(asked[0]).toMatchObject({ noun: "CASINO", id: casino.id });
    await user.click(within(drawer).getByRole("button", { name: "Close the history" }));
    await waitFor(() => expect(field("Rating")).toHaveValue(4.2));
  });
});
