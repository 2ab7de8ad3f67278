import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { findToast } from "../../test/editors";
import { makeChangeSet, makeHistoryRow } from "../../test/historyList";
import { box, findRow, inRow, listCasinos, listedNames } from "../../test/manage";
import { renderPage } from "../../test/renderPage";
import { expectFocus } from "../../test/expectFocus";

const list = "/admin?tab=manage-casinos";

function makeThree() {
  return [
    makeCasino({ name: "Aurora", isFeatured: false, bonusCount: 1 }),
    makeCasino({ name: "Brasskey", isFeatured: true, bonusCount: 0 }),
    makeCasino({ name: "Cinder Row", isFeatured: false, bonusCount: 2 }),
  ];
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const question = (name: string) => screen.findByRole("alertdialog", { name });

describe("deleting a casino", () => {
  it("asks for confirmation, mentions the bonuses that will be deleted, and reports success", async () => {
    const [aurora, ...others] = makeThree();
    const { writes } = listCasinos([aurora!, ...others]);
    const { user } = await renderPage(list);
    const row = await inRow("Aurora");
    await user.click(row.getByRole("button", { name: "Delete Aurora" }));
    const dialog = await question("Are you sure you want to delete this casino?");
    expect(dialog).toHaveTextContent("1 bonus at this casino will also be deleted.");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await findToast("Casino deleted successfully!")).toBeInTheDocument();
    expect(writes).toEqual([{ name: "deleteCasino", variables: { id: aurora!.id, version: 1 } }]);
    await waitFor(() => expect(listedNames()).toEqual(["Brasskey", "Cinder Row"]));
  });

  it("deletes only that casino, even if others are selected", async () => {
    const [aurora, brasskey, cinder] = makeThree();
    const { writes } = listCasinos([aurora!, brasskey!, cinder!]);
    const { user } = await renderPage(list);
    const row = await inRow("Aurora");
    await user.click(box("Aurora"));
    await user.click(box("Cinder Row"));
    await user.click(row.getByRole("button", { name: "Delete Aurora" }));
    await user.click(within(await question("Are you sure you want to delete this casino?")).getByText("Delete"));
    expect(await findToast("Casino deleted successfully!")).toBeInTheDocument();
    expect(writes).toEqual([{ name: "deleteCasino", variables: { id: aurora!.id, version: 1 } }]);
    expect(await screen.findByText("1 selected")).toBeInTheDocument();
  });

  it("moves focus to the next row, or to the filter if no rows are left", async () => {
    listCasinos(makeThree().slice(0, 2));
    const { user } = await renderPage(list);
    const remove = async (name: string) => {
      await user.click((await inRow(name)).getByRole("button", { name: `Delete ${name}` }));
      await user.click(within(await question("Are you sure you want to delete this casino?")).getByText("Delete"));
    };
    await remove("Aurora");
    await waitFor(() => expect(listedNames()).toEqual(["Brasskey"]));
    await expectFocus(findRow("Brasskey"));
    await remove("Brasskey");
    await screen.findByRole("heading", { name: "There are no casinos yet" });
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  it("does nothing if the editor cancels", async () => {
    const { writes } = listCasinos(makeThree());
    const { user } = await renderPage(list);
    await user.click((await inRow("Aurora")).getByRole("button", { name: "Delete Aurora" }));
    const dialog = await question("Are you sure you want to delete this casino?");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(writes).toEqual([]);
  });

  it("reports a failure and shows the current rows", async () => {
    const rows = makeThree();
    const catalogue = listCasinos(rows);
    const { user } = await renderPage(list);
    const row = await inRow("Aurora");
    catalogue.replace(rows.map((each) => ({ ...each, version: 2, name: `${each.name} Two` })));
    await user.click(row.getByRole("button", { name: "Delete Aurora" }));
    await user.click(within(await question("Are you sure you want to delete this casino?")).getByText("Delete"));
    expect(await findToast(/^Failed to delete casino\./)).toBeInTheDocument();
    await findRow("Aurora Two");
  });

  it("can be undone with the button in the toast", async () => {
    listCasinos(makeThree());
    const requests: unknown[] = [];
    mockOperation("undo", (variables) => {
      requests.push(variables);
      return { data: { undo: makeChangeSet({}, [makeHistoryRow({ operation: "CREATE" })]) } };
    });
    const { user } = await renderPage(list);
    await user.click((await inRow("Aurora")).getByRole("button", { name: "Delete Aurora" }));
    await user.click(within(await question("Are you sure you want to delete this casino?")).getByText("Delete"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(requests).toEqual([{ changeSetId: "set-1" }]));
    expect(await findToast("Undone: Deleted casino Aurora.")).toBeInTheDocument();
  });
});

describe("changing or deleting several casinos", () => {
  it("shows a preview and changes only the selected rows that need the change", async () => {
    const [aurora, brasskey, cinder] = makeThree();
    const { writes } = listCasinos([aurora!, brasskey!, cinder!]);
    const { user } = await renderPage(list);
    await findRow("Aurora");
    await user.click(screen.getByRole("checkbox", { name: "Select every row on this page" }));
    expect(screen.getByText("3 selected")).toBeInTheDocument();
    await user.click(button("Feature"));
    const preview = await screen.findByRole("dialog", { name: "Feature" });
    expect(preview).toHaveTextContent("2 casinos will change. 1 casino is already featured.");
    expect(
      within(preview)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["AuroraNot featured Featured", "Cinder RowNot featured Featured"]);
    expect(writes).toEqual([]);
    await user.click(within(preview).getByRole("button", { name: "Change 2 casinos" }));
    expect(await findToast("2 casinos updated successfully!")).toBeInTheDocument();
    const items = [aurora!, cinder!].map(({ id }) => ({ id, version: 1 }));
    expect(writes).toEqual([{ name: "updateCasinos", variables: { items, set: { isFeatured: true } } }]);
    expect(button("Undo")).toBeInTheDocument();
    expect(within(await findRow("Aurora")).getByText("Featured")).toBeInTheDocument();
  });

  it("changes nothing when the editor closes the preview", async () => {
    const { writes } = listCasinos(makeThree());
    const { user } = await renderPage(list);
    await findRow("Aurora");
    await user.click(box("Aurora"));
    await user.click(button("Change..."));
    await user.click(screen.getByRole("menuitem", { name: "Mark as new" }));
    const preview = await screen.findByRole("dialog", { name: "Mark as new" });
    await user.click(within(preview).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(writes).toEqual([]);
    expect(box("Aurora")).toBeChecked();
  });

  it("asks once, saying how many bonuses will be deleted, and deletes the casinos together", async () => {
    const [aurora, brasskey, cinder] = makeThree();
    const { writes } = listCasinos([aurora!, brasskey!, cinder!]);
    const { user } = await renderPage(list);
    await findRow("Aurora");
    await user.click(box("Aurora"));
    await user.click(box("Cinder Row"));
    await user.click(button("Delete 2 casinos..."));
    const dialog = await question("Are you sure you want to delete 2 casinos?");
    expect(dialog).toHaveTextContent("3 bonuses at these casinos will also be deleted.");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await findToast("2 casinos deleted successfully!")).toBeInTheDocument();
    expect(writes.map(({ name }) => name)).toEqual(["deleteCasinos"]);
    await waitFor(() => expect(listedNames()).toEqual(["Brasskey"]));
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  it("reports a conflict, keeps the selection, and shows the current values of the rows", async () => {
    const rows = makeThree();
    const catalogue = listCasinos(rows);
    const { user } = await renderPage(list);
    await findRow("Aurora");
    await user.click(box("Aurora"));
    catalogue.replace(rows.map((row) => ({ ...row, version: 7 })));
    await user.click(button("Feature"));
    await user.click(await screen.findByRole("button", { name: "Change 1 casino" }));
    expect(
      await findToast(/^Failed to save casino\. Please try again\. Another editor has changed this/),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(button("Feature"));
    await user.click(await screen.findByRole("button", { name: "Change 1 casino" }));
    expect(await findToast("1 casino updated successfully!")).toBeInTheDocument();
  });

  it("keeps the selection when the editor opens another page of the list", async () => {
    const rows = makeThree();
    const catalogue = listCasinos(rows, { hasNextPage: true });
    const { user } = await renderPage(list);
    await findRow("Aurora");
    await user.click(box("Aurora"));
    catalogue.replace([makeCasino({ name: "Dovetail" })]);
    await user.click(screen.getByRole("link", { name: "Next" }));
    await findRow("Dovetail");
    expect(screen.getByText("1 selected")).toBeInTheDocument();
    await user.click(box("Dovetail"));
    expect(screen.getByText("2 selected")).toBeInTheDocument();
  });
});
