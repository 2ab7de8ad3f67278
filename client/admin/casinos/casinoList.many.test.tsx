import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { findToast, refused } from "../../test/editors";
import { box, findRow, listCasinos } from "../../test/manage";
import { renderPage } from "../../test/renderPage";

const list = "/admin?tab=manage-casinos&size=25";

function makeMany(count: number) {
  return Array.from({ length: count }, (_, at) => makeCasino({ name: `Casino ${at + 1}`, isFeatured: false }));
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** Opens a list of `count` casinos and selects all of them. */
async function chooseEvery(count: number) {
  const rows = makeMany(count);
  const catalogue = listCasinos(rows, { totalCount: count, isPaged: true });
  const { user } = await renderPage(list);
  await findRow("Casino 1 ");
  await user.click(screen.getByRole("checkbox", { name: "Select every row on this page" }));
  expect(screen.getByText("25 selected")).toBeInTheDocument();
  await user.click(button(`Select all ${count.toLocaleString("en-US")} casinos`));
  await screen.findByText(`${count.toLocaleString("en-US")} selected`);
  return { user, rows, catalogue };
}

const sent = (writes: { variables: Record<string, unknown> }[]) =>
  writes.map(({ variables }) => (variables["items"] as unknown[]).length);

describe("all rows in a list", () => {
  it("can be selected across all pages of a filtered list and changed together", async () => {
    const rows = makeMany(60);
    const { requests, writes } = listCasinos(rows, { totalCount: 60, isPaged: true });
    const { user } = await renderPage(`${list}&isNew=false`);
    await user.click(within(await findRow("Casino 1 ")).getByRole("checkbox"));
    await user.click(button("Select all 60 casinos"));
    await screen.findByText("60 selected");
    expect(requests.at(-1)).toMatchObject({ filter: { isNew: false } });
    expect(screen.queryByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
    await user.click(button("Feature"));
    const preview = within(await screen.findByRole("dialog", { name: "Feature" }));
    expect(preview.getByText("60 casinos will change.")).toBeInTheDocument();
    await user.click(preview.getByRole("button", { name: "Change 60 casinos" }));
    expect(await findToast("60 casinos updated successfully!")).toBeInTheDocument();
    expect(sent(writes)).toEqual([60]);
    expect(button("Undo")).toBeInTheDocument();
  });

  it("can be selected with the keyboard: first those on the page, then those on all pages", async () => {
    listCasinos(makeMany(60), { totalCount: 60, isPaged: true });
    const { user } = await renderPage(list);
    const row = await findRow("Casino 1 ");
    act(() => row.focus());
    await user.keyboard("{Control>}a{/Control}");
    expect(screen.getByText("25 selected")).toBeInTheDocument();
    await user.keyboard("{Control>}a{/Control}");
    expect(await screen.findByText("60 selected")).toBeInTheDocument();
  });

  it("are not selected if a page can't be loaded, and an error message appears", async () => {
    const rows = makeMany(60);
    listCasinos(rows, { totalCount: 60, isPaged: true });
    const { user } = await renderPage(list);
    await user.click(within(await findRow("Casino 1 ")).getByRole("checkbox"));
    mockOperation("ManageCasinos", () => refused({ code: "SERVICE_UNAVAILABLE" }));
    await user.click(button("Select all 60 casinos"));
    expect(await findToast(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    expect(screen.getByText("1 selected")).toBeInTheDocument();
  });

  it("remain selected after a failed change, except those that another editor has deleted", async () => {
    const rows = makeMany(60);
    const catalogue = listCasinos(rows, { totalCount: 60, isPaged: true });
    const { user } = await renderPage(list);
    await user.click(within(await findRow("Casino 1 ")).getByRole("checkbox"));
    await user.click(button("Select all 60 casinos"));
    await screen.findByText("60 selected");
    catalogue.replace(rows.slice(0, 50));
    await user.click(button("Feature"));
    await user.click(await screen.findByRole("button", { name: "Change 60 casinos" }));
    await findToast(/^Failed to save casino\. Please try again\./);
    expect(await screen.findByText("50 selected")).toBeInTheDocument();
    expect(box("Casino 1")).toBeChecked();
  });
});

describe("more rows than one operation accepts", () => {
  it("are changed in steps, as the preview explains, and one Undo reverts every step", async () => {
    const { user, catalogue } = await chooseEvery(1100);
    await user.click(button("Feature"));
    const preview = within(await screen.findByRole("dialog", { name: "Feature" }));
    expect(
      preview.getByText(
        "This takes 3 steps of up to 500 rows each. Each step changes all of its rows or none. If a step fails, earlier steps stay applied, and the remaining rows do not change.",
      ),
    ).toBeInTheDocument();
    expect(preview.getAllByRole("row")).toHaveLength(100);
    await user.click(preview.getByRole("button", { name: "Show more (1,000 remaining)" }));
    expect(preview.getAllByRole("row")).toHaveLength(200);
    await user.click(preview.getByRole("button", { name: "Change 1,100 casinos" }));
    const toast = (await findToast("1,100 casinos updated successfully!")).closest<HTMLElement>(".toast__card")!;
    expect(sent(catalogue.writes)).toEqual([500, 500, 100]);
    const undone: unknown[] = [];
    mockOperation("undo", ({ changeSetId }) => {
      undone.push(changeSetId);
      const rows = { __typename: "HistoryRowConnection", edges: [] };
      return { data: { undo: { __typename: "ChangeSet", id: `undo of ${String(changeSetId)}`, rows } } };
    });
    await user.click(within(toast).getByRole("button", { name: "Undo" }));
    const question = await screen.findByRole("alertdialog", { name: "Undo the change to 1,100 rows?" });
    await user.click(within(question).getByRole("button", { name: "Undo" }));
    expect(await findToast("Undone: Changed 1,100 casinos.")).toBeInTheDocument();
    expect(undone).toEqual(["set-5", "set-4", "set-3"]);
  });

  it("remain selected and are reloaded if their step fails", async () => {
    const { user, rows, catalogue } = await chooseEvery(600);
    catalogue.replace(rows.map((row, at) => (at === 599 ? { ...row, version: 7 } : row)));
    await user.click(button("Delete 600 casinos..."));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete 600 casinos?" });
    expect(question).toHaveTextContent(
      "This takes 2 steps of up to 500 rows each. Each step changes all of its rows or none.",
    );
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    expect(
      await findToast(
        "Failed to delete casino. The operation stopped after 500 casinos. Unchanged and still selected: 100. Another editor has changed this. Reload the page and try again.",
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText("100 selected")).toBeInTheDocument();
    expect(button("Undo")).toBeInTheDocument();
    // The client loads the row's current version, even though no visible page contains the row.
    const isAskedAgain = ({ filter }: Record<string, unknown>) =>
      (filter as { ids?: string[] }).ids?.includes(rows[599]!.id);
    await waitFor(() => expect(catalogue.requests.some(isAskedAgain)).toBe(true));
    await user.click(button("Delete 100 casinos..."));
    const again = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete 100 casinos?" });
    await user.click(within(again).getByRole("button", { name: "Delete" }));
    expect(await findToast("100 casinos deleted successfully!")).toBeInTheDocument();
    await screen.findByRole("heading", { name: "There are no casinos yet" });
  });
});
