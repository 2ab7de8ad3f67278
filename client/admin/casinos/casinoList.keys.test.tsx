import { act, screen, waitFor, within } from "@testing-library/react";
import { makeCasino } from "../../test/catalogue";
import { mockCasinos } from "../../test/editors";
import { box, findRow, listCasinos } from "../../test/manage";
import { currentAddress, renderPage } from "../../test/renderPage";
import { expectFocus } from "../../test/expectFocus";

const names = ["Aurora", "Brasskey", "Cinder Row", "Dovetail"];

async function openList() {
  const catalogue = listCasinos(names.map((name) => makeCasino({ name })));
  const { user } = await renderPage("/admin?tab=manage-casinos");
  const first = await findRow("Aurora");
  return { catalogue, user, first };
}

const chosen = () => names.filter((name) => box(name).checked);

describe("the keyboard shortcuts in a list", () => {
  it("move focus to a row (Tab) and between rows (arrow keys, or j and k)", async () => {
    const { user, first } = await openList();
    expect(screen.getAllByRole("row").filter((row) => row.tabIndex === 0)).toEqual([first]);
    act(() => first.focus());
    await user.keyboard("{ArrowDown}j");
    await expectFocus(findRow("Cinder Row"));
    await user.keyboard("k{End}");
    await expectFocus(findRow("Dovetail"));
    await user.keyboard("{Home}{ArrowUp}");
    expect(first).toHaveFocus();
  });

  it("select a row, a range of rows or all rows, and clear the selection", async () => {
    const { user, first } = await openList();
    act(() => first.focus());
    await user.keyboard(" ");
    expect(chosen()).toEqual(["Aurora"]);
    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    expect(chosen()).toEqual(["Aurora", "Brasskey", "Cinder Row"]);
    expect(await findRow("Brasskey")).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Escape}");
    expect(chosen()).toEqual([]);
    await user.keyboard("{Control>}a{/Control}");
    expect(chosen()).toEqual(names);
  });

  it("include Shift+click, which selects a range of rows", async () => {
    const { user } = await openList();
    await user.click(box("Brasskey"));
    await user.keyboard("{Shift>}");
    await user.click(box("Dovetail"));
    await user.keyboard("{/Shift}");
    expect(chosen()).toEqual(["Brasskey", "Cinder Row", "Dovetail"]);
  });

  it("edit or delete the focused row, and delete the selected rows", async () => {
    const { user, first } = await openList();
    act(() => first.focus());
    await user.keyboard("{Delete}");
    const one = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this casino?" });
    await user.click(within(one).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(one).not.toBeInTheDocument());
    act(() => first.focus());
    await user.keyboard(" {ArrowDown} {Shift>}{Delete}{/Shift}");
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete 2 casinos?" });
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    mockCasinos(makeCasino());
    const last = await findRow("Dovetail");
    act(() => last.focus());
    await user.keyboard("e");
    await waitFor(() => expect(currentAddress()).toMatch(/^\/admin\?tab=casinos&edit=/));
  });

  it("focus the filter and open the list of shortcuts, but not while the editor types", async () => {
    const { user, first } = await openList();
    act(() => first.focus());
    await user.keyboard("/");
    expect(screen.getByRole("searchbox")).toHaveFocus();
    await user.keyboard("?n");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toHaveValue("?n");
    act(() => first.focus());
    await user.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(help).getByText("Select a range of rows")).toBeInTheDocument();
    await user.click(within(help).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("do nothing outside the list", async () => {
    const { user } = await openList();
    act(() => screen.getByRole("tab", { name: "Manage casinos" }).focus());
    await user.keyboard("?/n");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("searchbox")).not.toHaveFocus();
    expect(currentAddress()).toBe("/admin?tab=manage-casinos");
  });

  it("can be turned off if they are letters, / or ?", async () => {
    const { user, first } = await openList();
    await user.click(screen.getByRole("button", { name: "Shortcuts" }));
    await user.click(await screen.findByRole("checkbox", { name: /^Use single keys/ }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    act(() => first.focus());
    await user.keyboard("?/nj");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(first).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    await expectFocus(findRow("Brasskey"));
  });
});
