import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { answer } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { button, field, findForm, findToast, keepCasinos, refused, tagsOf } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("adminDraft:"));
const kept = () => waitFor(() => expect(screen.getByText("Draft kept in this browser")).toBeInTheDocument());
const offer = () => screen.findByText(/^You have unsaved changes from/);

/** Types into a new casino's form, and closes the tab without a word. */
async function leaveDraft() {
  const { user, unmount } = await renderPage("/admin");
  await findForm("Add casino");
  await user.type(field(/^Name/), "Velvet Tables");
  await user.type(field("Licenses"), "MGA,half a lic");
  await waitFor(() =>
    expect(
      drafts()
        .map((key) => localStorage.getItem(key))
        .join(""),
    ).toContain("half a lic"),
  );
  const left = { ...localStorage };
  unmount();
  localStorage.clear();
  Object.assign(localStorage, left);
}

describe("what was typed and not saved", () => {
  beforeEach(() => void keepCasinos());

  it("is offered when the form is opened again, and restored to the last letter", async () => {
    await leaveDraft();
    const { user } = await renderPage("/admin");
    expect(await offer()).toHaveTextContent("You have unsaved changes from just now.");
    expect(field(/^Name/)).toHaveValue("");
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Velvet Tables");
    expect(tagsOf("Licenses")).toEqual(["MGA", "half a lic"]);
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
    await kept();
  });

  it("is gone for good when it is discarded", async () => {
    await leaveDraft();
    const { user } = await renderPage("/admin");
    await offer();
    await user.click(button("Discard"));
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it("waits while something else is typed, and is offered again", async () => {
    await leaveDraft();
    const { user } = await renderPage("/admin");
    await offer();
    await user.type(field(/^Name/), "Another");
    await kept();
    expect(drafts()).toHaveLength(2);
  });

  it("is forgotten when it is saved, and when it is taken back by hand", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "N");
    await kept();
    await user.clear(field(/^Name/));
    await waitFor(() => expect(drafts()).toEqual([]));
    await user.type(field(/^Name/), "Northgate");
    await user.click(button("Add casino"));
    await findToast("Casino added successfully!");
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("stays when the session has ended or the server fails", async () => {
    answer("createCasino", () => refused({ code: "UNAUTHENTICATED" }));
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(button("Add casino"));
    await findToast("Failed to save casino. Please try again.");
    await waitFor(() => expect(drafts()).toHaveLength(1));
  });

  it("is kept aside by Cancel", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(button("Cancel"));
    expect(field(/^Name/)).toHaveValue("");
    await offer();
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Northgate");
  });

  it("belongs to its own row", async () => {
    await leaveDraft();
    const casino = makeCasino();
    keepCasinos(casino);
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it.each([
    ["no JSON", "{"],
    ["another kind of thing", "[1,2]"],
    ["no date", JSON.stringify({ savedAt: "soon", values: {} })],
  ])("is passed over when it is %s", async (_what, text) => {
    localStorage.setItem("adminDraft:casino:new:x", text);
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it("never puts a value of the wrong kind into a field", async () => {
    const values = { name: { evil: true }, licenses: "MGA", isNew: "yes", description: "Kept.", other: 1 };
    localStorage.setItem("adminDraft:casino:new:x", JSON.stringify({ savedAt: new Date().toISOString(), values }));
    const { user } = await renderPage("/admin");
    await offer();
    await user.click(button("Restore"));
    expect(field("Description")).toHaveValue("Kept.");
    expect(field(/^Name/)).toHaveValue("");
    expect(tagsOf("Licenses")).toEqual([]);
    expect(field("New")).not.toBeChecked();
  });
});

describe("leaving a form with changes", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });

  beforeEach(() => {
    keepCasinos();
    answer("CasinoList", () => ({ data: { casinos: makeConnection("Casino", []) } }));
  });

  it("asks, and stays when it is not agreed to", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(field(/^Name/)).toHaveValue("Northgate");
    expect(currentAddress()).toBe("/admin");
  });

  it("goes where it was asked to when it is agreed to, and keeps the draft", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    await question();
    await user.click(button("Leave"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(drafts()).toHaveLength(1);
  });

  it("is asked about when the browser goes back, too", async () => {
    const { user } = await renderPage("/admin?tab=content");
    await user.click(screen.getByRole("tab", { name: "Casinos" }));
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    window.history.back();
    await question();
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=casinos"));
    await user.click(button("Leave"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=content");
  });

  it("lets the browser ask before the tab is closed, and only then", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
    expect(isAsked()).toBe(false);
    await user.type(field(/^Name/), "N");
    expect(isAsked()).toBe(true);
  });

  it("asks nothing when nothing was typed", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
  });
});
