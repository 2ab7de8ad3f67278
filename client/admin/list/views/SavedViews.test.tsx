import { screen, within } from "@testing-library/react";
import { mockOperation } from "../../../test/api";
import { makeCasino } from "../../../test/catalogue";
import { refused } from "../../../test/editors";
import { findRow, listCasinos } from "../../../test/manage";
import { currentAddress, renderPage } from "../../../test/renderPage";

interface View {
  id: string;
  name: string;
  parameters: string;
  isShared: boolean;
  isMine: boolean;
  by: string;
}

/** Mocks the saved views, and stores changes. */
function mockViews(...given: Partial<View>[]) {
  let views = given.map((view, at) => ({
    __typename: "SavedListView",
    id: `view-${at}`,
    name: `View ${at}`,
    parameters: "",
    isShared: false,
    isMine: true,
    by: "editor@example.com",
    ...view,
  }));
  const created: unknown[] = [];
  mockOperation("ListViews", () => ({ data: { listViews: views } }));
  mockOperation("createListView", ({ input }) => {
    created.push(input);
    const view = { ...views[0]!, id: "new", by: "me", isMine: true, ...(input as object) };
    views = [...views, view];
    return { data: { createListView: view } };
  });
  mockOperation("updateListView", ({ id, input }) => {
    views = views.map((view) => (view.id === id ? { ...view, ...(input as object) } : view));
    return { data: { updateListView: views.find((view) => view.id === id) } };
  });
  mockOperation("deleteListView", ({ id }) => {
    views = views.filter((view) => view.id !== id);
    return { data: { deleteListView: true } };
  });
  return { created, current: () => views };
}

async function openMenu(search = "") {
  listCasinos([makeCasino({ name: "Northgate" })]);
  const { user } = await renderPage(`/admin?tab=manage-casinos${search}`);
  await findRow("Northgate");
  await user.click(screen.getByRole("button", { name: "Views" }));
  return user;
}

describe("the saved views of a list", () => {
  it("open with their filters, and ignore URL parameters and values that the list doesn't support", async () => {
    mockViews({
      name: "Crypto",
      parameters: "q=north&acceptsCrypto=true&order=NAME_ASC&tab=settings&isNew=perhaps&x=1",
    });
    const user = await openMenu();
    await user.click(await screen.findByRole("menuitem", { name: "Crypto" }));
    expect(await screen.findByRole("button", { name: "Remove filter: Accepts crypto" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=manage-casinos&q=north&acceptsCrypto=true&order=NAME_ASC");
  });

  it("show who shared them", async () => {
    mockViews({ name: "Crypto", isMine: false, isShared: true, by: "Ada" });
    await openMenu();
    expect(await screen.findByRole("menuitem", { name: /^Crypto\s*by Ada$/ })).toBeInTheDocument();
    expect(screen.queryByRole("menuitem", { name: "Manage views..." })).not.toBeInTheDocument();
  });

  it("are saved with the list's filters and search, but not its page", async () => {
    const { created } = mockViews({});
    const user = await openMenu("&q=north&isNew=true&size=25&after=abc&page=2");
    await user.click(await screen.findByRole("menuitem", { name: "Save this view..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    await user.click(dialog.getByRole("button", { name: "Save view" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Enter a name.");
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "New in the north");
    await user.click(dialog.getByRole("checkbox", { name: "Share with the team" }));
    await user.click(dialog.getByRole("button", { name: "Save view" }));
    expect(await screen.findByText("View saved")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Views" }));
    expect(await screen.findByRole("menuitem", { name: "New in the north" })).toBeInTheDocument();
    const parameters = "q=north&isNew=true&size=25";
    expect(created).toEqual([{ noun: "CASINO", name: "New in the north", parameters, isShared: true }]);
  });

  it("can be renamed, shared and deleted", async () => {
    const views = mockViews({ name: "Crypto" }, { name: "Other" });
    const user = await openMenu();
    await user.click(await screen.findByRole("menuitem", { name: "Manage views..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Your views of this list" }));
    await user.clear(dialog.getByRole("textbox", { name: "Name Crypto" }));
    await user.type(dialog.getByRole("textbox", { name: "Name Crypto" }), "Coins");
    await user.click(dialog.getByRole("button", { name: "Rename Crypto" }));
    await user.click(await dialog.findByRole("checkbox", { name: "Share Coins with the team" }));
    expect(
      await dialog.findByRole("checkbox", { name: "Share Coins with the team", checked: true }),
    ).toBeInTheDocument();
    mockOperation("updateListView", () =>
      refused({ code: "BAD_USER_INPUT", fields: [{ field: "name", message: "Choose a different name." }] }),
    );
    await user.type(dialog.getByRole("textbox", { name: "Name Other" }), "!");
    await user.click(dialog.getByRole("button", { name: "Rename Other" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Choose a different name.");
    expect(dialog.getByRole("textbox", { name: "Name Other" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Delete Other" }));
    await dialog.findAllByRole("textbox");
    expect(views.current()).toMatchObject([{ name: "Coins", isShared: true }]);
  });
});
